import { companyEndpoint, landingEndpoint } from '../api/endpoint.ts'
import type { authorisedShopsSchemas } from './authorised-shops.schemas.ts'

/** Managing the company's shops, other than their authorisation. */
export const authorisedShopsEndpoints = {
  /**
   * Adds shops before their authorisation: they are `pending` until then. At most 1,000 at once, and 1,000 pending.
   * Idempotent.
   */
  addShops: companyEndpoint<typeof authorisedShopsSchemas.addShops>()({
    name: 'add-shops',
    method: 'POST',
    path: '/metadata/authorized/shop/add',
    errors: ['invalidInput', 'tooManyItems'],
    audited: 'shops',
  }),
  /** The company’s shops, including pending ones, the latest authorised first by default. */
  searchShops: companyEndpoint<typeof authorisedShopsSchemas.searchShops>()({
    name: 'search-shops',
    method: 'POST',
    path: '/metadata/authorized/shop/page',
    reads: true,
  }),
  /**
   * Previews the company’s limits after unlinking shops, by the rules of the recalculation. Before there is a limit, an
   * estimate. Unknown shops are skipped.
   */
  previewUnlinking: companyEndpoint<typeof authorisedShopsSchemas.previewUnlinking>()({
    name: 'preview-unlinking',
    method: 'POST',
    path: '/metadata/authorized/shop/delete/preview',
    reads: true,
    errors: ['notFound', 'tooManyItems', 'noExchangeRates'],
  }),
  /**
   * Unlinks a shop, or removes a pending one: it is no longer synced and counts for no limit, and its consent is
   * revoked at the platform. Linked again, it is the same shop. Idempotent.
   */
  unlinkShop: landingEndpoint<typeof authorisedShopsSchemas.unlinkShop>()({
    name: 'unlink-shop',
    method: 'DELETE',
    path: '/api/oauth/shop/{id}',
    errors: ['notFound'],
    audited: 'shops',
  }),
  /** Unlinks shops, at most 1,000 at once. Unknown shops are skipped. */
  unlinkShops: companyEndpoint<typeof authorisedShopsSchemas.unlinkShops>()({
    name: 'unlink-shops',
    method: 'POST',
    path: '/metadata/authorized/shop/delete',
    errors: ['notFound', 'tooManyItems'],
    audited: 'shops',
  }),
  /** The caller’s other companies, to which shops can be moved. */
  listMigrationTargets: companyEndpoint<typeof authorisedShopsSchemas.listMigrationTargets>()({
    name: 'list-migration-targets',
    method: 'GET',
    path: '/metadata/authorized/shop/migrate/companies',
    reads: true,
  }),
  /**
   * Previews the limits of both companies after moving a shop to another company of the caller, by the rules of the
   * recalculation. Before there is a limit, an estimate.
   */
  previewMigration: companyEndpoint<typeof authorisedShopsSchemas.previewMigration>()({
    name: 'preview-migration',
    method: 'POST',
    path: '/metadata/authorized/shop/migrate/preview',
    reads: true,
    errors: ['notFound', 'noExchangeRates'],
  }),
  /**
   * Moves a shop with its sales, its sync and its consent to another company of the caller; the limits of both are
   * recalculated. 20009: it is being moved, or its tokens refreshed, at this moment. Repeating the call completes an
   * interrupted one, and returns the same.
   */
  migrateShop: companyEndpoint<typeof authorisedShopsSchemas.migrateShop>()({
    name: 'migrate-shop',
    method: 'POST',
    path: '/metadata/authorized/shop/migrate',
    // wrongState: it is pending.
    errors: ['notFound', 'wrongState', 'beingProcessed'],
    audited: 'shops',
  }),
} as const
