import { describe, expect, test } from 'vitest'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { type ActName, allActs, everyAct } from '#shared/desk/all-acts.ts'
import { isEditedOnCompanyPage, screenOfAct } from '../../../web/desk/features/acts/act-screens.ts'
import { dependentFields, formPartsOf } from '../../../web/desk/features/acts/form-parts.ts'
import type { Picker } from '../../../web/desk/features/acts/pickers/picker.ts'
import {
  type PickerName,
  pickerOfField,
  pickers,
  pickersOf,
  pickersOfAct,
} from '../../../web/desk/features/acts/pickers/pickers.ts'
import { typedFields } from '../../../web/desk/features/acts/pickers/typed-fields.ts'

const acts = everyAct.map((act) => ({ name: act.name, fields: actFieldsOf(act) }))

const all = Object.entries(pickers) as [PickerName, Picker][]

/** True for a field that a person would have to type: no date, amount, file or enumerated value. */
const texts = acts.flatMap(({ name, fields }) =>
  fields
    .filter(({ type, choices }) => type === 'string' && choices.length === 0)
    .map((field) => ({
      act: name,
      field: field.name,
      served: pickersOf(
        name,
        fields.map((each) => each.name),
      ),
    })),
)

const isPicked = ({ field, served }: (typeof texts)[number]): boolean =>
  served.some((name) => field in pickers[name].fills)

const isTyped = ({ act, field }: (typeof texts)[number]): boolean =>
  `${act} ${field}` in typedFields || field in typedFields

test('every text field of an act has a picker, or a reason why it is typed', () => {
  const unserved = texts.filter((text) => !isPicked(text) && !isTyped(text))
  expect(unserved.map(({ act, field }) => `${act} ${field}`)).toEqual([])
})

test('no typed field is an id', () => {
  expect(Object.keys(typedFields).filter((name) => name.endsWith('Id'))).toEqual([])
})

test('every listed field belongs to an act', () => {
  const texted = new Set(texts.flatMap(({ act, field }) => [field, `${act} ${field}`]))
  expect(Object.keys(typedFields).filter((name) => !texted.has(name))).toEqual([])
  const fields = new Set(acts.flatMap((act) => act.fields.map((field) => field.name)))
  expect(Object.keys(pickerOfField).filter((name) => !fields.has(name))).toEqual([])
  expect(Object.keys(pickersOfAct).filter((name) => !(name in allActs))).toEqual([])
  const used = new Set([...texts.flatMap(({ served }) => served), ...Object.values(pickerOfField)])
  expect(all.filter(([name]) => !used.has(name)).map(([name]) => name)).toEqual([])
})

test('every picker’s list is an act that accepts the picker’s parameters', () => {
  const wrong = all.flatMap(([name, { list, requires = [], narrows = [], always = {}, searches }]) => {
    if (typeof list !== 'string') return []
    const taken = acts.find((act) => act.name === list)?.fields.map((field) => field.name)
    const asked = [...requires, ...narrows, ...Object.keys(always), ...(searches ? ['text'] : [])]
    return taken === undefined || asked.some((each) => !taken.includes(each)) ? [name] : []
  })
  expect(wrong).toEqual([])
})

const partsOf = (action: string, known: readonly string[] = []) => {
  const fields = acts.find(({ name }) => name === action)?.fields ?? []
  const open = fields.filter(({ name }) => !known.includes(name))
  return formPartsOf(action, open, (name) => known.includes(name)).map((part) =>
    'picker' in part ? part.picker : part.field.name,
  )
}

describe('fields with several values', () => {
  const lists = acts.flatMap(({ name, fields }) =>
    fields.filter(({ type }) => type === 'json').map((field) => ({ act: name, field: field.name })),
  )
  const ofForms = lists.filter(
    ({ act, field }) => screenOfAct(act) === undefined && !isEditedOnCompanyPage(act, field),
  )
  const pickerFor = ({ act, field }: (typeof lists)[number]): Picker | undefined =>
    all.find(([name, { each }]) => each && pickersOf(act, [field]).includes(name))?.[1]

  test('have a picker, so that no form has a JSON field', () => {
    expect(ofForms.filter((list) => !pickerFor(list))).toEqual([])
  })

  test('have pickers that every role with the act may list', () => {
    const wrong = ofForms.filter((list) => {
      const told = pickerFor(list)?.list
      return allActs[list.act as ActName].roles.some(
        (role) => typeof told !== 'string' || !allActs[told as ActName].roles.includes(role),
      )
    })
    expect(wrong).toEqual([])
  })

  test('fields of an act’s own screen are in no form, and the act exists', () => {
    const elsewhere = lists
      .filter((list) => !ofForms.includes(list))
      .map(({ act, field }) => `${act} ${field}`)
    expect(elsewhere).toEqual([
      'kyc-check fields',
      'kyc-check toReturn',
      'kyc-return fields',
      'statement-read columns',
      'terms-propose changes',
    ])
  })
})

describe('the parts of a form', () => {
  test('begin with the required choice', () => {
    expect(partsOf('charge-write-off')).toEqual(['company', 'facility', 'charge'])
    expect(partsOf('charge-write-off', ['companyId'])).toEqual(['facility', 'charge'])
    expect(partsOf('charge-write-off', ['facilityId'])).toEqual(['charge'])
    expect(partsOf('drawdown-reject')).toEqual(['drawdown'])
    expect(partsOf('work-claim')).toEqual(['queue', 'work', 'holder'])
  })

  test('dependent fields are cleared with their choice', () => {
    const fields = acts.find(({ name }) => name === 'charge-write-off')?.fields ?? []
    const parts = formPartsOf('charge-write-off', fields, () => false)
    expect(dependentFields(parts, ['companyId'])).toEqual(['facilityId', 'chargeId'])
    expect(dependentFields(parts, ['facilityId'])).toEqual(['chargeId'])
    expect(dependentFields(parts, ['chargeId'])).toEqual([])
  })
})
