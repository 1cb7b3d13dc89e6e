import type { VerificationCode } from '../../data/verification-codes.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkCode } from './check-code.ts'

export type WrongCode = { ok: false; reason: 'codeExpired' | 'phoneCodeIncorrect' }

/** `checkCode` for the calls that take a code sent by SMS, with their refusal reasons. `phone` in E.164 form. */
export const checkPhoneCode = async (
  deps: Deps,
  phone: string,
  code: string,
): Promise<{ ok: true; sent: VerificationCode } | WrongCode> => {
  const checked = await checkCode(deps, phone, code)
  if (checked.ok) return checked
  return { ok: false, reason: checked.why === 'expired' ? 'codeExpired' : 'phoneCodeIncorrect' }
}
