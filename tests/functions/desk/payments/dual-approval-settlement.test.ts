import { describe, expect, test } from 'vitest'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findChargeOrder, replaceChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { writePayment } from '../../../../functions/data/payments.ts'
import type { DeskOutcome } from '../../../../functions/desk/engine/desk-act.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { fulfilled } from '../../../support/fulfilled.ts'
import { present } from '../../../support/present.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { type WrittenLine, writeCamt } from './statements/write-statements.ts'

type Fields = Record<string, unknown>

const app = await useTestApp()
const companies = await buildBills(app, 8)

const day = '2027-01-31'

const nextCompany = (): BilledCompany => present(companies.pop())

const act = (actor: string, action: string, fields: object = {}) =>
  deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })({
    action,
    actor,
    reason: 'as the bank says',
    ...fields,
  })
const idOf = async (outcome: Promise<DeskOutcome>) => String((await fulfilled(outcome))['proposalId'])
const approve = (actor: string, proposalId: string, fields: object = {}) =>
  act(actor, 'proposal-approve', { proposalId, ...fields })

const owedBy = async ({ companyId, bills }: BilledCompany) =>
  Promise.all(
    bills.map(async ({ chargeId }) => (await findChargeOrder(app.deps.table, companyId, chargeId))?.status),
  )

/** Reports the complete transfer of the first charge order, which the bank has not confirmed. */
const reported = async ({ companyId, facilityId, bills: [{ chargeId, cents }] }: BilledCompany) => {
  const { table } = app.deps
  const charge = present(await findChargeOrder(table, companyId, chargeId))
  await table.write(replaceChargeOrder(table, { ...charge, pendingCents: cents }))
  const paymentId = `never-${companyId}`
  await table.transact(
    writePayment(table, {
      paymentId,
      companyId,
      facilityId,
      chargeId,
      status: 'reported',
      reportedCents: cents,
      reference: 'sent',
      reportedAt: app.clock.now().toISOString(),
      version: 0,
    }),
  )
  return { facilityId, paymentId }
}

let read = 0
const receive = async (line: WrittenLine): Promise<StatementLineView> => {
  const text = writeCamt({ lines: [{ day, ...line }], number: `S${++read}` })
  await fulfilled(act('reader', 'statement-read', { file: Buffer.from(text).toString('base64') }))
  const { lines } = await fulfilled(act('ada', 'statement-line-list', { limit: 200 }))
  return present((lines as StatementLineView[]).find((each) => each.text.includes(line.text)))
}

const both = ({ facilityId, bills }: BilledCompany) =>
  bills.map(({ chargeId }) => ({ kind: 'charge', facilityId, id: chargeId }))
const sumOf = ({ bills }: BilledCompany) => bills.reduce((sum, { cents }) => sum + cents, 0)

