import type { BulkEvent } from '../events/lanes.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'

/** The subscriber of each event of the lane. Loaded when first needed. */
export const bulkSubscribers: { [Name in BulkEvent]: BulkSubscriber<Name> } = {
  'shop-reading-due': async (...given) =>
    (await import('../shops/on-shop-sync-due.ts')).onShopSyncDue(...given),
  'shop-examination-due': async (...given) =>
    (await import('../shops/on-shop-examination-due.ts')).onShopExaminationDue(...given),
  'shop-revocation-due': async (...given) =>
    (await import('../shops/on-shop-revocation-due.ts')).onShopRevocationDue(...given),
  'shared-authorisation-unused': async (...given) =>
    (await import('../shops/on-shared-authorisation-unused.ts')).onSharedAuthorisationUnused(...given),
  'payment-account-due': async (...given) =>
    (await import('../shops/on-payment-account-due.ts')).onPaymentAccountDue(...given),
  'payment-account-revocation-due': async (...given) =>
    (await import('../shops/on-payment-account-revocation-due.ts')).onPaymentAccountRevocationDue(...given),
  'screening-due': async (...given) =>
    (await import('../screening/on-screening-due.ts')).onScreeningDue(...given),
}
