import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { recordEvent } from '../../data/events.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { findUser, replaceUser } from '../../data/users.ts'
import { answer, type Handler } from '../../http/handle.ts'
import { limitSending, resendAfterSeconds } from '../limits/limit-sending.ts'
import { findLogin } from '../sessions/find-login.ts'
import { activationEnd, activationSeconds, prepareActivation } from './prepare-activation.ts'

export const resendActivation: Handler<typeof accountEndpoints.resendActivation> = async (
  { input: { body }, request: { ip } },
  deps,
) => {
  const { table, clock, random } = deps
  // One counter for a user's mails, by whichever name they are requested.
  const { subject, credentials } = await findLogin(table, body)
  const sending = await limitSending(deps, {
    what: 'activation-mail',
    subject,
    ip,
    captcha: body,
    tooMany: 'dailyActivationMailsUsed',
  })
  if (!sending.ok) return sending.refusal

  // Prepared for unknown users as well: a faster response would reveal them.
  const activationOf = await prepareActivation(deps)
  const outcome = await retryOnChange(async () => {
    const user = credentials && (await findUser(table, credentials.userId))
    const needless = user?.isActivated && {
      event: recordEvent(
        table,
        { name: 'needless-activation-requested', userId: user.userId, locale: user.locale },
        random.id(),
        clock(),
      ),
    }
    const written = await table.transact<string>({
      ...sending.writes,
      ...(needless || (user && activationOf(user))),
      // The account of a signup stays for as long as a link is valid. One created by the lender has no password yet.
      awaited:
        user && !user.isActivated && credentials?.passwordHash
          ? replaceUser(table, { ...user, activationEndsAt: activationEnd(clock()) })
          : undefined,
    })
    return !written.ok && written.failed.includes('awaited') ? changed : written
  })
  if (outcome === changed) throw new Error('a signup kept changing while its activation was asked for')
  if (!outcome.ok) return sending.refusalOf(outcome.failed)
  return answer({
    success: true,
    resend_after_seconds: resendAfterSeconds,
    valid_for_seconds: activationSeconds,
  })
}
