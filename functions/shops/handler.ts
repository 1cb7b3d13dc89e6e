import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { shopsSchemas } from '#shared/shops/shops.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof shopsEndpoints> = {
  listShopPlatforms: async () => (await import('./list-shop-platforms.ts')).listShopPlatforms,
  createOauthUrl: async () => (await import('./create-oauth-url.ts')).createOauthUrl,
  oauthCallback: async () => (await import('./oauth-callback.ts')).oauthCallback,
  listPaymentPlatforms: async () => (await import('./list-payment-platforms.ts')).listPaymentPlatforms,
  listPaymentGateways: async () => (await import('./list-payment-gateways.ts')).listPaymentGateways,
  linkShopsToPaymentAccount: async () =>
    (await import('./link-shops-to-payment-account.ts')).linkShopsToPaymentAccount,
  previewAccountUnlinking: async () =>
    (await import('./preview-account-unlinking.ts')).previewAccountUnlinking,
  unlinkPaymentAccount: async () => (await import('./unlink-payment-account.ts')).unlinkPaymentAccount,
  dismissDeposits: async () => (await import('./dismiss-deposits.ts')).dismissDeposits,
  syncPaymentAccount: async () => (await import('./sync-payment-account.ts')).syncPaymentAccount,
  listSharedAuthorisations: async () =>
    (await import('./list-shared-authorisations.ts')).listSharedAuthorisations,
  linkConsentedShops: async () => (await import('./link-consented-shops.ts')).linkConsentedShops,
  listLinkedShops: async () => (await import('./list-linked-shops.ts')).listLinkedShops,
  listShopOrders: async () => (await import('./list-shop-orders.ts')).listShopOrders,
  listShopSales: async () => (await import('./list-shop-sales.ts')).listShopSales,
  addShops: async () => (await import('./add-shops.ts')).addShops,
  searchShops: async () => (await import('./search-shops.ts')).searchShops,
  listMigrationTargets: async () => (await import('./list-migration-targets.ts')).listMigrationTargets,
  previewMigration: async () => (await import('./preview-migration.ts')).previewMigration,
  previewUnlinking: async () => (await import('./preview-unlinking.ts')).previewUnlinking,
  unlinkShop: async () => (await import('./unlink-shop.ts')).unlinkShop,
  unlinkShops: async () => (await import('./unlink-shops.ts')).unlinkShops,
  migrateShop: async () => (await import('./migrate-shop.ts')).migrateShop,
  searchShopAccounts: async () => (await import('./search-shop-accounts.ts')).searchShopAccounts,
  addShopAccount: async () => (await import('./add-shop-account.ts')).addShopAccount,
  editShopAccount: async () => (await import('./edit-shop-account.ts')).editShopAccount,
  deleteShopAccounts: async () => (await import('./delete-shop-accounts.ts')).deleteShopAccounts,
  revealShopPassword: async () => (await import('./reveal-shop-password.ts')).revealShopPassword,
  verifyPaymentAuthorisation: async () =>
    (await import('./verify-payment-authorisation.ts')).verifyPaymentAuthorisation,
  getPaymentOffer: async () => (await import('./get-payment-offer.ts')).getPaymentOffer,
  listUploadedSources: async () => (await import('./list-uploaded-sources.ts')).listUploadedSourcesOfCompany,
  addUploadedSource: async () => (await import('./add-uploaded-source.ts')).addUploadedSource,
  previewUpload: async () => (await import('./preview-upload.ts')).previewUpload,
  previewUploadLimits: async () => (await import('./preview-upload-limits.ts')).previewUploadLimits,
  keepUpload: async () => (await import('./keep-upload.ts')).keepUpload,
  removeUploadedSource: async () =>
    (await import('./remove-uploaded-source.ts')).removeUploadedSourceOfCompany,
  takeShopifyWebhook: async () => (await import('./take-shopify-webhook.ts')).takeShopifyWebhook,
}

export const createShopsLambda = (deps: Deps) =>
  createAreaLambda(shopsEndpoints, shopsSchemas, handlers, deps)
