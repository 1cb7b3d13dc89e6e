import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { fullPhone } from '../../data/users.ts'
import { answer, type Handler } from '../../http/handle.ts'
import { limitSending, resendAfterSeconds } from '../limits/limit-sending.ts'
import { makeCode } from './make-code.ts'

export const sendPhoneCode: Handler<typeof accountEndpoints.sendPhoneCode> = async (
  { input: { body }, request: { ip, locale } },
  deps,
) => {
  const phone = fullPhone(body.phone_country_code, body.phone_number)
  const sending = await limitSending(deps, {
    what: 'phone-code',
    subject: phone,
    ip,
    captcha: body,
    tooMany: 'dailyCodesUsed',
  })
  if (!sending.ok) return sending.refusal
  const { writes, validForSeconds } = await makeCode(deps, phone, (code) => ({
    name: 'phone-code-requested',
    phone,
    locale,
    ...code,
  }))
  const sent = await deps.table.transact({ ...sending.writes, ...writes })
  if (!sent.ok) return sending.refusalOf(sent.failed)
  return answer({
    success: true,
    resend_after_seconds: resendAfterSeconds,
    valid_for_seconds: validForSeconds,
  })
}
