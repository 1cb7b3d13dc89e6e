import { expect, test } from 'vitest'
import { validChecks } from '#shared/kyc/valid-checks.ts'

const check = (field: string, submittedAt: string) => ({ field, submittedAt, by: 'ada', at: submittedAt })
const fieldsOf = (changed: string[], ...checks: ReturnType<typeof check>[]) =>
  validChecks(checks, [
    { submittedAt: 'first', changed: [] },
    { submittedAt: 'second', changed },
  ]).map(({ field }) => field)

test('an accepted field stays accepted while unchanged', () => {
  const [brn, name] = [check('company_info.brn', 'first'), check('company_info.register_name_en', 'first')]
  expect(fieldsOf(['company_info.brn'], brn, name)).toEqual(['company_info.register_name_en'])
  expect(fieldsOf(['company_info.brn'], check('company_info.brn', 'second'))).toEqual(['company_info.brn'])
})

test('adding, removing or moving a person resets the whole list, and a section its parts', () => {
  const id = check('connected_persons.persons.0.id_number', 'first')
  expect(fieldsOf(['connected_persons.persons'], id)).toEqual([])
  expect(fieldsOf(['connected_persons.persons.1.email'], id)).toEqual([id.field])
  expect(fieldsOf(['documents.other'], check('documents', 'first'))).toEqual([])
  // A field name that is the prefix of another one is a different field.
  expect(fieldsOf(['company_info.brn'], check('company_info.brn_expiry', 'first'))).toEqual([
    'company_info.brn_expiry',
  ])
})

test('an acceptance in an unknown submission does not count', () => {
  expect(fieldsOf([], check('company_info.brn', 'never'))).toEqual([])
})
