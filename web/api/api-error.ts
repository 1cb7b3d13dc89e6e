import type { FieldError, ReceivedRefusal } from '#shared/api/envelope.ts'
import { type ErrorName, statusOf } from '#shared/api/errors.ts'

/**
 * Why a call failed: an error of the catalogue; `unknownCode` if the code is not in the catalogue; `network` if no
 * response arrived; `sessionExpired` if the session ended before or during the call.
 */
export type FailureReason = ErrorName | 'unknownCode' | 'network' | 'sessionExpired'

/** A failed call. `useFailureTranslations` gives its text for users. */
export class ApiError extends Error {
  readonly reason: FailureReason
  readonly errors: readonly FieldError[]
  readonly requestId: string | undefined
  /** The numeric code of a refusal; undefined if the server did not refuse. */
  readonly code: number | undefined
  /** A value in the text of a refusal: the currency of `currencyNotTaken`, or the end of a wait. */
  readonly detail: string | undefined
  /** The message of the response: a token, the text of an unknown code, or the back office's sentence. */
  readonly carried: string | undefined
  /** True if the call failed without a response and may be sent again: it takes effect only once, or was never sent. */
  readonly isRepeatable: boolean

  constructor(
    reason: FailureReason,
    detail: Partial<Omit<ReceivedRefusal, 'reason'>> & { cause?: unknown; isRepeatable?: boolean } = {},
  ) {
    super(`call refused: ${reason}`, detail)
    this.name = 'ApiError'
    this.reason = reason
    this.errors = detail.errors ?? []
    this.requestId = detail.requestId
    this.code = detail.code
    this.detail = detail.detail
    this.carried = detail.message
    this.isRepeatable = detail.isRepeatable ?? false
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Reasons that are not in the catalogue or do not come from the server. */
const unlisted: ReadonlySet<FailureReason> = new Set<FailureReason>([
  'unknownCode',
  'network',
  'sessionExpired',
])

/** True for an error of the catalogue. */
export const isCatalogueError = (reason: FailureReason): reason is ErrorName => !unlisted.has(reason)

/** True when the outcome of the call is unknown: no response, or a failure of the server. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (error.reason === 'network' || (isCatalogueError(error.reason) && statusOf(error.reason) >= 500))
