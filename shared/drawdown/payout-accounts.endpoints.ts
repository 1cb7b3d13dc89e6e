import { endpoint } from '../api/endpoint.ts'
import type { payoutAccountsSchemas } from './payout-accounts.schemas.ts'

export const payoutAccountsEndpoints = {
  /** The bank accounts that the company's drawdowns may be paid into, and how each stands; numbers are masked. */
  listPayoutAccounts: endpoint<typeof payoutAccountsSchemas.listPayoutAccounts>()({
    name: 'list-payout-accounts',
    method: 'GET',
    path: '/api/information/payout-account/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Adds one. Money goes there once the lender has verified it, a day later at the soonest. Every administrator is told. */
  addPayoutAccount: endpoint<typeof payoutAccountsSchemas.addPayoutAccount>()({
    name: 'add-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/add',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    // alreadyExists: the company keeps the same account at the same bank.
    errors: ['changedMeanwhile', 'alreadyExists', 'tooManyItems'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Gives one other details, which have to be verified and to wait as a new one's. Every administrator is told. */
  changePayoutAccount: endpoint<typeof payoutAccountsSchemas.changePayoutAccount>()({
    name: 'change-payout-account',
    method: 'POST',
    path: '/api/information/payout-account/change',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    // alreadyExists: another one of the company's is the same account.
    errors: ['changedMeanwhile', 'notFound', 'alreadyExists'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Takes one away: nothing is paid into it any more. Every administrator is told. */
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
  /** Has drawdowns of its currency go to one, unless another is named. Every administrator is told. */
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
