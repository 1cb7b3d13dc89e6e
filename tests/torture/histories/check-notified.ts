import { principalOf } from '#shared/drawdown/unbilled.ts'
import type { Account } from '#shared/ledger/accounts.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import type { Money } from '#shared/notifications/notification-kinds.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, drawdownIdOfCharge } from '../../../functions/data/charge-orders.ts'
import type { DomainEvent } from '../../../functions/data/domain-events.ts'
import { findDrawdownsOfPostings } from '../../../functions/data/drawdown-of-posting.ts'
import { findDrawdown, unbilledOf } from '../../../functions/data/drawdowns.ts'
import { readLedger } from '../../../functions/data/ledger.ts'
import type { Message } from '../../../functions/data/messages.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { TestApp } from '../../support/test-app.ts'

/** An event of a company, about a drawdown or one of its charge orders. */
export type MoneyEvent = Extract<
  DomainEvent,
  { companyId: string } & ({ chargeId: string } | { drawdownId: string })
>

export const isAboutMoney = (event: DomainEvent): event is MoneyEvent =>
  'companyId' in event && ('chargeId' in event || 'drawdownId' in event)

const messagesOf = ({ deps }: TestApp, companyId: string) =>
  listOwned<Message>(deps.table, companyId, 'MESSAGE#')

const receivables: readonly Account[] = dueKinds.map((kind) => receivableOf[kind])

const sumOf = (postings: readonly Posting[], accounts: readonly Account[]): number =>
  postings
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (accounts.includes(line.account) ? line.amountCents : 0), 0)

/** What the ledger has of the event's drawdown; the debt of one charge order is what the others leave of it. */
const readBooks = async (app: TestApp, event: MoneyEvent, facilityId: string) => {
  const { table, clock } = app.deps
  const { companyId } = event
  const all = (await readLedger(table, facilityId))?.postings ?? []
  const drawdownId = 'drawdownId' in event ? event.drawdownId : drawdownIdOfCharge(event.chargeId)
  const drawdownOf = await findDrawdownsOfPostings(table, companyId, all)
  const postings = all.filter((posting) => drawdownOf(posting) === drawdownId)
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  const charges = (await listOwned<ChargeOrder>(table, companyId, 'CHARGE#')).filter(
    (charge) => charge.drawdownId === drawdownId,
  )
  const chargeId = 'chargeId' in event ? event.chargeId : undefined
  const charge = charges.find((each) => each.chargeId === chargeId)
  const unbilled = drawdown?.status === 'paid out' ? principalOf(unbilledOf(drawdown).lots) : 0
  const ofOthers = charges
    .filter((each) => each !== charge)
    .reduce((sum, { owedCents }) => sum + sumOfKinds(owedCents), 0)
  const posted = sumOf(postings, receivables) - ofOthers - unbilled
  return {
    principal: sumOf(postings, ['principalReceivable']),
    /** As it was posted, and with the overdue interest that the next close posts. */
    debt: posted,
    debtToday: charge
      ? posted +
        sumOfKinds(chargeAsOf(charge, businessDate(clock())).owedCents) -
        sumOfKinds(charge.owedCents)
      : posted,
    isUnpaid: charge !== undefined && sumOfKinds(charge.owedCents) === sumOfKinds(charge.chargedCents),
    cashOf: (postingId: string) =>
      sumOf(
        all.filter((posting) => posting.postingId === postingId),
        ['cash'],
      ),
    drawdownId,
    fees: postings.filter(({ kind }) => kind === 'fee-charged').map((fee) => sumOf([fee], ['feeReceivable'])),
    returned: all.filter(({ kind }) => kind === 'reversal').map((reversal) => -sumOf([reversal], ['cash'])),
  }
}

type Books = Awaited<ReturnType<typeof readBooks>>

/** The figures in which a message differs from the books. */
const differencesOf = ({ content }: Message, event: MoneyEvent, books: Books): string[] => {
  const centsOf = (fact: string) => (content[fact] as Money | undefined)?.cents
  const is = (fact: string, expected: number) =>
    centsOf(fact) === expected ? [] : [`${fact} ${centsOf(fact)}, not ${expected}`]
  const isOneOf = (fact: string, expected: readonly number[]) =>
    expected.includes(centsOf(fact) ?? Number.NaN) ? [] : [`${fact} ${centsOf(fact)}, none of ${expected}`]
  switch (content.kind) {
    case 'drawdown-paid-out':
    case 'drawdown-paid-out-in-parts':
    case 'drawdown-paid-out-by-sales':
      return is('amount', -books.cashOf(`drawdown-paid-out:${books.drawdownId}`))
    case 'charge-raised':
    case 'charge-raised-deducted':
      return books.isUnpaid ? is('total', books.debt) : []
    case 'repayment-overdue':
    case 'deduction-insufficient':
    case 'deduction-revoked':
    case 'deduction-no-account':
    case 'dispute-upheld':
    case 'dispute-rejected':
    case 'dispute-withdrawn':
      return is('outstanding', books.debtToday)
    case 'fee-charged':
      return [...is('outstanding', books.debtToday), ...isOneOf('fee', books.fees)]
    case 'repayment-reversed':
    case 'payoff-reversed':
      return isOneOf('returned', books.returned)
    case 'repayment-posted':
    case 'drawdown-partly-repaid':
    case 'charge-settled':
      return [
        ...('paymentId' in event
          ? is('received', books.cashOf(`repayment-received:${event.paymentId}`))
          : ['no payment']),
        ...(content.kind === 'charge-settled' && books.principal !== 0
          ? [`nothing left, though ${books.principal} is`]
          : []),
        ...(content.kind === 'drawdown-partly-repaid' ? is('outstandingPrincipal', books.principal) : []),
        ...(content.kind === 'repayment-posted' && !((centsOf('outstanding') ?? 0) > 0)
          ? ['a bill that is not settled, of which nothing is left']
          : []),
      ]
    default:
      return []
  }
}

/** Delivers an event about money, and compares the figures of its messages with the ledger. */
export const deliverAndCompare = async (
  app: TestApp,
  event: MoneyEvent,
  facilityId: string,
  deliver: () => Promise<void>,
): Promise<void> => {
  const before = new Set((await messagesOf(app, event.companyId)).map(({ messageId }) => messageId))
  await deliver()
  const written = (await messagesOf(app, event.companyId)).filter(({ messageId }) => !before.has(messageId))
  if (written.length === 0) return
  const books = await readBooks(app, event, facilityId)
  for (const message of written) {
    const wrong = differencesOf(message, event, books)
    if (wrong.length > 0)
      throw new BooksOutOfOrder(`${message.content.kind} about ${event.name} has ${wrong.join('; ')}`)
  }
}
