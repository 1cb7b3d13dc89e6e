import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { applicationSchemas } from '#shared/application/application.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof applicationEndpoints> = {
  getPosition: async () => (await import('./get-position.ts')).getPosition,
  storePosition: async () => (await import('./store-position.ts')).storePosition,
  saveDebitAccount: async () => (await import('./save-debit-account.ts')).saveDebitAccount,
  getDebitAccount: async () => (await import('./get-debit-account.ts')).getDebitAccount,
  saveBusinessInformation: async () =>
    (await import('./save-business-information.ts')).saveBusinessInformation,
  getBusinessInformation: async () => (await import('./get-business-information.ts')).getBusinessInformation,
  saveCompanyInformation: async () => (await import('./save-company-information.ts')).saveCompanyInformation,
  getShareholderStructure: async () =>
    (await import('./get-shareholder-structure.ts')).getShareholderStructure,
  listBanks: async () => (await import('./list-banks.ts')).listBanks,
  listDirectorNames: async () => (await import('./list-director-names.ts')).listDirectorNames,
  listApplications: async () => (await import('./list-applications.ts')).listApplications,
  withdrawApplication: async () => (await import('./withdraw-application.ts')).withdrawApplication,
}

export const createApplicationLambda = (deps: Deps) =>
  createAreaLambda(applicationEndpoints, applicationSchemas, handlers, deps)
