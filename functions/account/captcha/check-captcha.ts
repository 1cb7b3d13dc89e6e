import { consumeCaptcha, findCaptcha, hashResponse } from '../../data/captchas.ts'
import { isSameHash } from '../../data/token-hash.ts'
import { type Refused, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

/** The captcha fields of a call; empty if none was shown. */
export interface CaptchaInput {
  uuid?: string | undefined
  code?: string | undefined
}

/** True when the caller has sent a solution at all. */
export const hasCaptchaSolution = ({ uuid, code }: CaptchaInput): boolean => Boolean(uuid && code)

/**
 * Consumes the captcha and compares its solution. An unknown, expired or used one is `codeExpired`, a wrong solution
 * `codeIncorrect`, both at `body.code`. Undefined when the solution is right.
 */
export const checkCaptcha = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { uuid = '', code = '' }: CaptchaInput,
): Promise<Refused<'codeExpired' | 'codeIncorrect'> | undefined> => {
  const captcha = await findCaptcha(table, uuid)
  if (!captcha) return refuse('codeExpired', [{ field: 'body.code', rule: 'captchaInvalid' }])
  const isFirst = await table.write(consumeCaptcha(table, captcha))
  if (!isFirst || captcha.expiresAt <= clock().toISOString())
    return refuse('codeExpired', [{ field: 'body.code', rule: 'captchaInvalid' }])
  return isSameHash(hashResponse(uuid, code), captcha.answerHash)
    ? undefined
    : refuse('codeIncorrect', [{ field: 'body.code', rule: 'captchaInvalid' }])
}
