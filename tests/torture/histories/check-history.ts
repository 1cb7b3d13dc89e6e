import { emptyChain, findBrokenLink } from '#shared/agreements/signing-chain.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import type { Addendum, Agreement } from '../../../functions/data/agreements.ts'
import { findCreditApplication } from '../../../functions/data/credit-applications.ts'
import { type LimitRequest, limitRequestStatusAt } from '../../../functions/data/limit-requests.ts'
import type { Payment } from '../../../functions/data/payments.ts'
import type { RenewalRequest } from '../../../functions/data/renewal-requests.ts'
import { sha256Of } from '../../../functions/data/sha256.ts'
import { isInFacility, listShops } from '../../../functions/data/shops.ts'
import { listSigningEvents } from '../../../functions/data/signing-events.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { listOf } from './act.ts'
import type { World } from './world.ts'

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new BooksOutOfOrder(what)
}

const [productCode] = productCodes

/** The application's record of the latest request is right, and at most one request is pending. */
const checkRequests = async (world: World): Promise<void> => {
  const { app, seller } = world
  const application = await findCreditApplication(app.deps.table, seller.companyId, productCode)
  expectThat(application?.status === 'active', 'the application is no longer active')
  for (const [kind, prefix] of [
    ['limitRequest', 'LIMITREQUEST#'],
    ['renewal', 'RENEWALREQUEST#'],
  ] as const) {
    const requests = await listOf<LimitRequest | RenewalRequest>(world, prefix)
    const now = app.clock.now()
    const waiting = requests.filter((request) =>
      ['submitted', 'offered'].includes(limitRequestStatusAt(request, now)),
    )
    expectThat(waiting.length <= 1, `${waiting.length} requests wait, ${prefix}`)
    const told = application?.status === 'active' ? application[kind] : undefined
    const latest = requests.find(({ requestId }) => requestId === told?.requestId)
    expectThat(
      latest?.status === told?.status,
      `${kind} is told of as ${told?.status}: it is ${latest?.status}`,
    )
  }
}

/** Every fully signed increase was granted or has lapsed, and nothing else was granted. */
const checkIncreases = async (world: World): Promise<void> => {
  const agreements = await listOf<Agreement>(world, 'AGREEMENT#')
  for (const { requestId, status } of await listOf<LimitRequest>(world, 'LIMITREQUEST#')) {
    const isSigned = agreements.some(
      (each) => each.kind === 'increase' && each.requestId === requestId && each.status === 'signed',
    )
    const isSettled = status === 'approved' || status === 'lapsed'
    expectThat(isSettled === isSigned, `request ${requestId} is ${status}: signed is ${isSigned}`)
  }
}

const isAddendum = (agreement: Agreement): agreement is Addendum => agreement.kind === 'addendum'

/** A shop is in the facility if and only if everybody signed for it, and the outcome is recorded. */
const checkAddenda = async (world: World): Promise<void> => {
  const { app, seller } = world
  const addenda = (await listOf<Agreement>(world, 'AGREEMENT#')).filter(isAddendum)
  const signed = addenda.filter(({ status }) => status === 'signed')
  for (const { agreementId, result } of signed)
    expectThat(result !== undefined, `addendum ${agreementId} is signed, and came to nothing`)
  for (const agreement of addenda) {
    const events = await listSigningEvents(app.deps.table, seller.companyId, agreement.agreementId)
    const broken = findBrokenLink(events, agreement.chain ?? emptyChain, sha256Of)
    expectThat(
      broken === undefined,
      `of addendum ${agreement.agreementId}, event ${broken} is not as chained`,
    )
  }
  for (const shop of await listShops(app.deps.table, seller.companyId)) {
    if (!shop.shopId.startsWith('further-')) continue
    const isSigned = signed.some(({ shops }) => shops.some(({ shopId }) => shopId === shop.shopId))
    expectThat(isInFacility(shop, productCode) === isSigned, `shop ${shop.shopId}: signed is ${isSigned}`)
  }
}

/** The invariants of a complete history, once all background work has ended. */
export const checkHistory = async (world: World): Promise<void> => {
  await checkRequests(world)
  await checkAddenda(world)
  await checkIncreases(world)
  // A deduction may take the platform up to an hour. One that is found late waits for two people.
  const now = world.app.clock.now().toISOString()
  for (const { paymentId, status, deduction, deducted, reportedAt } of await listOf<Payment>(
    world,
    'PAYMENT#',
  ))
    expectThat(
      !deduction || deducted !== undefined || status !== 'reported' || reportedAt === now,
      `deduction ${paymentId} has never come to its end`,
    )
}
