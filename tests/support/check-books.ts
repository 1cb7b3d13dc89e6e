import { isDeepStrictEqual } from 'node:util'
import { principalOf } from '#shared/drawdown/unbilled.ts'
import { type Account, neverNegative, neverPositive } from '#shared/ledger/accounts.ts'
import { type Balances, headroomOf, trialBalance } from '#shared/ledger/balances.ts'
import type { PostingKind } from '#shared/ledger/posting.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { noRebate, rebateTotal } from '#shared/lending/rebate.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import type { ChargeOrder } from '../../functions/data/charge-orders.ts'
import { type Drawdown, unbilledOf } from '../../functions/data/drawdowns.ts'
import { readLedger } from '../../functions/data/ledger.ts'
import { type Payment, receiptIdOf } from '../../functions/data/payments.ts'
import type { Payoff } from '../../functions/data/payoffs.ts'
import type { PayoutAccount } from '../../functions/data/payout-accounts.ts'
import type { RedPacket } from '../../functions/data/red-packets.ts'
import type { Table } from '../../functions/data/table.ts'
import { listOwned } from './list-owned.ts'

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + centsOf(item), 0)

/** An inconsistency of the books: the figure, and its difference from the expected one. */
export class BooksOutOfOrder extends Error {
  override name = 'BooksOutOfOrder'
}

/** Replaces vitest's `expect`, since the long runs are not vitest tests. */
const assertEqual = (what: string, found: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(found, expected))
    throw new BooksOutOfOrder(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
}

/** The drawn principal that no charge order bills yet. */
const unchargedPrincipalOf = (drawdown: Drawdown) =>
  drawdown.status === 'paid out' ? principalOf(unbilledOf(drawdown).lots) : 0

const amountOf = ({ price }: Drawdown) => price.amountCents

/** The charge order of a bounced early settlement is void: its drawdown continues. */
const isOfBounced = ({ status, chargedCents, forgoneCents }: ChargeOrder) =>
  status === 'voided' && sumOf(dueKinds, (kind) => chargedCents[kind] + (forgoneCents?.[kind] ?? 0)) === 0

/**
 * Payouts go only to account details whose waiting period of a day is over, whatever happened to the account
 * later.
 */
const checkAccountOf = async (
  table: Table,
  { companyId, drawdownId, payoutAccount, paidOutAt = '' }: Drawdown,
): Promise<void> => {
  if (!payoutAccount) return
  const { id, version } = payoutAccount
  const [present, past] = await Promise.all([
    listOwned<PayoutAccount>(table, companyId, `DEBITACCOUNT#${id}`),
    listOwned<PayoutAccount>(table, companyId, `PASTACCOUNT#${id}#`),
  ])
  const [details] = [...past, ...present]
    .filter((account) => account.accountId === id && account.version >= version)
    .toSorted((a, b) => a.version - b.version)
  assertEqual(
    `the account of ${drawdownId} had waited`,
    details !== undefined && details.usableFrom <= paidOutAt,
    true,
  )
}

/** The accounts that limit decisions and renewals may change: neither money nor reservations. */
const bounds: readonly Account[] = ['limit', 'watermark', 'frozenLimit', 'memoContra']

const isReserved = ({ status }: Drawdown) =>
  status === 'awaiting colleague' || status === 'requested' || status === 'approved'

const isNothing = ({ status }: Drawdown) =>
  status === 'withdrawn' || status === 'rejected' || status === 'declined' || status === 'lapsed'

const paidByPacket = ({ packetCents = 0 }: ChargeOrder) => packetCents

/**
 * A red packet is used for one existing drawdown; the amount it paid is the lender's cost, and does not
 * exceed its value.
 */
