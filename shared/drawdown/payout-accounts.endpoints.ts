import { landingEndpoint } from '../api/endpoint.ts'
import type { payoutAccountsSchemas } from './payout-accounts.schemas.ts'

export const payoutAccountsEndpoints = {
  /** The company's payout accounts with their states; numbers are masked. */
  listPayoutAccounts: landingEndpoint<typeof payoutAccountsSchemas.listPayoutAccounts>()({
    name: 'list-payout-accounts',
    method: 'GET',
    path: '/api/information/payout-account/list',
    reads: true,
  }),
  /**
   * Adds a payout account. It can be used once the lender has verified it, a day later at the soonest. Every
   * administrator is notified.
   */
  addPayoutAccount: landingEndpoint<typeof payoutAccountsSchemas.addPayoutAccount>()({
    name: 'add-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/add',
    role: 'administrator',
    stepUp: true,
    // alreadyExists: the company has the same account at the same bank.
    errors: ['changedMeanwhile', 'alreadyExists', 'tooManyItems'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /**
   * Changes the details of a payout account, which have to be verified and to wait like those of a new one. Every
   * administrator is notified.
   */
  changePayoutAccount: landingEndpoint<typeof payoutAccountsSchemas.changePayoutAccount>()({
    name: 'change-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/change',
    role: 'administrator',
    stepUp: true,
    // alreadyExists: another of the company's accounts is the same.
    errors: ['changedMeanwhile', 'notFound', 'alreadyExists'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Removes a payout account: nothing is paid into it any more. Every administrator is notified. */
  removePayoutAccount: landingEndpoint<typeof payoutAccountsSchemas.removePayoutAccount>()({
    name: 'remove-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/remove',
    role: 'administrator',
    stepUp: true,
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Makes a payout account the default of its currency. Every administrator is notified. */
  choosePayoutAccount: landingEndpoint<typeof payoutAccountsSchemas.choosePayoutAccount>()({
    name: 'choose-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/choose',
    role: 'administrator',
    stepUp: true,
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
