import { describe, expect, test } from 'vitest'
import { actFieldsOf } from '../../../functions/desk/engine/act-fields-of.ts'
import { type ActName, deskActs, loadEveryAct } from '../../../functions/desk/engine/acts.ts'
import { rolesOfActs } from '../../../functions/desk/engine/roles-of-acts.ts'
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

const acts = (await loadEveryAct()).map((act) => ({ name: act.name, fields: actFieldsOf(act) }))

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

test('every text that an act takes is chosen, or it is said why it is typed', () => {
  const unserved = texts.filter((text) => !isPicked(text) && !isTyped(text))
  expect(unserved.map(({ act, field }) => `${act} ${field}`)).toEqual([])
})

test('no id is among what is typed', () => {
  expect(Object.keys(typedFields).filter((name) => name.endsWith('Id'))).toEqual([])
})

test('nothing is listed that no act has', () => {
  const texted = new Set(texts.flatMap(({ act, field }) => [field, `${act} ${field}`]))
  expect(Object.keys(typedFields).filter((name) => !texted.has(name))).toEqual([])
  const fields = new Set(acts.flatMap((act) => act.fields.map((field) => field.name)))
  expect(Object.keys(pickerOfField).filter((name) => !fields.has(name))).toEqual([])
  expect(Object.keys(pickersOfAct).filter((name) => !(name in deskActs))).toEqual([])
  const used = new Set([...texts.flatMap(({ served }) => served), ...Object.values(pickerOfField)])
  expect(all.filter(([name]) => !used.has(name)).map(([name]) => name)).toEqual([])
})

test('what is listed to choose from is told by an act that takes what it is asked with', () => {
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

describe('what takes several', () => {
  const lists = acts.flatMap(({ name, fields }) =>
    fields.filter(({ type }) => type === 'json').map((field) => ({ act: name, field: field.name })),
  )
  const ofForms = lists.filter(
    ({ act, field }) => screenOfAct(act) === undefined && !isEditedOnCompanyPage(act, field),
  )
  const pickerFor = ({ act, field }: (typeof lists)[number]): Picker | undefined =>
    all.find(([name, { each }]) => each && pickersOf(act, [field]).includes(name))?.[1]

  test('is chosen one by one: no form has a field of JSON', () => {
    expect(ofForms.filter((list) => !pickerFor(list))).toEqual([])
  })

  test('is chosen from what all may look at who may do the act', () => {
    const wrong = ofForms.filter((list) => {
      const told = pickerFor(list)?.list
      return rolesOfActs[list.act as ActName].some(
        (role) => typeof told !== 'string' || !rolesOfActs[told as ActName].includes(role),
      )
    })
    expect(wrong).toEqual([])
  })

  test('and what its own screen asks for is in no form, while there is such an act', () => {
    const elsewhere = lists
      .filter((list) => !ofForms.includes(list))
      .map(({ act, field }) => `${act} ${field}`)
    expect(elsewhere).toEqual([
      'kyc-check fields',
      'kyc-return fields',
      'statement-read columns',
      'terms-propose changes',
    ])
  })
})

describe('the parts of a form', () => {
  test('lead by what has to be chosen first', () => {
    expect(partsOf('charge-write-off')).toEqual(['company', 'facility', 'charge'])
    expect(partsOf('charge-write-off', ['companyId'])).toEqual(['facility', 'charge'])
    expect(partsOf('charge-write-off', ['facilityId'])).toEqual(['charge'])
    expect(partsOf('drawdown-reject')).toEqual(['drawdown'])
    expect(partsOf('work-claim')).toEqual(['queue', 'work', 'holder'])
  })

  test('what rests on something is dropped with it', () => {
    const fields = acts.find(({ name }) => name === 'charge-write-off')?.fields ?? []
    const parts = formPartsOf('charge-write-off', fields, () => false)
    expect(dependentFields(parts, ['companyId'])).toEqual(['facilityId', 'chargeId'])
    expect(dependentFields(parts, ['facilityId'])).toEqual(['chargeId'])
    expect(dependentFields(parts, ['chargeId'])).toEqual([])
  })
})
