import { consumeCaptcha, findCaptcha, hashResponse } from '../../data/captchas.ts'
import { isSameHash } from '../../data/token-hash.ts'
import { type Refused, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

/** What a call brings as its captcha; nothing where none was asked for. */
export interface GivenCaptcha {
  uuid?: string | undefined
  code?: string | undefined
}

/** True when the caller has answered a captcha at all. */
export const bringsCaptcha = ({ uuid, code }: GivenCaptcha): boolean => Boolean(uuid && code)

/**
 * Uses the named captcha up and compares its answer. One that is unknown, too old or used is
 * `codeExpired`, a wrong answer `codeIncorrect`, both at `body.code`. Undefined when the answer is right.
 */
export const checkCaptcha = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { uuid = '', code = '' }: GivenCaptcha,
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
