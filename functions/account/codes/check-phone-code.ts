import type { VerificationCode } from '../../data/verification-codes.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkCode } from './check-code.ts'

/** The code is wrong (60003), or is none any more (60002). */
export type WrongCode = { ok: false; code: 60002 | 60003 }

/** `checkCode` for the calls of the landing shell, in the codes that they answer. `phone` in E.164 form. */
export const checkPhoneCode = async (
  deps: Deps,
  phone: string,
  code: string,
): Promise<{ ok: true; sent: VerificationCode } | WrongCode> => {
  const checked = await checkCode(deps, phone, code)
  if (checked.ok) return checked
  return { ok: false, code: checked.why === 'expired' ? 60002 : 60003 }
}
