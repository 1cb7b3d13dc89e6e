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
} as const