const checkPackets = (
  balances: Balances,
  drawdowns: readonly Drawdown[],
  charges: readonly ChargeOrder[],
  packets: readonly RedPacket[],
): void => {
  assertEqual(
    'the packets that are used, and the drawdowns that use one',
    packets
      .flatMap(({ status, usedFor, packetId }) => (status === 'used' ? `${packetId} ${usedFor}` : []))
      .toSorted(),
    drawdowns
      .filter((drawdown) => !isNothing(drawdown))
      .flatMap(({ drawdownId, price: { packet } }) => (packet ? `${packet.packetId} ${drawdownId}` : []))
      .toSorted(),
  )
  const paidOut = drawdowns.filter(({ paidOutAt }) => paidOutAt !== undefined)
  for (const drawdown of paidOut) {
    const { drawdownId, price } = drawdown
    const sinceCents = sumOf(
      charges.filter((charge) => charge.drawdownId === drawdownId),
      paidByPacket,
    )
    // A drawdown with a single charge has no record of uncharged amounts.
    if (drawdown.uncharged)
      assertEqual(
        `what the packet of ${drawdownId} paid since`,
        drawdown.uncharged.packetUsedCents ?? 0,
        sinceCents,
      )
    assertEqual(
      `the packet of ${drawdownId} paid more than it is worth`,
      sinceCents + packetAtPayout(price) > (price.packet?.worthCents ?? 0),
      false,
    )
  }
  assertEqual(
    'rewards given',
    balances.rewardsGiven,
    sumOf(charges, paidByPacket) + sumOf(paidOut, ({ price }) => packetAtPayout(price)),
  )
}

/**
 * All invariants of a facility and of its company's view, at any moment without calls in progress and after any
 * history. Throws `BooksOutOfOrder` at the first violation.
 */
