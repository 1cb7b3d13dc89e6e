import { endpoint } from '../api/endpoint.ts'
import type { authorisedShopsSchemas } from './authorised-shops.schemas.ts'

/** What a seller does with the company's shops, besides authorising them. */
export const authorisedShopsEndpoints = {
  /**
   * Announces shops that the seller is about to authorise: they are `pending` until then. At most 1,000 at once, and
   * 1,000 that wait. The same call again announces the same shops.
   */
  addShops: endpoint<typeof authorisedShopsSchemas.addShops>()({
    name: 'add-shops',
    method: 'POST',
    path: '/metadata/authorized/shop/add',
    audience: 'session',
    envelope: 'company',
    errors: ['invalidInput', 'tooManyItems'],
    audited: 'shops',
  }),
  /** The company’s shops, those that are yet to be authorised among them, the latest authorised first unless asked otherwise. */
  searchShops: endpoint<typeof authorisedShopsSchemas.searchShops>()({
    name: 'search-shops',
    method: 'POST',
    path: '/metadata/authorized/shop/page',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /**
   * What unlinking shops would do to the company’s limits, by the rules by which they are computed again afterwards.
   * Before there is a limit, an estimate. Shops that the company does not have are passed over.
   */
  previewUnlinking: endpoint<typeof authorisedShopsSchemas.previewUnlinking>()({
    name: 'preview-unlinking',
    method: 'POST',
    path: '/metadata/authorized/shop/delete/preview',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound', 'tooManyItems', 'noExchangeRates'],
  }),
  /**
   * Unlinks a shop, or takes back one that was only added: it is read no more and counts for no limit, and its consent is
   * ended at the platform. Linked again, it is the same shop. The same call again answers the same.
   */
  unlinkShop: endpoint<typeof authorisedShopsSchemas.unlinkShop>()({
    name: 'unlink-shop',
    method: 'DELETE',
    path: '/api/oauth/shop/{id}',
    audience: 'session',
    envelope: 'landing',
    errors: ['notFound'],
    audited: 'shops',
  }),
  /** Unlinks shops, at most 1,000 at once. Those that the company does not have are passed over. */
  unlinkShops: endpoint<typeof authorisedShopsSchemas.unlinkShops>()({
    name: 'unlink-shops',
    method: 'POST',
    path: '/metadata/authorized/shop/delete',
    audience: 'session',
    envelope: 'company',
    errors: ['notFound', 'tooManyItems'],
    audited: 'shops',
  }),
  /** The caller’s other companies, to which shops can be moved. */
  listMigrationTargets: endpoint<typeof authorisedShopsSchemas.listMigrationTargets>()({
    name: 'list-migration-targets',
    method: 'GET',
    path: '/metadata/authorized/shop/migrate/companies',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /**
   * What moving a shop to another company of the caller’s would do to the limits of both, by the rules by which they
   * are computed again afterwards. Before there is a limit, an estimate.
   */
  previewMigration: endpoint<typeof authorisedShopsSchemas.previewMigration>()({
    name: 'preview-migration',
    method: 'POST',
    path: '/metadata/authorized/shop/migrate/preview',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound', 'noExchangeRates'],
  }),
  /**
   * Moves a shop with its sales, its reading and its consent to another company of the caller’s; the limits of both are
   * computed again. 20009: it is being moved, or its tokens renewed, at this moment. The same call again goes on where
   * one broke off, and answers the same.
   */
  migrateShop: endpoint<typeof authorisedShopsSchemas.migrateShop>()({
    name: 'migrate-shop',
    method: 'POST',
    path: '/metadata/authorized/shop/migrate',
    audience: 'session',
    envelope: 'company',
    // wrongState: it was added, and is yet to be authorised.
    errors: ['notFound', 'wrongState', 'beingProcessed'],
    audited: 'shops',
  }),
} as const
