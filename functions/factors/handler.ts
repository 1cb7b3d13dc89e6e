import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { factorsSchemas } from '#shared/factors/factors.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof factorsEndpoints> = {
  addCodeApp: async () => (await import('./add-code-app.ts')).addCodeApp,
  addPasskey: async () => (await import('./add-passkey.ts')).addPasskey,
  beginCodeApp: async () => (await import('./begin-code-app.ts')).beginCodeApp,
  beginFactorLogin: async () => (await import('./begin-factor-login.ts')).beginFactorLogin,
  beginPasskey: async () => (await import('./begin-passkey.ts')).beginPasskey,
  beginStepUp: async () => (await import('./begin-step-up.ts')).beginStepUp,
  factorLogin: async () => (await import('./factor-login.ts')).factorLogin,
  listFactors: async () => (await import('./list-factors.ts')).listFactors,
  removeFactor: async () => (await import('./remove-factor.ts')).removeFactor,
  renewRecoveryCodes: async () => (await import('./renew-recovery-codes.ts')).renewRecoveryCodes,
  setFactorRequirement: async () => (await import('./set-factor-requirement.ts')).setRequirement,
  stepUp: async () => (await import('./step-up.ts')).stepUp,
}

export const createFactorsLambda = (deps: Deps) =>
  createAreaLambda(factorsEndpoints, factorsSchemas, handlers, deps)
