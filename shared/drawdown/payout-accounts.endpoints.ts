import { endpoint } from '../api/endpoint.ts'
import type { payoutAccountsSchemas } from './payout-accounts.schemas.ts'

export const payoutAccountsEndpoints = {
  /** The company's payout accounts with their states; numbers are masked. */
  listPayoutAccounts: endpoint<typeof payoutAccountsSchemas.listPayoutAccounts>()({
    name: 'list-payout-accounts',
    method: 'GET',
    path: '/api/information/payout-account/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /**
   * Adds one. It can be used once the lender has verified it, a day later at the soonest. Every administrator is
   * notified.
   */
  addPayoutAccount: endpoint<typeof payoutAccountsSchemas.addPayoutAccount>()({
    name: 'add-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/add',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    // alreadyExists: the company has the same account at the same bank.
    errors: ['changedMeanwhile', 'alreadyExists', 'tooManyItems'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /**
   * Changes the details of one, which have to be verified and to wait like a new one's. Every administrator is
   * notified.
   */
  changePayoutAccount: endpoint<typeof payoutAccountsSchemas.changePayoutAccount>()({
    name: 'change-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/change',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    // alreadyExists: another of the company's accounts is the same.
    errors: ['changedMeanwhile', 'notFound', 'alreadyExists'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Removes one: nothing is paid into it any more. Every administrator is notified. */
  removePayoutAccount: endpoint<typeof payoutAccountsSchemas.removePayoutAccount>()({
    name: 'remove-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/remove',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Makes one the default of its currency. Every administrator is notified. */
  choosePayoutAccount: endpoint<typeof payoutAccountsSchemas.choosePayoutAccount>()({
    name: 'choose-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/choose',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
