import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { type Credentials, findCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import { createPasswordLink, resetLinkSeconds } from '../../data/password-links.ts'
import type { Write } from '../../data/table.ts'
import { findUser } from '../../data/users.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { limitSending, resendAfterSeconds } from '../limits/limit-sending.ts'

/** The link, and the event that mails it. None for a blocked user. */
const linkFor = async (
  credentials: Credentials,
  { table, clock, random, seal }: Deps,
): Promise<Record<'link' | 'event', Write> | undefined> => {
  const user = await findUser(table, credentials.userId)
  if (!user) throw new Error('credentials without a user')
  if (user.blockedAt) return undefined
  const token = random.secret()
  const now = clock()
  const { userId, locale } = user
  const sealedToken = await seal.seal(token, 'event')
  return {
    link: createPasswordLink(table, token, 'reset', credentials, now),
    event: recordEvent(
      table,
      { name: 'password-reset-requested', userId, locale, sealedToken },
      random.id(),
      now,
    ),
  }
}

export const forgotPassword: Handler<typeof accountEndpoints.forgotPassword> = async (
  { input: { body }, request },
  deps,
) => {
  // The limits come first and also count unknown addresses, so that customers cannot be identified by probing.
  const sending = await limitSending(deps, {
    what: 'reset-mail',
    subject: body.email,
    ip: request.ip,
    captcha: body,
    tooMany: 'dailyCodesUsed',
  })
  if (!sending.ok) return sending.refusal
  const credentials = await findCredentials(deps.table, body.email)
  const mailed = credentials && (await linkFor(credentials, deps))
  const written = await deps.table.transact({
    ...sending.writes,
    link: mailed?.link,
    event: mailed?.event,
  })
  if (!written.ok) return sending.refusalOf(written.failed)
  if (!credentials) return refuse('emailUnknown', [{ field: 'body.email', rule: 'invalid' }])
  return answer({
    success: true,
    resend_after_seconds: resendAfterSeconds,
    valid_for_seconds: resetLinkSeconds,
  })
}
