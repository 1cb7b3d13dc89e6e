import { findKyc, latestReviewOf } from '../data/kyc.ts'
import { notification } from '../data/notifications.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/** Of the lender's reasons only the requested corrections are passed on. */
export const onKycDecided: Subscriber<'kyc-decided'> = async ({ companyId, kycId, decision }, { table }) => {
  const kyc = await findKyc(table, companyId, kycId)
  if (!kyc) return
  const isChange = kyc.changesKycId !== undefined
  if (decision !== 'returned')
    return notification(companyId, isChange ? `company-change-${decision}` : `kyc-${decision}`, {})
  const review = latestReviewOf(kyc)
  // The reason for a returned field is shown with it, in the seller's language.
  const reason = review?.returned ? undefined : review?.reason
  return notification(companyId, isChange ? 'company-change-returned' : 'kyc-returned', { reason })
}
