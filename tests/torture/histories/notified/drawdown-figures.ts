import { expectedPayoutDate } from '#shared/drawdown/payout-time.ts'
import { approvalLapsesOn } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf, nextDueDateOf, unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import type { Cents } from '#shared/money/cents.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { type Drawdown, payoutWaitsSince } from '../../../../functions/data/drawdowns.ts'
import { idsOf, type Scene } from './scene.ts'
import type { FiguresOfKinds, VerifiedKind } from './verified-facts.ts'

const idOf = (scene: Scene): string => idsOf(scene, 'drawdownId').drawdownId

/** The amount that the request reserved. */
const requested = (scene: Scene) => ({
  amount: scene.books.lineOf(`drawdown-requested:${idOf(scene)}`, 'pendingDrawdown'),
})

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => Cents): Cents =>
  items.reduce((sum, item) => sum + centsOf(item), 0)

/** The amounts deducted at the payout, by the drawdown's price. */
const upfrontOf = ({ price }: Drawdown, heldCents: Cents) => {
  const interestTaken = (price.upfrontInterestCents ?? 0) + packetAtPayout(price)
  const isDeducted = price.deductionsCents + interestTaken > 0
  return {
    feeTaken: price.deductionsCents,
    interestTaken,
    redPacketTaken: 0 - packetAtPayout(price),
    held: isDeducted ? heldCents : 0,
    payout: isDeducted ? payoutCentsOf(price) - heldCents : 0,
  }
}

/** The sums of the schedule's instalments, including the interest that a red packet pays. */
const costsOf = ({ price: { schedule, packet, ...price } }: Drawdown) => {
  const isUpfront =
    (price.upfrontInterestCents ?? 0) + packetAtPayout({ ...price, ...(packet ? { packet } : {}) }) > 0
  const packetCents = isUpfront ? 0 : (packet?.paysCents ?? 0)
  const total = sumOf(schedule, ({ totalCents }) => totalCents)
  const fee = price.feeCents ?? 0
  return {
    interest: isUpfront ? 0 : total - price.amountCents - fee + packetCents,
    redPacket: 0 - packetCents,
    fee,
    total,
  }
}

/** The transferred and the deducted amounts, by the posting of the payout. */
const paidOut = async (scene: Scene) => {
  const { books } = scene
  const id = `drawdown-paid-out:${idOf(scene)}`
  const drawdown = await books.drawdownOf(idOf(scene))
  const held = 0 - books.lineOf(id, 'suspense')
  const upfront = upfrontOf(drawdown, held)
  const amount = 0 - books.lineOf(id, 'cash')
  return {
    drawdown,
    figures: {
      amount,
      drawn: books.lineOf(id, 'principalReceivable'),
      ...upfront,
      feeTaken: 0 - books.lineOf(id, 'feeReceivable'),
      interestTaken: 0 - books.lineOf(id, 'interestReceivable') - upfront.redPacketTaken,
      payout: upfront.payout === 0 ? 0 : amount,
    },
    firstDueDate: nextDueDateOf(unbilledAtPayout(drawdown.price), hongKongCalendar),
    lastDueDate: drawdown.price.schedule.at(-1)?.dueDate,
  }
}

export const drawdownFigures = {
  'drawdown-requested': requested,
  'drawdown-approved': async (scene) => ({
    ...requested(scene),
    payoutBy: expectedPayoutDate(new Date(payoutWaitsSince(await scene.books.drawdownOf(idOf(scene))))),
  }),
  'drawdown-rejected': requested,
  'drawdown-withdrawn': requested,
  'drawdown-awaits-colleague': async (scene) => {
    const drawdown = await scene.books.drawdownOf(idOf(scene))
    const { price, requestedAt } = drawdown
    return {
      ...requested(scene),
      ...upfrontOf(drawdown, 0),
      ...costsOf(drawdown),
      dueDate: price.schedule.at(-1)?.dueDate,
      confirmBefore: approvalLapsesOn(requestedAt, firstDueDateOf(price)),
    }
  },
  'drawdown-confirmed': requested,
  'drawdown-declined': requested,
  'drawdown-lapsed': requested,
  'drawdown-paid-out': async (scene) => {
    const { drawdown, figures, lastDueDate } = await paidOut(scene)
    return { ...figures, ...costsOf(drawdown), dueDate: lastDueDate }
  },
  'drawdown-paid-out-in-parts': async (scene) => {
    const { drawdown, figures, firstDueDate, lastDueDate } = await paidOut(scene)
    const firstPayment = drawdown.price.schedule[0]?.totalCents
    return { ...figures, ...costsOf(drawdown), firstDueDate, firstPayment, lastDueDate }
  },
  'drawdown-paid-out-by-sales': async (scene) => {
    const { figures, firstDueDate, lastDueDate } = await paidOut(scene)
    return { ...figures, firstDueDate, repaidBy: lastDueDate }
  },
  'drawdown-returned': requested,
  'payout-rejected-details': requested,
  'payout-rejected-closed': requested,
  'payout-rejected-bank': requested,
  'payout-cancelled': requested,
} satisfies Partial<FiguresOfKinds<VerifiedKind>>
