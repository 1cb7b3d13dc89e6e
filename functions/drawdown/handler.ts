import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { drawdownSchemas } from '#shared/drawdown/drawdown.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof drawdownEndpoints> = {
  getSofr: async () => (await import('./get-sofr.ts')).getSofr,
  quoteDrawdown: async () => (await import('./quote-drawdown.ts')).quoteDrawdown,
  submitDrawdown: async () => (await import('./submit-drawdown.ts')).submitDrawdown,
  getSecondApproval: async () => (await import('./get-second-approval.ts')).getSecondApproval,
  setSecondApproval: async () => (await import('./set-second-approval.ts')).setSecondApproval,
  listAwaitingDrawdowns: async () => (await import('./list-awaiting-drawdowns.ts')).listAwaitingDrawdowns,
  confirmDrawdown: async () => (await import('./confirm-drawdown.ts')).confirmDrawdown,
  listPayoutAccounts: async () => (await import('./list-payout-accounts.ts')).listPayoutAccounts,
  addPayoutAccount: async () => (await import('./add-payout-account.ts')).addPayoutAccount,
  changePayoutAccount: async () => (await import('./change-payout-account.ts')).changePayoutAccount,
  removePayoutAccount: async () => (await import('./remove-payout-account.ts')).removePayoutAccount,
  choosePayoutAccount: async () => (await import('./choose-payout-account.ts')).choosePayoutAccount,
  declineDrawdown: async () => (await import('./decline-drawdown.ts')).declineDrawdown,
}

export const createDrawdownLambda = (deps: Deps) =>
  createAreaLambda(drawdownEndpoints, drawdownSchemas, handlers, deps)
