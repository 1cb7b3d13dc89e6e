import type { Cents } from '#shared/money/cents.ts'
import { chargeAsOf } from '#shared/repayment/charge-order.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { type ChargeOrder, drawdownIdOfCharge } from '../../../../functions/data/charge-orders.ts'
import type { Contact } from '../../../../functions/data/contacts.ts'
import { nextDueDateOfDrawdown, unbilledOf } from '../../../../functions/data/drawdowns.ts'
import { receiptIdOf } from '../../../../functions/data/payments.ts'
import { listOwned } from '../../../support/list-owned.ts'
import { type Books, type Parts, sumOfParts } from './read-books.ts'
import { causeIn, centsIn, eventOf, idsOf, type Scene } from './scene.ts'
import type { FiguresOfKinds, VerifiedKind } from './verified-facts.ts'

/**
 * The parts of a sum. A red packet's part of the interest is stated with the whole of it, or not at all once the
 * interest is paid in part.
 */
const partsOf = (scene: Scene, { fee, overdueInterest, interest, principal }: Parts, packetCents: Cents) => {
  const isStated = centsIn(scene, 'redPacket') !== 0
  const stated = isStated ? packetCents : 0
  return { fee, overdueInterest, interest: interest + stated, redPacket: 0 - stated, principal }
}

const chargeIn = (scene: Scene): ChargeOrder => scene.books.chargeOf(idsOf(scene, 'chargeId').chargeId)

/** What a bill owes today. */
const owed = async (scene: Scene) => {
  const charge = chargeIn(scene)
  const parts = await scene.books.debtTodayOf(charge)
  return {
    ...partsOf(scene, parts, scene.books.givenWith(charge).packetCents),
    outstanding: sumOfParts(parts),
    dueDate: charge.dueDate,
  }
}

const pendingOn = async ({ books }: Scene, { chargeId, companyId }: ChargeOrder): Promise<Cents> =>
  (
    await listOwned<{ chargeId: string; status: string; reportedCents: Cents }>(
      books.table,
      companyId,
      'PAYMENT#',
    )
  )
    .filter((payment) => payment.chargeId === chargeId && payment.status === 'reported')
    .reduce((sum, { reportedCents }) => sum + reportedCents, 0)

const due = async (scene: Scene) => {
  const charge = chargeIn(scene)
  return {
    ...(await owed(scene)),
    reported: await pendingOn(scene, charge),
    weekEnding: charge.salesWeek?.weekEnding,
  }
}

const comingDue = async (scene: Scene) => {
  const { books } = scene
  const { dueDate, drawdownId } = idsOf(scene, 'dueDate', 'drawdownId')
  const next = books.nextDueOf(await books.drawdownOf(drawdownId))
  if (!next) return { dueDate, fee: 0, overdueInterest: 0, interest: 0, redPacket: 0, principal: 0, total: 0 }
  const { feeCents: fee, interestCents: interest, principalCents: principal, packetCents } = next
  const parts = { fee, overdueInterest: 0, interest, principal }
  return { dueDate, ...partsOf(scene, parts, packetCents), total: sumOfParts(parts) }
}

/** The debt and the due date of a new bill, of which nothing is paid yet. */
const raised = async (scene: Scene) => {
  const charge = chargeIn(scene)
  return { total: sumOfParts(await scene.books.debtOf(charge)), dueDate: charge.dueDate }
}

/** The next payment of a drawdown: its oldest open bill, or else the amount that falls due next. */
const nextOf = async (books: Books, drawdownId: string) => {
  const [oldest] = books.openChargesOf(drawdownId)
  if (oldest) return { nextDueDate: oldest.dueDate, nextPayment: sumOfParts(await books.debtTodayOf(oldest)) }
  const drawdown = await books.drawdownOf(drawdownId)
  if (drawdown.status !== 'paid out') return { nextDueDate: undefined, nextPayment: undefined }
  const next = books.nextDueOf(drawdown)
  return { nextDueDate: nextDueDateOfDrawdown(drawdown), nextPayment: next?.totalCents }
}

/** The amounts received and settled by the posting of a payment's receipt, and the remaining debt. */
const received = async (scene: Scene) => {
  const { books } = scene
  const payment = await books.paymentOf(idsOf(scene, 'paymentId').paymentId)
  const charge = chargeIn(scene)
  const { cash, settled, recovered, surplus } = books.receiptOf(payment)
  const left = sumOfParts(await books.debtOf(charge))
  return {
    received: cash,
    ...partsOf(scene, settled, 0),
    givenBack: left === 0 ? books.givenWith(charge).rebateCents : 0,
    recovered,
    surplus,
    outstanding: left,
    outstandingPrincipal: books.owedOf(charge.drawdownId).principal,
    ...(await nextOf(books, charge.drawdownId)),
  }
}

/** The charged overdue interest, including the amount that the next close posts. */
const overdueChargedOn = ({ today }: Books, charges: readonly ChargeOrder[]): Cents =>
  charges.reduce((sum, charge) => sum + chargeAsOf(charge, today).chargedCents.overdueInterest, 0)

/** A receipt that was found late: its amount, and the debt and the charges before and after it. */
const rebooked = async (
  scene: Scene,
  owedOn: (books: Books) => Cents | Promise<Cents>,
  chargesOn: (books: Books) => readonly ChargeOrder[],
) => {
  const { books } = scene
  const before = await scene.before()
  const payment = await books.paymentOf(causeIn(scene, 'repayment-posted:'))
  return {
    received: books.receiptOf(payment).cash,
    receivedOn: books.postingOf(receiptIdOf(payment))?.businessDate,
    formerOverdueInterest: overdueChargedOn(before, chargesOn(before)),
    overdueInterest: overdueChargedOn(books, chargesOn(books)),
    formerOutstanding: await owedOn(before),
    outstanding: await owedOn(books),
    surplus: before.balances.suspense - books.balances.suspense,
  }
}

