import { type ErrorName, statusOf } from '#shared/api/errors.ts'

/** One wrong field as the server names it: `body.email` and the rule it breaks. */
export interface WrongField {
  readonly field: string
  readonly rule: string
}

/**
 * Why a call did not succeed: what it was refused for; `unknownCode` when the code that came is none of the catalogue,
 * `network` when no answer came at all; `sessionExpired` when the session ended before or during the call.
 */
export type FailureReason = ErrorName | 'unknownCode' | 'network' | 'sessionExpired'

/** A call that did not succeed. Words for it: `useFailureTranslations`. */
export class ApiError extends Error {
  readonly reason: FailureReason
  readonly errors: readonly WrongField[]
  readonly requestId: string | undefined
  /** The code that travelled, where a server refused. */
  readonly code: number | undefined
  /** What came as the message: the one-time token of `belongsToOtherPortal`, the words of a code that is not known here. */
  readonly carried: string | undefined

  constructor(
    reason: FailureReason,
    detail: {
      errors?: readonly WrongField[]
      requestId?: string
      code?: number
      message?: string
      cause?: unknown
    } = {},
  ) {
    super(`call refused: ${reason}`, { cause: detail.cause })
    this.name = 'ApiError'
    this.reason = reason
    this.errors = detail.errors ?? []
    this.requestId = detail.requestId
    this.code = detail.code
    this.carried = detail.message
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Refusals of which the catalogue knows nothing, or that did not come from the server. */
const unlisted: ReadonlySet<FailureReason> = new Set<FailureReason>([
  'unknownCode',
  'network',
  'sessionExpired',
])

/** True for a refusal of the catalogue. */
export const isListed = (reason: FailureReason): reason is ErrorName => !unlisted.has(reason)

/** True when the outcome of the call is unknown: no response, or a failure of the server. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (error.reason === 'network' || (isListed(error.reason) && statusOf(error.reason) >= 500))
