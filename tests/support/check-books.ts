import { expect } from 'vitest'
import type { ChargeOrder } from '../../functions/data/charge-orders.ts'
import type { Drawdown } from '../../functions/data/drawdowns.ts'
import { readLedger } from '../../functions/data/ledger.ts'
import type { Payment } from '../../functions/data/payments.ts'
import { type Account, neverNegative, neverPositive } from '../../shared/ledger/accounts.ts'
import { headroomOf, trialBalance } from '../../shared/ledger/balances.ts'
import { receivableOf } from '../../shared/ledger/facility-postings.ts'
import type { PostingKind } from '../../shared/ledger/posting.ts'
import { reversalIdOf } from '../../shared/ledger/reversal.ts'
import { dueKinds } from '../../shared/lending/allocation.ts'
import type { TestApp } from './test-app.ts'

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + centsOf(item), 0)

const listAll = async <Entity>(app: TestApp, companyId: string, prefix: string): Promise<Entity[]> => {
  const items: Entity[] = []
  const pk = `COMPANY#${companyId}`
  for await (const item of app.deps.table.all<Entity>({ pk, prefix, consistent: true })) items.push(item)
  return items
}

/** Drawn, and no charge order asks for it yet. */
const isOut = ({ status }: Drawdown) => status === 'paid out'

const amountOf = ({ price }: Drawdown) => price.amountCents

const isReserved = ({ status }: Drawdown) => status === 'requested' || status === 'approved'

/**
 * Everything that must hold of a facility and of what its company sees, at any quiet moment and whatever happened
 * before. Fails on the first that does not.
 */
export const checkBooks = async (
  app: TestApp,
  { companyId, facilityId }: { companyId: string; facilityId: string },
): Promise<void> => {
  const ledger = await readLedger(app.deps.table, facilityId)
  if (!ledger) throw new Error(`there is no facility ${facilityId}`)
  const { facility, rebuilt, postings } = ledger
  const { balances } = facility
  // The ledger by itself.
  expect(trialBalance(balances), 'trial balance').toBe(0)
  expect(balances, 'balances rebuilt from the postings').toEqual(rebuilt)
  expect(facility.postingCount, 'postings').toBe(postings.length)
  expect(facility.headroomCents, 'headroom').toBe(headroomOf(balances))
  for (const account of neverNegative)
    expect(balances[account], `${account} is not below 0`).toBeGreaterThanOrEqual(0)
  for (const account of neverPositive)
    expect(balances[account], `${account} is not above 0`).toBeLessThanOrEqual(0)

  // What the ledger says is what drawdowns, charge orders and payments say.
  const drawdowns = await listAll<Drawdown>(app, companyId, 'DRAWDOWN#')
  const charges = await listAll<ChargeOrder>(app, companyId, 'CHARGE#')
  const payments = await listAll<Payment>(app, companyId, 'PAYMENT#')
  expect(balances.pendingDrawdown, 'reserved').toBe(sumOf(drawdowns.filter(isReserved), amountOf))
  for (const kind of dueKinds)
    expect(balances[receivableOf[kind]], `${kind} owed`).toBe(
      sumOf(charges, ({ owedCents }) => owedCents[kind]) +
        (kind === 'principal' ? sumOf(drawdowns.filter(isOut), amountOf) : 0),
    )
  const posted = payments.filter(({ status }) => status === 'posted')
  const amountsOf = (kind: PostingKind, account: Account, chargeId?: string) =>
    sumOf(
      postings.filter((each) => each.kind === kind && (chargeId === undefined || each.chargeId === chargeId)),
      ({ lines }) => lines.find((line) => line.account === account)?.amountCents ?? 0,
    )
  const paidOut = drawdowns.filter(({ paidOutAt }) => paidOutAt !== undefined)
  expect(balances.cash, 'cash').toBe(
    sumOf(posted, ({ postedCents = 0 }) => postedCents) -
      sumOf(paidOut, amountOf) +
      amountsOf('suspense-paid-back', 'cash'),
  )
  expect(0 - balances.suspense, 'held for the payer').toBe(
    sumOf(posted, ({ surplusCents = 0 }) => surplusCents) -
      amountsOf('suspense-paid-back', 'suspense') -
      amountsOf('suspense-applied', 'suspense'),
  )
  const reported = payments.filter(({ status }) => status === 'reported')
  expect(
    sumOf(charges, ({ pendingCents }) => pendingCents),
    'pending',
  ).toBe(sumOf(reported, ({ reportedCents }) => reportedCents))

  // Each charge order by itself, with the payments on it and its drawdown.
  for (const { chargeId, drawdownId, chargedCents, owedCents, status } of charges) {
    const onIt = posted.filter((payment) => payment.chargeId === chargeId)
    for (const kind of dueKinds)
      expect(chargedCents[kind] - owedCents[kind], `${kind} received on ${chargeId}`).toBe(
        sumOf(onIt, ({ settledCents }) => settledCents?.[kind] ?? 0) -
          amountsOf('suspense-applied', receivableOf[kind], chargeId),
      )
    const owed = sumOf(dueKinds, (kind) => owedCents[kind])
    expect(owed === 0, `${chargeId} is ${status}`).toBe(status === 'collected' || status === 'voided')
    // Nothing is left of the charge order of an early settlement that bounced: its drawdown runs on.
    if (sumOf(dueKinds, (kind) => chargedCents[kind]) === 0 && status === 'voided') continue
    const drawdown = drawdowns.find((each) => each.drawdownId === drawdownId)
    expect(drawdown?.status, `the drawdown of ${chargeId}`).toBe(status === 'collected' ? 'repaid' : 'due')
  }
  // A payment is posted once, and taken back where it bounced.
  const ids = new Set(postings.map(({ postingId }) => postingId))
  expect(ids.size).toBe(postings.length)
  for (const { paymentId, status } of payments) {
    const receipt = `repayment-received:${paymentId}`
    expect(ids.has(receipt), `${paymentId} is ${status}`).toBe(status === 'posted' || status === 'reversed')
    expect(ids.has(reversalIdOf(receipt))).toBe(status === 'reversed')
  }
}
