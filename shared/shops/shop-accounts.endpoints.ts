import { companyEndpoint } from '../api/endpoint.ts'
import type { shopAccountsSchemas } from './shop-accounts.schemas.ts'

/** Sellers' logins to their shops, stored for the company. */
export const shopAccountsEndpoints = {
  /** The company’s shop accounts without their passwords, the latest changed first unless asked otherwise. */
  searchShopAccounts: companyEndpoint<typeof shopAccountsSchemas.searchShopAccounts>()({
    name: 'search-shop-accounts',
    method: 'POST',
    path: '/metadata/authorized/shop/account/page',
    reads: true,
  }),
  /** Stores a shop account. Repeating the very same returns the same. */
  addShopAccount: companyEndpoint<typeof shopAccountsSchemas.addShopAccount>()({
    name: 'add-shop-account',
    method: 'POST',
    path: '/metadata/authorized/shop/account/add',
    // alreadyExists: another account has this login there. tooManyItems: the company has a thousand.
    errors: ['invalidInput', 'alreadyExists', 'tooManyItems'],
    audited: 'shops',
  }),
  /** Changes a shop account, if it is unchanged since the caller read it. */
  editShopAccount: companyEndpoint<typeof shopAccountsSchemas.editShopAccount>()({
    name: 'edit-shop-account',
    method: 'POST',
    path: '/metadata/authorized/shop/account/edit',
    errors: ['invalidInput', 'notFound', 'changedMeanwhile', 'alreadyExists'],
    audited: 'shops',
  }),
  /** Deletes shop accounts for good, at most 1,000 at once. Missing ones are skipped. */
  deleteShopAccounts: companyEndpoint<typeof shopAccountsSchemas.deleteShopAccounts>()({
    name: 'delete-shop-accounts',
    method: 'POST',
    path: '/metadata/authorized/shop/account/delete',
    errors: ['notFound', 'tooManyItems'],
    audited: 'shops',
  }),
  /** Reveals the password of a shop account. Each access is audited, and notified by mail. */
  revealShopPassword: companyEndpoint<typeof shopAccountsSchemas.revealShopPassword>()({
    name: 'reveal-shop-password',
    method: 'POST',
    path: '/metadata/authorized/shop/account/view/pwd',
    stepUp: true,
    errors: ['notFound'],
    audited: 'shops',
  }),
} as const
