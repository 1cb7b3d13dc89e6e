import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { kycSchemas } from '#shared/kyc/kyc.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof kycEndpoints> = {
  createKyc: async () => (await import('./create-kyc.ts')).createKyc,
  changeCompany: async () => (await import('./change-company.ts')).changeCompany,
  withdrawChange: async () => (await import('./withdraw-change.ts')).withdrawChange,
  saveKycSection: async () => (await import('./save-kyc-section.ts')).saveKycSection,
  submitKyc: async () => (await import('./submit-kyc.ts')).submitKyc,
  keepRiskPoints: async () => (await import('./keep-risk-points.ts')).keepRiskPoints,
  getRiskPoints: async () => (await import('./get-risk-points.ts')).getRiskPoints,
  getMaskedKyc: async () => (await import('./get-masked-kyc.ts')).getMaskedKyc,
  revealIdentityNumber: async () => (await import('./reveal-identity-number.ts')).revealIdentityNumber,
  getKyc: async () => (await import('./get-kyc.ts')).getKyc,
}

export const createKycLambda = (deps: Deps) => createAreaLambda(kycEndpoints, kycSchemas, handlers, deps)
