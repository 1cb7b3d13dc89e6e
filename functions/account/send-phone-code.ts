import type { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import { businessDate, startOfNextDay } from '../../shared/time/business-date.ts'
import { recordEvent } from '../data/events.ts'
import { findPhoneCode, replacePhoneCode } from '../data/phone-codes.ts'
import { fullPhone } from '../data/users.ts'
import { answer, type Handler, refuse, refuseUntil } from '../http/handle.ts'
import { protectCode } from './phone-code.ts'

const digits = 6
const validForSeconds = 300
const resendAfterSeconds = 60
const allowedPerDay = 10

export const sendPhoneCode: Handler<typeof accountEndpoints.sendPhoneCode> = async (
  { input: { body }, request },
  deps,
) => {
  const { table, clock, random, seal } = deps
  const phone = fullPhone(body.phone_country_code, body.phone_number)
  const now = clock()
  const day = businessDate(now)
  const before = await findPhoneCode(table, phone)
  const sentToday = before?.day === day ? before.sentToday : 0
  if (sentToday >= allowedPerDay) return refuseUntil(80015, startOfNextDay(now).getTime(), now)
  const pauseEnds = before ? Date.parse(before.sentAt) + resendAfterSeconds * 1000 : 0
  if (pauseEnds > now.getTime()) return refuseUntil(80014, pauseEnds, now)

  const code = random.digits(digits)
  const codeId = random.id()
  const sent = await table.transact({
    code: replacePhoneCode(table, {
      phone,
      codeId,
      ...(await protectCode(deps, phone, code)),
      guesses: 0,
      sentAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + validForSeconds * 1000).toISOString(),
      day,
      sentToday: sentToday + 1,
      used: false,
      version: before?.version ?? 0,
    }),
    event: recordEvent(
      table,
      {
        name: 'phone-code-requested',
        phone,
        codeId,
        locale: request.locale,
        sealedCode: await seal.seal(code, 'event'),
      },
      random.id(),
      now,
    ),
  })
  // Another call for the same phone came first: its code is on the way.
  if (!sent.ok) return refuse(80014)
  return answer({ resend_after_seconds: resendAfterSeconds, valid_for_seconds: validForSeconds })
}
