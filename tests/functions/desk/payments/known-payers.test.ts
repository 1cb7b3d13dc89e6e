import { expect, test } from 'vitest'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { payerIdOf } from '../../../../functions/data/known-payers.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { fulfilled } from '../../../support/fulfilled.ts'
import { present } from '../../../support/present.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { type WrittenLine, writeCamt } from './statements/write-statements.ts'

const app = await useTestApp()
const companies = await buildBills(app, 10)

const nextCompany = (): BilledCompany => present(companies.pop())

const act = (actor: string, action: string, fields: object = {}, fourEyes = true) =>
  deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes } })({
    action,
    actor,
    reason: 'the owner’s other firm pays',
    ...fields,
  })

let read = 0
/** Reads a line in, and returns it with its match. */
const receive = async (line: Omit<WrittenLine, 'day'>): Promise<StatementLineView> => {
  const text = `${line.text} no ${++read}`
  const file = writeCamt({ lines: [{ day: '2027-01-31', ...line, text }], number: `S${read}` })
  await fulfilled(act('reader', 'statement-read', { file: Buffer.from(file).toString('base64') }))
  const { lines } = await fulfilled(act('ada', 'statement-line-list', { limit: 200 }))
  return present((lines as StatementLineView[]).find((each) => each.text.includes(text)))
}

const byTwo = async (action: string, fields: object) => {
  const { proposalId } = await fulfilled(act('ada', action, fields))
  return fulfilled(act('grace', 'proposal-approve', { proposalId }))
}
const targetsOf = ({ facilityId, bills }: BilledCompany) => [
  { kind: 'charge', facilityId, id: bills[0].chargeId },
]

let account = 100_000
/** A payer that is none of the companies, and of which two people book a first line to each of these companies. */
const confirmedPayer = async (...of: BilledCompany[]) => {
  const payer = { payer: `Invented Holdings ${account}`, account: `000-${++account}` }
  for (const company of of) {
    const { lineId } = await receive({ cents: company.bills[0].cents, text: 'by hand', ...payer })
    await byTwo('statement-line-match', { lineId, targets: targetsOf(company) })
  }
  return payer
}
const secondBill = ({ bills }: BilledCompany) => ({ cents: bills[1].cents, text: bills[1].reference })

test('a payer that two people confirmed is certain next time, and the match shows whom, when and on which line', async () => {
  const company = nextCompany()
  const payer = { payer: 'Invented Holdings', account: '000-123456' }
  const first = await receive({ cents: company.bills[0].cents, text: company.bills[0].reference, ...payer })
  expect(first.finding).toMatchObject({ kind: 'likely', knownPayers: [] })
  await byTwo('statement-line-match', { lineId: first.lineId, targets: targetsOf(company) })
  const next = await receive({ ...secondBill(company), payer: 'INVENTED HOLDINGS', account: '000 123456' })
  expect(next.finding).toMatchObject({
    kind: 'certain',
    reasons: ['reference', 'amount', 'known payer'],
    knownPayers: [
      {
        companyId: company.companyId,
        lineId: first.lineId,
        confirmedBy: 'ada',
        approvedBy: 'grace',
        confirmedAt: app.clock.now().toISOString(),
      },
    ],
  })
  expect(await act('ada', 'statement-book', { lineIds: [next.lineId] }, false)).toMatchObject({
    booked: [next.lineId],
  })
})

test('account and name count together, and neither alone', async () => {
  const company = nextCompany()
  const payer = await confirmedPayer(company)
  for (const other of [
    { ...payer, account: '000-999999' },
    { ...payer, payer: 'Somebody else' },
    { payer: payer.payer },
    { account: payer.account },
  ]) {
    const { finding } = await receive({ ...secondBill(company), ...other })
    expect(finding).toMatchObject({ kind: 'likely', knownPayers: [] })
  }
  expect(payerIdOf({ payerName: 'Ada Ltd', payerAccount: '000-***456' })).toBeUndefined()
  expect(payerIdOf({ payerName: 'Ada Ltd', payerAccount: '1234' })).toBeUndefined()
})

test('what is held for a company by two confirms its payer as well; what one person books does not', async () => {
  const [company, alone] = [nextCompany(), nextCompany()]
  const held = { payer: 'Invented Held', account: '000-777777' }
  const { lineId } = await receive({ cents: 5_00, text: 'held', ...held })
  await byTwo('statement-line-to-suspense', { lineId, facilityId: company.facilityId })
  expect((await receive({ ...secondBill(company), ...held })).finding).toMatchObject({ kind: 'certain' })
  const single = { payer: 'Invented Alone', account: '000-888888' }
  const line = await receive({ cents: alone.bills[0].cents, text: 'alone', ...single })
  await fulfilled(
    act('ada', 'statement-line-match', { lineId: line.lineId, targets: targetsOf(alone) }, false),
  )
  expect((await receive({ ...secondBill(alone), ...single })).finding).toMatchObject({
    kind: 'likely',
    knownPayers: [],
  })
})

test('a payer of two companies is certain for neither', async () => {
  const [one, other] = [nextCompany(), nextCompany()]
  const payer = await confirmedPayer(one, other)
  for (const company of [one, other]) {
    const { finding } = await receive({ ...secondBill(company), ...payer })
    expect(finding).toMatchObject({ kind: 'likely', reasons: ['reference', 'amount', 'shared payer'] })
    expect(finding?.knownPayers).toHaveLength(2)
  }
})

test('a payer with another company’s name is certain for neither', async () => {
  const [paidFor, named] = [nextCompany(), nextCompany()]
  const payer = { payer: named.name, account: '000-555555' }
  const { lineId } = await receive({ cents: paidFor.bills[0].cents, text: 'for the other', ...payer })
  await byTwo('statement-line-match', { lineId, targets: targetsOf(paidFor) })
  for (const company of [paidFor, named]) {
    const { finding } = await receive({ ...secondBill(company), ...payer })
    expect(finding).toMatchObject({ kind: 'likely' })
    expect(finding?.reasons).toContain('shared payer')
  }
  // A transfer from the company's own account is still matched with certainty.
  const own = await receive({ ...secondBill(named), payer: named.name, account: '000-444444' })
  expect(own.finding).toMatchObject({ kind: 'certain', reasons: ['reference', 'amount', 'payer'] })
})

test('it is taken back with a reason, once, and no line is certain by it any more', async () => {
  const [company, other] = [nextCompany(), nextCompany()]
  const payer = await confirmedPayer(company)
  const listed = async () =>
    (await fulfilled(act('ada', 'known-payer-list', { companyId: company.companyId })))['payers'] as {
      payerId: string
    }[]
  const [known] = await listed()
  expect(known).toMatchObject({ payerName: payer.payer, payerAccount: payer.account, confirmedBy: 'ada' })
  const fields = { companyId: company.companyId, payerId: known?.payerId }
  expect(await act('ada', 'known-payer-remove', { ...fields, reason: undefined })).toMatchObject({
    reason: 'invalidInput',
  })
  expect(await act('ada', 'known-payer-remove', { ...fields, companyId: other.companyId })).toMatchObject({
    reason: 'notFound',
  })
  await fulfilled(act('ada', 'known-payer-remove', fields))
  expect(await act('ada', 'known-payer-remove', fields)).toMatchObject({ reason: 'notFound' })
  expect(await listed()).toEqual([])
  expect((await receive({ ...secondBill(company), ...payer })).finding).toMatchObject({
    kind: 'likely',
    knownPayers: [],
  })
  const stored = JSON.stringify(await app.everyItem())
  expect(stored).not.toContain(`KNOWN-PAYER#${known?.payerId}`)
})
