import type { Deps } from '../runtime/deps.ts'
import { type Exchange, exchangeOf, type HttpRequest, type HttpResult, refusal } from './exchange.ts'

const takesProof = ({ endpoint: { stepUp }, input }: Exchange): boolean =>
  stepUp === true || (stepUp !== undefined && input?.body?.[stepUp] !== undefined)

/** Refuses a call that requires a step-up if the session has none. */
export const requireStepUp = ({ clock }: Pick<Deps, 'clock'>) => ({
  before: ({ event }: HttpRequest): HttpResult | undefined => {
    const exchange = exchangeOf(event)
    if (!takesProof(exchange)) return undefined
    const { provenUntil } = exchange.session ?? {}
    return provenUntil !== undefined && provenUntil > clock().toISOString()
      ? undefined
      : refusal(exchange.endpoint, { reason: 'stepUpNeeded' })
  },
})
