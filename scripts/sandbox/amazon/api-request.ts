import type { SellerConsent } from '../consents.ts'
import type { TimelinesOf } from '../order-timelines.ts'

/** A request within the usage plan, by a client that a seller consented to. */
export interface ApiRequest {
  consent: SellerConsent
  query: URLSearchParams
  now: Date
  lives: TimelinesOf
}

/** An error response of the Selling Partner API. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string
  constructor(status: number, code: string, message: string, details = '') {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export const invalidInput = (details: string): ApiError =>
  new ApiError(400, 'InvalidInput', 'Invalid Input', details)

const youngestMs = 2 * 60_000

/** A moment in ms since 1970, which has to be two minutes ago. Throws ApiError otherwise. */
export const pastMoment = (name: string, text: string, now: Date): number => {
  const at = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw invalidInput(`${name} is not an ISO 8601 date.`)
  if (at > now.getTime() - youngestMs) throw invalidInput(`${name} must be two minutes ago or more.`)
  return at
}
