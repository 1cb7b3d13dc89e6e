import type { Money } from '#shared/notifications/notification-kinds.ts'
import { drawdownIdOfCharge } from '../../../functions/data/charge-orders.ts'
import type { EventOf } from '../../../functions/data/domain-events.ts'
import { findDrawdownsOfPostings } from '../../../functions/data/drawdown-of-posting.ts'
import { readLedger } from '../../../functions/data/ledger.ts'
import type { Message } from '../../../functions/data/messages.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { TestApp } from '../../support/test-app.ts'

type RepaymentPosted = EventOf<'repayment-posted'>

const messagesOf = ({ deps }: TestApp, companyId: string) =>
  listOwned<Message>(deps.table, companyId, 'MESSAGE#')

/** What the ledger has of a drawdown, and of a payment's receipt. */
const readBooks = async ({ deps: { table } }: TestApp, event: RepaymentPosted, facilityId: string) => {
  const ledger = await readLedger(table, facilityId)
  const postings = ledger?.postings ?? []
  const drawdownId = drawdownIdOfCharge(event.chargeId)
  const drawdownOf = await findDrawdownsOfPostings(table, event.companyId, postings)
  const sumOf = (account: string, of: typeof postings) =>
    of
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + (line.account === account ? line.amountCents : 0), 0)
  const ofDrawdown = postings.filter((posting) => drawdownOf(posting) === drawdownId)
  return {
    principal: sumOf('principalReceivable', ofDrawdown),
    received: sumOf(
      'cash',
      postings.filter(({ postingId }) => postingId === `repayment-received:${event.paymentId}`),
    ),
  }
}

/** Delivers the event of a posted repayment, and compares the figures of its message with the ledger. */
export const deliverAndCompare = async (
  app: TestApp,
  event: RepaymentPosted,
  facilityId: string,
  deliver: () => Promise<void>,
): Promise<void> => {
  const before = new Set((await messagesOf(app, event.companyId)).map(({ messageId }) => messageId))
  await deliver()
  const written = (await messagesOf(app, event.companyId)).filter(({ messageId }) => !before.has(messageId))
  const { principal, received } = await readBooks(app, event, facilityId)
  for (const { content } of written) {
    const centsOf = (fact: string) => (content[fact] as Money | undefined)?.cents
    const wrong = [
      ...(centsOf('received') === received ? [] : [`received ${centsOf('received')}, not ${received}`]),
      ...(content.kind === 'charge-settled' && principal !== 0
        ? [`nothing left, though ${principal} is`]
        : []),
      ...(content.kind === 'drawdown-partly-repaid' && centsOf('outstandingPrincipal') !== principal
        ? [`principal left ${centsOf('outstandingPrincipal')}, not ${principal}`]
        : []),
      ...(content.kind === 'repayment-posted' && !((centsOf('outstanding') ?? 0) > 0)
        ? ['a bill that is not settled, of which nothing is left']
        : []),
    ]
    if (wrong.length > 0)
      throw new BooksOutOfOrder(`the message about payment ${event.paymentId} has ${wrong.join('; ')}`)
  }
}
