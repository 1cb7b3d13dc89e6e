import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { recordEvent } from '../../data/events.ts'
import { findUser } from '../../data/users.ts'
import { answer, type Handler } from '../../http/handle.ts'
import { limitSending, resendAfterSeconds } from '../limits/limit-sending.ts'
import { findLogin } from '../sessions/find-login.ts'
import { activationSeconds, prepareActivation } from './prepare-activation.ts'

export const resendActivation: Handler<typeof accountEndpoints.resendActivation> = async (
  { input: { body }, request: { ip } },
  deps,
) => {
  const { table, clock, random } = deps
  // By whichever name they are asked for, one user's mails are one count.
  const { subject, credentials } = await findLogin(table, body)
  const sending = await limitSending(deps, {
    what: 'activation-mail',
    subject,
    ip,
    captcha: body,
    tooMany: 'dailyActivationMailsUsed',
  })
  if (!sending.ok) return sending.refusal

  // Prepared for nobody as well: an answer that comes sooner would tell that there is no such user.
  const activationOf = await prepareActivation(deps)
  const user = credentials && (await findUser(table, credentials.userId))
  const needless = user?.isActivated && {
    event: recordEvent(
      table,
      { name: 'needless-activation-requested', userId: user.userId, locale: user.locale },
      random.id(),
      clock(),
    ),
  }
  const outcome = await table.transact<string>({
    ...sending.writes,
    ...(needless || (user && activationOf(user))),
  })
  if (!outcome.ok) return sending.refusalOf(outcome.failed)
  return answer({
    success: true,
    resend_after_seconds: resendAfterSeconds,
    valid_for_seconds: activationSeconds,
  })
}
