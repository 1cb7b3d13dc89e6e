import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { drawdownSchemas } from '#shared/drawdown/drawdown.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof drawdownEndpoints> = {
  getSofr: async () => (await import('./get-sofr.ts')).getSofr,
  quoteDrawdown: async () => (await import('./quote-drawdown.ts')).quoteDrawdown,
  submitDrawdown: async () => (await import('./submit-drawdown.ts')).submitDrawdown,
}

export const createDrawdownLambda = (deps: Deps) =>
  createAreaLambda(drawdownEndpoints, drawdownSchemas, handlers, deps)
