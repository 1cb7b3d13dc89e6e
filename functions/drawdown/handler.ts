import { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import type { Handlers } from '../http/handle.ts'
import { createAreaLambda } from '../http/lambda.ts'

const handlers: Handlers<typeof drawdownEndpoints> = {
  saveDebitAccount: async () => (await import('./save-debit-account.ts')).saveDebitAccount,
  getDebitAccount: async () => (await import('./get-debit-account.ts')).getDebitAccount,
  saveBusinessInformation: async () =>
    (await import('./save-business-information.ts')).saveBusinessInformation,
  getBusinessInformation: async () => (await import('./get-business-information.ts')).getBusinessInformation,
  saveCompanyInformation: async () => (await import('./save-company-information.ts')).saveCompanyInformation,
  getShareholderStructure: async () =>
    (await import('./get-shareholder-structure.ts')).getShareholderStructure,
  listBanks: async () => (await import('./list-banks.ts')).listBanks,
  getSofr: async () => (await import('./get-sofr.ts')).getSofr,
  listDirectorNames: async () => (await import('./list-director-names.ts')).listDirectorNames,
  quoteDrawdown: async () => (await import('./quote-drawdown.ts')).quoteDrawdown,
  submitDrawdown: async () => (await import('./submit-drawdown.ts')).submitDrawdown,
  withdrawApplication: async () => (await import('./withdraw-application.ts')).withdrawApplication,
  listApplications: async () => (await import('./list-applications.ts')).listApplications,
  listCharges: async () => (await import('./list-charges.ts')).listCharges,
  reportPayment: async () => (await import('./report-payment.ts')).reportPayment,
  quotePayoff: async () => (await import('./quote-payoff.ts')).quotePayoff,
  reportPayoff: async () => (await import('./report-payoff.ts')).reportPayoff,
}

export const createDrawdownLambda = (deps: Deps) => createAreaLambda(drawdownEndpoints, handlers, deps)
