import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findCredentials } from '../../data/credentials.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { limitSending, resendAfterSeconds } from '../limits/limit-sending.ts'
import { makeCode } from './make-code.ts'

export const sendEmailCode: Handler<typeof accountEndpoints.sendEmailCode> = async (
  { input: { body }, session, request: { ip, locale } },
  deps,
) => {
  const { table } = deps
  const { email } = body
  const sending = await limitSending(deps, {
    what: 'email-code',
    subject: email,
    ip,
    captcha: body,
    tooMany: 'dailyCodesUsed',
  })
  if (!sending.ok) return sending.refusal

  const holder = await findCredentials(table, email)
  if (holder && holder.userId !== session.userId) {
    // The response reveals whether an address is taken, so it counts as a sending: addresses cannot be probed in bulk.
    const asked = await table.transact(sending.writes)
    if (!asked.ok) return sending.refusalOf(asked.failed)
    return refuse('emailTaken', [{ field: 'body.email', rule: 'invalid' }])
  }
  const { writes, validForSeconds } = await makeCode(deps, email, (code) => ({
    name: 'email-code-requested',
    email,
    locale,
    ...code,
  }))
  const sent = await table.transact({ ...sending.writes, ...writes })
  if (!sent.ok) return sending.refusalOf(sent.failed)
  return answer({
    success: true,
    resend_after_seconds: resendAfterSeconds,
    valid_for_seconds: validForSeconds,
  })
}