const chargeOfPayment = async (scene: Scene): Promise<string> =>
  (await scene.books.paymentOf(causeIn(scene, 'repayment-posted:'))).chargeId

/** The remaining debt of a drawdown, billed or not, to its last due date; no total for a share of sales. */
const leftOf = async ({ books }: Scene, drawdownId: string) => {
  const drawdown = await books.drawdownOf(drawdownId)
  let cents = 0
  for (const charge of books.openChargesOf(drawdownId)) cents += sumOfParts(await books.debtTodayOf(charge))
  const dues = books.allDuesOf(drawdown)
  return {
    dueDate: drawdown.price.schedule.at(-1)?.dueDate,
    total: unbilledOf(drawdown).weekEnding
      ? undefined
      : dues.reduce((sum, { totalCents }) => sum + totalCents, cents),
  }
}

export const repaymentFigures = {
  'repayment-due-soon': comingDue,
  'repayment-due-soon-deducted': comingDue,
  'charge-raised': raised,
  'charge-raised-deducted': raised,
  'charge-due-today': due,
  'repayment-overdue': due,
  'deduction-insufficient': owed,
  'deduction-revoked': owed,
  'deduction-no-account': owed,
  'fee-charged': async (scene) => {
    const { books } = scene
    const { chargeId, feeCents } = eventOf(scene, 'fee-charged')
    const { outstanding, dueDate } = await owed(scene)
    const isPosted = books.postings.some(
      (posting) =>
        posting.kind === 'fee-charged' &&
        posting.chargeId === chargeId &&
        books.lineOf(posting.postingId, 'feeReceivable') === feeCents,
    )
    return { fee: isPosted ? feeCents : 0, outstanding, dueDate }
  },
  'letter-issued': async (scene) => {
    const { companyId } = idsOf(scene, 'companyId')
    const fileId = causeIn(scene, `letter-issued:${companyId}:`)
    const contact = (await listOwned<Contact>(scene.books.table, companyId, 'CONTACT#')).find(
      (each) => each.fileId === fileId,
    )
    let outstanding = 0
    for (const charge of scene.books.charges)
      if (isCollectable(charge.status) && !charge.planId && charge.dueDate < scene.books.today)
        outstanding += sumOfParts(await scene.books.debtTodayOf(charge))
    return { outstanding, payDeadline: contact?.nextActionOn }
  },
  'dispute-upheld': owed,
  'dispute-rejected': owed,
  'dispute-withdrawn': owed,
  'repayment-posted': received,
  'drawdown-partly-repaid': received,
  'charge-settled': received,
  'repayment-rebooked': async (scene) => {
    const chargeId = await chargeOfPayment(scene)
    return rebooked(
      scene,
      async (books) => sumOfParts(await books.debtTodayOf(books.chargeOf(chargeId))),
      (books) => [books.chargeOf(chargeId)],
    )
  },
  'payment-voided': async (scene) => {
    const { reportedCents } = await scene.books.paymentOf(idsOf(scene, 'paymentId').paymentId)
    const { dueDate: _dueDate, ...rest } = await owed(scene)
    return { reported: reportedCents, ...rest }
  },
  'repayment-reversed': async (scene) => {
    const payment = await scene.books.paymentOf(idsOf(scene, 'paymentId').paymentId)
    return { returned: scene.books.receiptOf(payment).cash, ...(await owed(scene)) }
  },
  'payoff-voided': async (scene) => {
    const { drawdownId, reportedCents } = eventOf(scene, 'payoff-voided')
    const { dueDate, total } = await leftOf(scene, drawdownId)
    return { reported: reportedCents, dueDate, total }
  },
  'payoff-reversed': async (scene) => {
    const { drawdownId, paymentId } = eventOf(scene, 'payoff-reversed')
    const { books } = scene
    const { dueDate, total } = await leftOf(scene, drawdownId)
    return {
      returned: books.receiptOf(await books.paymentOf(paymentId)).cash,
      amount: books.lineOf(`drawdown-paid-out:${drawdownId}`, 'principalReceivable'),
      dueDate,
      total,
    }
  },
  'payoff-rebooked': async (scene) => {
    const payment = await scene.books.paymentOf(causeIn(scene, 'repayment-posted:'))
    const drawdownId = drawdownIdOfCharge(payment.chargeId)
    const { valueDate = '' } = payment
    return rebooked(
      scene,
      (books) => books.owedTodayOf(drawdownId),
      // Dues after the receipt are charged again.
      (books) => books.chargesOf(drawdownId).filter(({ dueDate }) => dueDate > valueDate),
    )
  },
  'payoff-overtaken': async (scene) => {
    const charge = chargeIn(scene)
    const { reportedCents } = await scene.books.paymentOf(idsOf(scene, 'paymentId').paymentId)
    const parts = await scene.books.debtOf(charge)
    return {
      reported: reportedCents,
      dueDate: charge.dueDate,
      ...partsOf(scene, parts, scene.books.givenWith(charge).packetCents),
      total: sumOfParts(parts),
    }
  },
} satisfies Partial<FiguresOfKinds<VerifiedKind>>
