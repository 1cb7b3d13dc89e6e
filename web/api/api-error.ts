import type { ErrorCode } from '#shared/api/errors.ts'

/** One wrong field as the server names it: `body.email` and the rule it breaks. */
export interface WrongField {
  readonly field: string
  readonly rule: string
}

/** `network` when no answer came at all; `sessionExpired` when the session ended before or during the call. */
export type FailureCode = ErrorCode | 'network' | 'sessionExpired'

/** A call that did not succeed. Words for it: `useFailureWords`. */
export class ApiError extends Error {
  readonly code: FailureCode
  readonly errors: readonly WrongField[]
  readonly requestId: string | undefined
  /** What came as the message instead of the code: the one-time token of a 2003. */
  readonly carried: string | undefined

  constructor(
    code: FailureCode,
    detail: { errors?: readonly WrongField[]; requestId?: string; message?: string; cause?: unknown } = {},
  ) {
    super(`call refused: ${code}`, { cause: detail.cause })
    this.name = 'ApiError'
    this.code = code
    this.errors = detail.errors ?? []
    this.requestId = detail.requestId
    this.carried = detail.message
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** True when nothing tells whether the call was carried out: silence, or a failure of the server. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'network' || (typeof error.code === 'number' && error.code >= 500 && error.code < 600))

/** Codes that are never shown as a warning: the screen that meets them does something about it instead. */
const silentCodes: ReadonlySet<FailureCode> = new Set<FailureCode>([80016, 80019, 80001, 80800001])

export const isSilent = (error: ApiError): boolean => silentCodes.has(error.code)
