import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { findCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import type { Table } from '../../data/table.ts'
import { findUser, findUserIdOfPhone, fullPhone, type User } from '../../data/users.ts'
import { answer, type Handler } from '../../http/handle.ts'
import { limitSending, resendAfterSeconds } from '../limits/limit-sending.ts'
import { activationSeconds, prepareActivation } from './prepare-activation.ts'

interface Named {
  email?: string | undefined
  mobilePhone?: string | undefined
  mobilePhoneAreaCode?: string | undefined
}

/** Whom a call means: by the e-mail address where it names one, else by the number. */
const subjectOf = ({ email, mobilePhone = '', mobilePhoneAreaCode = '' }: Named): string =>
  email ?? fullPhone(mobilePhoneAreaCode, mobilePhone)

const findMeant = async (table: Table, named: Named): Promise<User | undefined> => {
  const userId = named.email
    ? (await findCredentials(table, named.email))?.userId
    : await findUserIdOfPhone(table, subjectOf(named))
  return userId === undefined ? undefined : findUser(table, userId)
}

export const resendActivation: Handler<typeof accountEndpoints.resendActivation> = async (
  { input: { body }, request: { ip } },
  deps,
) => {
  const { table, clock, random } = deps
  const sending = await limitSending(deps, {
    what: 'activation-mail',
    subject: subjectOf(body),
    ip,
    captcha: body,
    tooMany: 'dailyActivationMailsUsed',
  })
  if (!sending.ok) return sending.refusal

  // Prepared for nobody as well: an answer that comes sooner would tell that there is no such user.
  const activationOf = await prepareActivation(deps)
  const user = await findMeant(table, body)
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
