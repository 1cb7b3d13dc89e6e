import { availableOf } from '#shared/ledger/balances.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import { findAgreement } from '../../../../functions/data/agreements.ts'
import { findCreditApplication } from '../../../../functions/data/credit-applications.ts'
import { findLimitRequest } from '../../../../functions/data/limit-requests.ts'
import { causeIn, idsOf, type Scene } from './scene.ts'
import type { FiguresOfKinds, VerifiedKind } from './verified-facts.ts'

const [productCode] = productCodes

const limitOf = ({ books }: Scene) => ({ limit: books.balances.limit })

/** The limit, and the one before a posting. */
const changedBy = ({ books }: Scene, postingId: string) => ({
  formerLimit: books.balances.limit - books.lineOf(postingId, 'limit'),
  limit: books.balances.limit,
})

const recalculated = (scene: Scene) =>
  changedBy(scene, `limit-changed:${causeIn(scene, 'limit-recalculated:')}`)

/** The limit that the latest calculation supports. */
const supported = async (scene: Scene) => {
  const { companyId } = idsOf(scene, 'companyId')
  const application = await findCreditApplication(scene.books.table, companyId, productCode)
  const calculated = application?.status === 'active' ? application.calculation : undefined
  return { ...limitOf(scene), supportedLimit: calculated?.limitCents }
}

const drawable = async (scene: Scene) => ({
  formerDrawable: availableOf((await scene.before()).balances),
  drawable: availableOf(scene.books.balances),
})

const requestedBy = async ({ books }: Scene, companyId: string, requestId: string): Promise<Cents> =>
  (await findLimitRequest(books.table, companyId, requestId))?.approvedCents ?? 0

/** The limit of the request that was offered for signature. */
const offered = async (scene: Scene) => {
  const { companyId, requestId } = idsOf(scene, 'companyId', 'requestId')
  return { limit: await requestedBy(scene, companyId, requestId) }
}

const reviewed = ({ books }: Scene) => ({ reviewDate: books.facility.nextReviewDate })

export const creditFigures = {
  'limit-granted': (scene) => ({
    ...limitOf(scene),
    ...reviewed(scene),
    effectiveDate: scene.books.postings.find(({ kind }) => kind === 'limit-granted')?.businessDate,
  }),
  'limit-lowered': limitOf,
  'limit-lowered-after-drawdown': recalculated,
  'limit-lowered-by-shops': recalculated,
  'limit-lowered-by-added-shops': recalculated,
  'limit-lowered-by-uploads': recalculated,
  'limit-raised': limitOf,
  'limit-raised-by-added-shops': recalculated,
  'limit-set': (scene) => changedBy(scene, causeIn(scene, 'limit-set-')),
  'limit-higher-possible': limitOf,
  'limit-higher-possible-after-drawdown': supported,
  'limit-higher-possible-by-shops': supported,
  'limit-higher-possible-by-added-shops': supported,
  'limit-higher-possible-by-uploads': supported,
  'limit-unchanged': limitOf,
  'drawable-amount-changed': drawable,
  'drawable-amount-set': drawable,
  'limit-request-offered': offered,
  'limit-request-approved': (scene) =>
    changedBy(scene, `limit-changed:${idsOf(scene, 'requestId').requestId}`),
  'limit-request-lapsed': async (scene) => ({
    ...(await offered(scene)),
    currentLimit: scene.books.balances.limit,
  }),
  'limit-offer-lapsed': async (scene) => {
    const { companyId, agreementId } = idsOf(scene, 'companyId', 'agreementId')
    const agreement = await findAgreement(scene.books.table, companyId, agreementId)
    const requestId = agreement?.kind === 'increase' ? agreement.requestId : ''
    return { limit: await requestedBy(scene, companyId, requestId) }
  },
  'limit-request-rejected': limitOf,
  'limit-request-withdrawn': limitOf,
  'renewal-approved': (scene) => ({
    ...changedBy(scene, `limit-changed:${idsOf(scene, 'requestId').requestId}`),
    ...reviewed(scene),
  }),
  'renewal-rejected': (scene) => ({ ...limitOf(scene), ...reviewed(scene) }),
  'renewal-withdrawn': reviewed,
  'facility-review-soon': (scene) => ({ ...limitOf(scene), ...reviewed(scene) }),
  'facility-expired': ({ books: { balances } }) => ({
    outstanding: balances.principalReceivable,
    outstandingPrincipal: balances.principalReceivable,
  }),
} satisfies Partial<FiguresOfKinds<VerifiedKind>>
