import * as z from 'zod/mini'
import type { Envelope } from './endpoint.ts'
import { type ErrorCode, isErrorCode } from './errors.ts'

/** One wrong field of a request: its path in dots (`body.email`) and the rule it breaks, a key of the web's locales. */
export const fieldError = z.object({ field: z.string(), rule: z.string() })
export type FieldError = z.infer<typeof fieldError>

export const successCode = { landing: 0, company: 200 } as const satisfies Record<Envelope, number>
export const messageKey = { landing: 'message', company: 'msg' } as const satisfies Record<Envelope, string>

export interface Refusal {
  code: ErrorCode
  /** Every wrong field at once, when the input is at fault. */
  errors?: readonly FieldError[]
  /** Names the failed request in the logs; the only thing that an internal error tells. */
  requestId?: string
  /** What travels as the message instead of the code: the one-time token of a 2003. */
  message?: string
}

/** The body of a successful answer. */
export const successBody = (envelope: Envelope, data: unknown) => ({
  code: successCode[envelope],
  [messageKey[envelope]]: 'success',
  data: data ?? null,
})

/** The body of a refusal. The message is the code itself, unless it carries something: words belong to the client. */
export const refusalBody = (envelope: Envelope, { code, errors, requestId, message }: Refusal) => ({
  code,
  [messageKey[envelope]]: message ?? String(code),
  data: null,
  ...(errors ? { errors } : {}),
  ...(requestId ? { request_id: requestId } : {}),
})

export type Answer = { ok: true; data: unknown } | ({ ok: false } & Refusal)

/** Reads either envelope. An answer that is neither counts as an internal error. */
export const readEnvelope = (envelope: Envelope, body: unknown): Answer => {
  const parsed = z
    .object({
      code: z.number(),
      message: z.optional(z.string()),
      msg: z.optional(z.string()),
      data: z.unknown(),
      errors: z.optional(z.array(fieldError)),
      request_id: z.optional(z.string()),
    })
    .safeParse(body)
  if (!parsed.success) return { ok: false, code: 500 }
  const { code, data, errors, request_id: requestId } = parsed.data
  if (code === successCode[envelope]) return { ok: true, data }
  const message = parsed.data[messageKey[envelope]]
  return {
    ok: false,
    code: isErrorCode(code) ? code : 500,
    ...(message === undefined || message === String(code) ? {} : { message }),
    ...(errors ? { errors } : {}),
    ...(requestId ? { requestId } : {}),
  }
}