export const checkBooks = async (
  { deps: { table } }: { deps: { table: Table } },
  { companyId, facilityId }: { companyId: string; facilityId: string },
): Promise<void> => {
  const ledger = await readLedger(table, facilityId)
  if (!ledger) throw new Error(`there is no facility ${facilityId}`)
  const { facility, rebuilt, postings } = ledger
  const { balances } = facility
  // Invariants of the ledger alone.
  assertEqual('trial balance', trialBalance(balances), 0)
  assertEqual('balances rebuilt from the postings', balances, rebuilt)
  assertEqual('postings', postings.length, facility.postingCount)
  assertEqual('headroom', facility.headroomCents, headroomOf(balances))
  assertEqual(
    `a limit of ${balances.limit} is above the cap`,
    balances.limit > facility.terms.limitCapCents,
    false,
  )
  for (const { kind, postingId, lines } of postings)
    if (kind === 'limit-changed')
      assertEqual(
        `${postingId} moves what is no bound`,
        lines.filter(({ account }) => !bounds.includes(account)),
        [],
      )
  for (const account of neverNegative) assertEqual(`${account} is below 0`, balances[account] < 0, false)
  for (const account of neverPositive) assertEqual(`${account} is above 0`, balances[account] > 0, false)

  // The ledger agrees with drawdowns, charge orders and payments.
  const [drawdowns, charges, payments, payoffs, packets] = await Promise.all([
    listOwned<Drawdown>(table, companyId, 'DRAWDOWN#'),
    listOwned<ChargeOrder>(table, companyId, 'CHARGE#'),
    listOwned<Payment>(table, companyId, 'PAYMENT#'),
    listOwned<Payoff>(table, companyId, 'PAYOFF#'),
    listOwned<RedPacket>(table, companyId, 'REDPACKET#'),
  ])
  checkPackets(balances, drawdowns, charges, packets)
  assertEqual('reserved', balances.pendingDrawdown, sumOf(drawdowns.filter(isReserved), amountOf))
  for (const kind of dueKinds)
    assertEqual(
      `${kind} owed`,
      balances[receivableOf[kind]],
      sumOf(charges, ({ owedCents }) => owedCents[kind]) +
        (kind === 'principal' ? sumOf(drawdowns, unchargedPrincipalOf) : 0),
    )
  const ids = new Set(postings.map(({ postingId }) => postingId))
  const posted = payments.filter(({ status }) => status === 'posted')
  const amountsOf = (kind: PostingKind, account: Account, chargeId?: string) =>
    sumOf(
      postings.filter(
        (each) =>
          each.kind === kind &&
          (chargeId === undefined || each.chargeId === chargeId) &&
          !ids.has(reversalIdOf(each.postingId)),
      ),
      ({ lines }) => lines.find((line) => line.account === account)?.amountCents ?? 0,
    )
  const paidOut = drawdowns.filter(({ paidOutAt }) => paidOutAt !== undefined)
  assertEqual(
    'cash',
    balances.cash,
    sumOf(posted, ({ postedCents = 0 }) => postedCents) -
      sumOf(paidOut, ({ price, payoutHeldCents = 0 }) => payoutCentsOf(price) - payoutHeldCents) +
      amountsOf('suspense-received', 'cash') +
      amountsOf('suspense-paid-back', 'cash'),
  )
  assertEqual(
    'held for the payer',
    0 - balances.suspense,
    sumOf(posted, ({ surplusCents = 0 }) => surplusCents) +
      sumOf(paidOut, ({ payoutHeldCents = 0 }) => payoutHeldCents) -
      amountsOf('suspense-received', 'suspense') -
      amountsOf('suspense-paid-back', 'suspense') -
      amountsOf('suspense-applied', 'suspense'),
  )
  const reported = payments.filter(({ status }) => status === 'reported')
  assertEqual(
    'deductions that are asked for, as charge orders and payments have them',
    charges.flatMap(({ deduction }) => deduction?.paymentId ?? []).toSorted(),
    reported.flatMap(({ deduction, paymentId }) => (deduction ? paymentId : [])).toSorted(),
  )
  assertEqual(
    'pending',
    sumOf(charges, ({ pendingCents }) => pendingCents),
    sumOf(reported, ({ reportedCents }) => reportedCents),
  )

  // Invariants of each charge order, with its payments and its drawdown.
  for (const { chargeId, drawdownId, chargedCents, owedCents, status } of charges) {
    const onIt = posted.filter((payment) => payment.chargeId === chargeId)
    for (const kind of dueKinds)
      assertEqual(
        `${kind} received on ${chargeId}`,
        chargedCents[kind] - owedCents[kind],
        sumOf(onIt, ({ settledCents }) => settledCents?.[kind] ?? 0) -
          amountsOf('suspense-applied', receivableOf[kind], chargeId),
      )
    const owed = sumOf(dueKinds, (kind) => owedCents[kind])
    assertEqual(
      `nothing owed on ${chargeId}, ${status}`,
      owed === 0,
      status === 'collected' ||
        status === 'voided' ||
        (status === 'suspend' && sumOf(dueKinds, (kind) => owedCents[kind]) === 0),
    )
    assertEqual(
      `the drawdown of ${chargeId}`,
      drawdowns.some((each) => each.drawdownId === drawdownId),
      true,
    )
  }
  // Invariants of each paid-out drawdown, with its charge orders.
  for (const drawdown of paidOut) {
    const { drawdownId, price, status } = drawdown
    const ofIt = charges.filter((charge) => charge.drawdownId === drawdownId && !isOfBounced(charge))
    const { lots } = unbilledOf(drawdown)
    assertEqual(
      `the principal of ${drawdownId}, charged and to be charged`,
      sumOf(
        ofIt,
        ({ chargedCents, forgoneCents, rebate = noRebate }) =>
          chargedCents.principal + (forgoneCents?.principal ?? 0) + rebateTotal(rebate),
      ) + principalOf(lots),
      price.amountCents,
    )
    const open = ofIt.filter((charge) => charge.status !== 'collected').length
    if (drawdown.openCharges !== undefined)
      assertEqual(`the open charge orders of ${drawdownId}`, drawdown.openCharges, open)
    const allCharged = open > 0 ? 'due' : 'repaid'
    assertEqual(`how ${drawdownId} stands`, status, lots.length > 0 ? 'paid out' : allCharged)
    await checkAccountOf(table, drawdown)
  }
  // Each payment is posted once, and reversed if it bounced.
  assertEqual('ids of postings', ids.size, postings.length)
  for (const payment of payments) {
    const { paymentId, status } = payment
    const receipt = receiptIdOf(payment)
    const isIn = status === 'posted' || status === 'reversed'
    assertEqual(`the receipt of ${paymentId}, ${status}`, ids.has(receipt), isIn)
    assertEqual(
      `the reversal of ${paymentId}, ${status}`,
      ids.has(reversalIdOf(receipt)),
      status === 'reversed',
    )
  }
  // An early settlement is consistent with the payment that it became.
  for (const { drawdownId, paymentId, status } of payoffs) {
    if (status !== 'posted' && status !== 'reversed') continue
    const payment = payments.find((each) => each.paymentId === paymentId)
    assertEqual(`the payment that settled ${drawdownId}`, payment?.status, status)
  }
  // A requested amount is reserved once, and released once if the drawdown fails.
  for (const drawdown of drawdowns) {
    const { drawdownId, status } = drawdown
    assertEqual(`the request of ${drawdownId}`, ids.has(`drawdown-requested:${drawdownId}`), true)
    assertEqual(
      `the release of ${drawdownId}, ${status}`,
      ids.has(`drawdown-released:${drawdownId}`),
      isNothing(drawdown),
    )
  }
}
