import { describe, expect, test } from 'vitest'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { type ActName, allActs, everyAct } from '#shared/desk/all-acts.ts'
import { isEditedOnCompanyPage, screenOfAct } from '../../../web/desk/features/acts/act-screens.ts'
import { dependentFields, formPartsOf } from '../../../web/desk/features/acts/form-parts.ts'
import type { Picker } from '../../../web/desk/features/acts/pickers/picker.ts'
import { type PickerName, pickers, pickersOf } from '../../../web/desk/features/acts/pickers/pickers.ts'

const acts = everyAct.map((act) => ({ name: act.name, fields: actFieldsOf(act) }))

const all = Object.entries(pickers) as [PickerName, Picker][]

test('every text field of an act says what it names, and so has a picker or a reason to be typed', () => {
  const unsaid = acts.flatMap(({ name, fields }) =>
    fields
      .filter(({ type, choices, kind }) => type === 'string' && choices.length === 0 && !kind)
      .map((field) => `${name} ${field.name}`),
  )
  expect(unsaid).toEqual([])
})

test('every id is picked, and every picker has a field', () => {
  const served = new Set(acts.flatMap(({ fields }) => pickersOf(fields)))
  const isPicked = (name: string) => [...served].some((picker) => name in pickers[picker].fills)
  const ids = acts.flatMap(({ fields }) => fields.filter(({ name }) => name.endsWith('Id')))
  expect(ids.filter(({ name, kind }) => !isPicked(name) || !kind || !(kind in pickers))).toEqual([])
  expect(all.filter(([name]) => !served.has(name)).map(([name]) => name)).toEqual([])
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
  return formPartsOf(open, (name) => known.includes(name)).map((part) =>
    'picker' in part ? part.picker : part.field.name,
  )
}

describe('fields with several values', () => {
  const lists = acts.flatMap(({ name, fields }) =>
    fields
      .filter(({ type }) => type === 'json')
      .map((field) => ({ act: name, field: field.name, declared: field })),
  )
  const ofForms = lists.filter(
    ({ act, field }) => screenOfAct(act) === undefined && !isEditedOnCompanyPage(act, field),
  )
  const pickerFor = ({ declared }: (typeof lists)[number]): Picker | undefined =>
    all.find(([name, { each }]) => each && pickersOf([declared]).includes(name))?.[1]

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
      'csv-mapping-save columns',
      'csv-mapping-save headings',
      'csv-preview columns',
      'kyc-check fields',
      'kyc-check toReturn',
      'kyc-return fields',
      'statement-read columns',
      'terms-propose changes',
      'work-claim-many workIds',
    ])
  })
})

describe('the parts of a form', () => {
  test('begin with the required choice', () => {
    const overrides = ['unbookedAccepted', 'disputeAccepted']
    expect(partsOf('charge-write-off')).toEqual(['company', 'facility', 'charge', ...overrides])
    expect(partsOf('charge-write-off', ['companyId'])).toEqual(['facility', 'charge', ...overrides])
    expect(partsOf('charge-write-off', ['facilityId'])).toEqual(['charge', ...overrides])
    expect(partsOf('drawdown-reject')).toEqual(['drawdown', 'rejection'])
    expect(partsOf('work-claim')).toEqual(['queue', 'work', 'holder'])
  })

  test('dependent fields are cleared with their choice', () => {
    const fields = acts.find(({ name }) => name === 'charge-write-off')?.fields ?? []
    const parts = formPartsOf(fields, () => false)
    expect(dependentFields(parts, ['companyId'])).toEqual(['facilityId', 'chargeId'])
    expect(dependentFields(parts, ['facilityId'])).toEqual(['chargeId'])
    expect(dependentFields(parts, ['chargeId'])).toEqual([])
  })
})
