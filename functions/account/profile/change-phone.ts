import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { recordEvent } from '../../data/events.ts'
import { claimPhone, fullPhone, phoneOf, releasePhone } from '../../data/users.ts'
import { consumeCode } from '../../data/verification-codes.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { checkPhoneCode } from '../codes/check-phone-code.ts'
import { describeAccountUser } from '../sessions/prepare-session.ts'
import { changeUser } from './change-user.ts'
import { reassignIdlePhone } from './reassign-idle-phone.ts'

export const changePhone: Handler<typeof accountEndpoints.changePhone> = async (
  { input: { body }, session },
  deps,
) => {
  const { table, clock, random } = deps
  const { userId } = session
  const phone = fullPhone(body.phone_country_code, body.phone_number)
  const checked = await checkPhoneCode(deps, phone, body.phone_code)
  if (!checked.ok) return refuse(checked.reason, [{ field: 'body.phone_code', rule: 'codeInvalid' }])

  const now = clock()
  const eventId = random.id()
  const change = (taken?: Awaited<ReturnType<typeof reassignIdlePhone>>) =>
    changeUser(deps, userId, (read) => {
      const { phoneLostAt: _lost, ...user } = read
      const former = phoneOf(user)
      // A code for the user's current number only confirms it.
      const isOther = former !== phone
      return {
        user: {
          ...user,
          phoneCountryCode: body.phone_country_code,
          phoneNumber: body.phone_number,
          phoneVerifiedAt: now.toISOString(),
          // Also for a user who lost their number: its former holder may have been another person.
          ...(isOther && (former ?? read.phoneLostAt) ? { contactChangedAt: now.toISOString() } : {}),
        },
        writes: {
          code: consumeCode(table, checked.sent),
          phone: isOther ? claimPhone(table, phone, userId) : undefined,
          ...taken,
          former: isOther && former ? releasePhone(table, former, userId) : undefined,
          event: isOther ? recordEvent(table, { name: 'phone-changed', userId }, eventId, now) : undefined,
        },
      }
    })
  let changed = await change()
  // The number is taken. Its carrier may have reassigned it to this user.
  if (!changed.ok && changed.failed.includes('phone')) {
    const taken = await reassignIdlePhone(deps, phone, userId)
    if (taken) changed = await change(taken)
  }
  if (!changed.ok) {
    if (changed.failed.includes('code'))
      return refuse('codeExpired', [{ field: 'body.phone_code', rule: 'codeInvalid' }])
    return changed.failed.some((name) => name === 'phone' || name === 'holder' || name === 'idle')
      ? refuse('phoneTaken', [{ field: 'body.phone_number', rule: 'invalid' }])
      : refuse('changedMeanwhile')
  }
  return answer(describeAccountUser(changed.user, session))
}
