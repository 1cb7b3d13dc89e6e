import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { privacySchemas } from '#shared/privacy/privacy.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof privacyEndpoints> = {
  askForCorrection: async () => (await import('./ask-for-correction.ts')).askForCorrection,
  listCorrections: async () => (await import('./list-corrections.ts')).listCorrections,
  closeAccount: async () => (await import('./close-account.ts')).closeAccount,
  lookAtClosing: async () => (await import('./look-at-closing.ts')).lookAtClosing,
  exportOwnData: async () => (await import('./export-own-data.ts')).exportOwnData,
}

export const createPrivacyLambda = (deps: Deps) =>
  createAreaLambda(privacyEndpoints, privacySchemas, handlers, deps)
