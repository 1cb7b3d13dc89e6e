import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { loadAct } from '../../../../functions/desk/engine/acts.ts'
import { type DeskInput, parseAct } from '../../../../functions/desk/engine/parse-act.ts'

const parse = async (given: Omit<DeskInput, 'actor'> & { action: string; actor?: unknown }) => {
  const action = await loadAct(given.action)
  if (!action) throw new Error(`no action ${given.action}`)
  return parseAct(action, { actor: 'ada', ...given } as DeskInput)
}

test.each<[string, Record<string, unknown>, string]>([
  ['kyc-list', { limit: 'x' }, 'limit: Invalid input: expected number, received NaN'],
  ['kyc-list', { limit: 201 }, 'limit: Too big: expected number to be <=200'],
  ['kyc-list', { limit: 1.5 }, 'limit: Invalid input: expected int, received number'],
  ['kyc-list', { dryRun: 'yes' }, 'dryRun: Invalid input: expected boolean, received string'],
  ['kyc-approve', {}, 'companyId: Invalid input: expected string, received undefined'],
  ['kyc-approve', { companyId: '' }, 'companyId: Too small: expected string to have >=1 characters'],
  ['kyc-approve', { companyId: 'c'.repeat(901) }, 'companyId: at most 900 bytes'],
  [
    'kyc-reject',
    { companyId: 'c', actor: ' ' },
    'actor: Too small: expected string to have >=1 characters; reason: Invalid input: expected nonoptional, received undefined',
  ],
  [
    'ledger-export',
    { facilityId: 'f', format: 'xml' },
    'format: Invalid option: expected one of "jsonl"|"csv"',
  ],
  ['audit-list', { month: '2027-1' }, 'month: Invalid string: must match pattern /^\\d{4}-\\d{2}$/'],
  [
    'facility-set',
    { facilityId: 'f', reason: 'r', watermark: '1.5' },
    'watermark: an amount from 0 on, as 1250 or 1250.00',
  ],
])('what is wrong with a call of %s %j is said in a sentence', async (action, given, message) => {
  expect(await parse({ action, ...given })).toMatchObject({ ok: false, reason: 'invalidInput', message })
})

test('each wrong field is named by its path, with the violated rule', async () => {
  const given = { drawdowns: [{ facilityId: 'f' }, { drawdownId: 'd' }], executionDate: '2027-02-30' }
  expect(await parse({ action: 'payout-batch-make', ...given })).toEqual({
    ok: false,
    reason: 'invalidInput',
    message: expect.stringContaining('executionDate: a calendar date, as 2027-01-28'),
    errors: [
      { field: 'drawdowns.0.drawdownId', rule: 'required' },
      { field: 'drawdowns.1.facilityId', rule: 'required' },
      { field: 'executionDate', rule: 'dateInvalid' },
    ],
  })
})

test('what is right is read, with what is usual where nothing is given', async () => {
  expect(await parse({ action: 'user-skip', user: ' a@shop.test ', off: 'yes', reason: ' r ' })).toEqual({
    ok: true,
    data: { action: 'user-skip', actor: 'ada', user: 'a@shop.test', off: true, reason: 'r', dryRun: false },
  })
})

test('a field that takes a business date says that it is one, and no other does', async () => {
  const fields = everyAct.flatMap((action) =>
    actFieldsOf(action).map((field) => ({ ...field, name: `${action.name} ${field.name}` })),
  )
  const dates = fields.filter(({ type }) => type === 'date').map(({ name }) => name)
  expect(dates).toEqual(
    fields.filter(({ example }) => /^\d{4}-\d{2}-\d{2}$/.test(example)).map(({ name }) => name),
  )
  expect(dates).toContain('statement-issue from')
})

test('the sentences are the desk’s alone', () => {
  // In a separate process: importing all of zod installs these messages globally.
  const program = `
    import '${new URL('../../../../functions/desk/engine/parse-act.ts', import.meta.url).href}'
    import * as z from 'zod/mini'
    process.stdout.write(z.string().safeParse(1).error.issues[0].message)`
  expect(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  ).toBe('Invalid input')
})