describe('what lets a seller off without a line of the bank that is certain takes two', () => {
  test('a repayment that was only reported is posted by nobody alone (A4)', async () => {
    const company = nextCompany()
    const payment = await reported(company)
    const dry = await fulfilled(act('ada', 'repayment-post', { ...payment, dryRun: true }))
    expect(dry).toMatchObject({ waitsFor: 'a second person' })
    const proposalId = await idOf(act('ada', 'repayment-post', payment))
    expect(await owedBy(company)).toEqual(['active', 'active'])
    expect(await approve('ada', proposalId)).toMatchObject({ ok: false, reason: 'forbidden' })
    expect(await owedBy(company)).toEqual(['active', 'active'])
    const shown = await fulfilled(approve('grace', proposalId, { dryRun: true }))
    for (const part of ['before', 'after', 'changes']) expect(shown[part]).toEqual(dry[part])
    await fulfilled(approve('grace', proposalId))
    expect(await owedBy(company)).toEqual(['collected', 'active'])
  })

  test('a line that is booked by hand waits, and its second person sees each part of it', async () => {
    const company = nextCompany()
    const { lineId } = await receive({ cents: sumOf(company), text: 'Two bills', payer: company.name })
    const match = { lineId, targets: both(company) }
    const dry = await fulfilled(act('ada', 'statement-line-match', { ...match, dryRun: true }))
    expect(dry).toMatchObject({ waitsFor: 'a second person' })
    const proposalId = await idOf(act('ada', 'statement-line-match', match))
    expect(await owedBy(company)).toEqual(['active', 'active'])
    const { lines } = await fulfilled(act('ada', 'statement-line-list', { limit: 200 }))
    expect((lines as StatementLineView[]).find((line) => line.lineId === lineId)?.proposed).toMatchObject([
      { proposalId, action: 'statement-line-match', proposedBy: 'ada' },
    ])
    const { waiting } = await fulfilled(act('grace', 'proposal-list', { limit: 200 }))
    expect((waiting as Fields[]).find((each) => each['proposalId'] === proposalId)).toMatchObject({
      companyId: company.companyId,
      before: { parts: company.bills.map(({ chargeId }) => ({ chargeId })) },
      after: {
        parts: company.bills.map(({ chargeId, cents }) => ({ chargeId, booked: decimalFromCents(cents) })),
      },
    })
    const shown = await fulfilled(approve('grace', proposalId, { dryRun: true }))
    expect(shown['parts']).toEqual(dry['parts'])
    expect(shown['parts']).toHaveLength(2)
    await fulfilled(approve('grace', proposalId))
    expect(await owedBy(company)).toEqual(['collected', 'collected'])
  })

  test('of a line whose second bill was changed since, nothing is booked', async () => {
    const { table } = app.deps
    const company = nextCompany()
    const { companyId, bills } = company
    const { lineId } = await receive({ cents: sumOf(company), text: 'Changed since', payer: company.name })
    const proposalId = await idOf(act('ada', 'statement-line-match', { lineId, targets: both(company) }))
    const charge = present(await findChargeOrder(table, companyId, bills[1].chargeId))
    await table.write(replaceChargeOrder(table, { ...charge, pendingCents: 1_00 }))
    expect(await approve('grace', proposalId)).toMatchObject({ ok: false, reason: 'changedMeanwhile' })
    expect(await owedBy(company)).toEqual(['active', 'active'])
  })

  test('two who approve at once book it once', async () => {
    const company = nextCompany()
    const { lineId } = await receive({ cents: sumOf(company), text: 'At once', payer: company.name })
    const proposalId = await idOf(act('ada', 'statement-line-match', { lineId, targets: both(company) }))
    const outcomes = await Promise.all(['grace', 'mary'].map((actor) => approve(actor, proposalId)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await owedBy(company)).toEqual(['collected', 'collected'])
  })

  test('money that is held for a seller takes two to get there and two to settle a bill', async () => {
    const company = nextCompany()
    const { facilityId, bills } = company
    const { lineId } = await receive({ cents: bills[0].cents, text: 'For whom', payer: 'Nobody known' })
    const held = await idOf(act('ada', 'statement-line-to-suspense', { lineId, facilityId }))
    await fulfilled(approve('grace', held))
    const amount = decimalFromCents(bills[0].cents)
    const applied = { facilityId, chargeId: bills[0].chargeId, amount, key: 'k' }
    const proposalId = await idOf(act('ada', 'suspense-apply', applied))
    expect(await owedBy(company)).toEqual(['active', 'active'])
    await fulfilled(approve('grace', proposalId))
    expect(await owedBy(company)).toEqual(['collected', 'active'])
  })

  test('what is held for nobody is in no books, and takes one', async () => {
    const { lineId } = await receive({ cents: 12_34, text: 'A stranger’s', payer: 'Nobody known' })
    expect(await act('ada', 'statement-line-to-suspense', { lineId })).toMatchObject({
      ok: true,
      line: { state: 'suspense' },
    })
  })

  test('a proposal holds the day that it was made on, over the daily close', async () => {
    const company = nextCompany()
    const payment = await reported(company)
    const proposalId = await idOf(act('ada', 'repayment-post', payment))
    app.clock.advance('P6D')
    await closeDay(app.deps)
    const { companyId, bills } = company
    const accrued = await findChargeOrder(app.deps.table, companyId, bills[0].chargeId)
    expect(accrued?.owedCents.overdueInterest).toBeGreaterThan(0)
    await fulfilled(approve('grace', proposalId))
    expect(await owedBy(company)).toEqual(['collected', 'active'])
  })
})
