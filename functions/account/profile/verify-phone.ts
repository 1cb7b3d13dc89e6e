import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { phoneOf } from '../../data/users.ts'
import { consumeCode } from '../../data/verification-codes.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { checkPhoneCode } from '../codes/check-phone-code.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { describeAccountUser } from '../sessions/prepare-session.ts'
import { changeUser } from './change-user.ts'

export const verifyPhone: Handler<typeof accountEndpoints.verifyPhone> = async (
  { input: { body }, session },
  deps,
) => {
  const { table, clock } = deps
  const phone = phoneOf(await findSessionUser(table, session))
  if (!phone) return refuse('codeExpired', [{ field: 'body.phone_code', rule: 'codeInvalid' }])
  const checked = await checkPhoneCode(deps, phone, body.phone_code)
  if (!checked.ok) return refuse(checked.reason, [{ field: 'body.phone_code', rule: 'codeInvalid' }])

  const phoneVerifiedAt = clock().toISOString()
  const verified = await changeUser(deps, session.userId, (latest) =>
    // The code confirms only the number it was sent to, even if the user has changed it since.
    phoneOf(latest) === phone
      ? {
          user: { ...latest, phoneVerifiedAt },
          writes: { code: consumeCode(table, checked.sent) },
        }
      : undefined,
  )
  if (!verified.ok)
    return verified.failed.includes('code')
      ? refuse('codeExpired', [{ field: 'body.phone_code', rule: 'codeInvalid' }])
      : refuse('changedMeanwhile')
  return answer(describeAccountUser(verified.user, session))
}
