import { expect, test } from 'vitest'
import { validChecks } from '#shared/kyc/valid-checks.ts'

const check = (field: string, submittedAt: string) => ({ field, submittedAt, by: 'ada', at: submittedAt })
const fieldsOf = (changed: string[], ...checks: ReturnType<typeof check>[]) =>
  validChecks(checks, [
    { submittedAt: 'first', changed: [] },
    { submittedAt: 'second', changed },
  ]).map(({ field }) => field)

test('what was accepted stands while the seller leaves it as it was', () => {
  const [brn, name] = [check('company_info.brn', 'first'), check('company_info.register_name_en', 'first')]
  expect(fieldsOf(['company_info.brn'], brn, name)).toEqual(['company_info.register_name_en'])
  expect(fieldsOf(['company_info.brn'], check('company_info.brn', 'second'))).toEqual(['company_info.brn'])
})

test('somebody who was added, removed or moved makes everybody in the list anew, and a whole section its parts', () => {
  const id = check('connected_persons.persons.0.id_number', 'first')
  expect(fieldsOf(['connected_persons.persons'], id)).toEqual([])
  expect(fieldsOf(['connected_persons.persons.1.email'], id)).toEqual([id.field])
  expect(fieldsOf(['documents.other'], check('documents', 'first'))).toEqual([])
  // A name that another begins with is another one.
  expect(fieldsOf(['company_info.brn'], check('company_info.brn_expiry', 'first'))).toEqual([
    'company_info.brn_expiry',
  ])
})

test('what was accepted of a submission that is not known stands for nothing', () => {
  expect(fieldsOf([], check('company_info.brn', 'never'))).toEqual([])
})
