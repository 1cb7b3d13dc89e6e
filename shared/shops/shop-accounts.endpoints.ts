import { endpoint } from '../api/endpoint.ts'
import type { shopAccountsSchemas } from './shop-accounts.schemas.ts'

/** What a seller logs in to their shops with, kept for the company. */
export const shopAccountsEndpoints = {
  /** The company’s shop accounts without their passwords, the latest changed first unless asked otherwise. */
  searchShopAccounts: endpoint<typeof shopAccountsSchemas.searchShopAccounts>()({
    name: 'search-shop-accounts',
    method: 'POST',
    path: '/metadata/authorized/shop/account/page',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Keeps a shop account. The very same again answers the same. */
  addShopAccount: endpoint<typeof shopAccountsSchemas.addShopAccount>()({
    name: 'add-shop-account',
    method: 'POST',
    path: '/metadata/authorized/shop/account/add',
    audience: 'session',
    envelope: 'company',
    // alreadyExists: another account has this login there. tooManyItems: the company has a thousand.
    errors: ['invalidInput', 'alreadyExists', 'tooManyItems'],
    audited: 'shops',
  }),
  /** Changes a shop account, if it is still as the caller saw it. */
  editShopAccount: endpoint<typeof shopAccountsSchemas.editShopAccount>()({
    name: 'edit-shop-account',
    method: 'POST',
    path: '/metadata/authorized/shop/account/edit',
    audience: 'session',
    envelope: 'company',
    errors: ['invalidInput', 'notFound', 'changedMeanwhile', 'alreadyExists'],
    audited: 'shops',
  }),
  /** Deletes shop accounts for good, at most 1,000 at once. Those that are gone already are passed over. */
  deleteShopAccounts: endpoint<typeof shopAccountsSchemas.deleteShopAccounts>()({
    name: 'delete-shop-accounts',
    method: 'POST',
    path: '/metadata/authorized/shop/account/delete',
    audience: 'session',
    envelope: 'company',
    errors: ['notFound', 'tooManyItems'],
    audited: 'shops',
  }),
  /** Shows the password of a shop account. Each look is audited, and told by mail. */
  revealShopPassword: endpoint<typeof shopAccountsSchemas.revealShopPassword>()({
    name: 'reveal-shop-password',
    method: 'POST',
    path: '/metadata/authorized/shop/account/view/pwd',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['notFound'],
    audited: 'shops',
  }),
} as const
