import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { creditSchemas } from '#shared/credit/credit.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof creditEndpoints> = {
  getCreditLimit: async () => (await import('./get-credit-limit.ts')).getCreditLimit,
  getCreditEstimate: async () => (await import('./get-credit-estimate.ts')).getCreditEstimate,
  getCreditApplication: async () => (await import('./get-credit-application.ts')).getCreditApplication,
  getLimitIncrease: async () => (await import('./get-limit-increase.ts')).getLimitIncrease,
  submitLimit: async () => (await import('./submit-limit.ts')).submitLimit,
  getRenewal: async () => (await import('./get-renewal.ts')).getRenewal,
  submitRenewal: async () => (await import('./submit-renewal.ts')).submitRenewal,
  getFacilitySummary: async () => (await import('./get-facility-summary.ts')).getFacilitySummary,
  listFacilities: async () => (await import('./list-facilities.ts')).listFacilities,
  getFacilityDetail: async () => (await import('./get-facility-detail.ts')).getFacilityDetail,
}

export const createCreditLambda = (deps: Deps) =>
  createAreaLambda(creditEndpoints, creditSchemas, handlers, deps)
