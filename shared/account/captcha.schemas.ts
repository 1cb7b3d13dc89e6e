import * as z from 'zod/mini'

/**
 * - `picture`: characters to be read and typed.
 * - `work`: a proof of work in place of a picture, computed by the browser without the user.
 */
export const captchaKinds = ['picture', 'work'] as const

export type CaptchaKind = (typeof captchaKinds)[number]

export const captchaSchemas = {
  getCaptcha: {
    query: z.object({ kind: z._default(z.enum(captchaKinds, 'unknownOption'), 'picture') }),
    response: z.object({
      success: z.literal(true),
      /** Identifies the captcha in the call that it protects. */
      uuid: z.string(),
      /** PNG in base64, without a prefix; empty for `work`. */
      img: z.string(),
      /**
       * The solution is the integer from 0 to `most` for which SHA-256(`salt` + number), in hexadecimal, is
       * `challenge`.
       */
      work: z.nullable(z.object({ salt: z.string(), challenge: z.string(), most: z.number() })),
      valid_for_seconds: z.number(),
    }),
  },
}
