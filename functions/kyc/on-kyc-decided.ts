import { findKyc } from '../data/kyc.ts'
import { notification } from '../data/notifications.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { describeCorrections } from './describe-corrections.ts'

/** Of the lender's reasons only the requested corrections are passed on. */
export const onKycDecided: Subscriber<'kyc-decided'> = async ({ companyId, kycId, decision }, { table }) => {
  const kyc = await findKyc(table, companyId, kycId)
  if (!kyc) return
  const isChange = kyc.changesKycId !== undefined
  if (decision !== 'returned')
    return notification(companyId, isChange ? `company-change-${decision}` : `kyc-${decision}`, {})
  // It may have been submitted again by now.
  const review = kyc.reviews?.findLast((each) => each.kycId === kycId && each.decision === decision)
  const { returned, reason = '' } = review ?? {}
  // Without named fields, the lender's reason says what to change, in the language in which it was written.
  const corrections = returned
    ? await describeCorrections(returned)
    : { 'zh-CN': reason, 'zh-TW': reason, en: reason }
  return notification(companyId, isChange ? 'company-change-returned' : 'kyc-returned', { corrections })
}
