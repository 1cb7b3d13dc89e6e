import * as z from 'zod/mini'
import type { Endpoint, Envelope } from './endpoint.ts'
import { codeOf, type ErrorName, errorOfCode } from './errors.ts'

/**
 * One invalid field of a request: its path in dots (`body.email`) and the violated rule, a key of the web's locales.
 */
export const fieldError = z.object({ field: z.string(), rule: z.string() })
export type FieldError = z.infer<typeof fieldError>

export const successCode = { landing: 0, company: 200 } as const satisfies Record<Envelope, number>
export const messageKey = { landing: 'message', company: 'msg' } as const satisfies Record<Envelope, string>

export interface Refusal<Reason extends ErrorName = ErrorName> {
  reason: Reason
  /** Every invalid field at once, for input errors. */
  errors?: readonly FieldError[]
  /** Identifies the failed request in the logs; the only content of an internal error. */
  requestId?: string
  /** The message in place of the error text: the token of `belongsToOtherPortal` or `secondFactorNeeded`. */
  message?: string
  /** A value in the error text: the currency of `currencyNotTaken`, the end of `passwordTooNew` or `resetTooRecent`. */
  detail?: string
}

/** The body of a successful response. */
export const successBody = (envelope: Envelope, data: unknown) => ({
  code: successCode[envelope],
  [messageKey[envelope]]: 'success',
  data: data ?? null,
})

/**
 * The body of a refusal. Its message is the code itself until a call's last step replaces it by the sentence in the
 * caller's language (`functions/http/refusal-message.ts`).
 */
export const refusalBody = (envelope: Envelope, { reason, errors, requestId, message, detail }: Refusal) => ({
  code: codeOf(reason),
  [messageKey[envelope]]: message ?? String(codeOf(reason)),
  data: null,
  ...(detail === undefined ? {} : { detail }),
  ...(errors ? { errors } : {}),
  ...(requestId ? { request_id: requestId } : {}),
})

/** A refusal in place of data. `unknownCode`: the received code is not in the catalogue. */
export interface ReceivedRefusal extends Omit<Refusal, 'reason'> {
  reason: ErrorName | 'unknownCode'
  code: number
}

export type Answer = { ok: true; data: unknown } | ({ ok: false } & ReceivedRefusal)

/** Reads the response of `endpoint`, in either envelope. Anything else counts as an internal error. */
export const readEnvelope = (
  { envelope, errors: declared }: Pick<Endpoint, 'envelope' | 'errors'>,
  body: unknown,
): Answer => {
  const parsed = z
    .object({
      code: z.number(),
      message: z.optional(z.string()),
      msg: z.optional(z.string()),
      data: z.unknown(),
      detail: z.optional(z.string()),
      errors: z.optional(z.array(fieldError)),
      request_id: z.optional(z.string()),
    })
    .safeParse(body)
  if (!parsed.success) return { ok: false, reason: 'internalError', code: codeOf('internalError') }
  const { code, data, detail, errors, request_id: requestId } = parsed.data
  if (code === successCode[envelope]) return { ok: true, data }
  const message = parsed.data[messageKey[envelope]]
  return {
    ok: false,
    reason: errorOfCode(code, declared) ?? 'unknownCode',
    code,
    ...(message === undefined || message === String(code) ? {} : { message }),
    ...(detail === undefined ? {} : { detail }),
    ...(errors ? { errors } : {}),
    ...(requestId ? { requestId } : {}),
  }
}
