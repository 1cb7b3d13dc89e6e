import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { ParsedInput } from '#shared/api/endpoint.ts'
import type { User } from '../../data/users.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { describeAccountUser } from '../sessions/prepare-session.ts'
import { changeEmail } from './change-email.ts'
import { changeUser } from './change-user.ts'

type Operation = typeof accountEndpoints.updateProfile
type Body = ParsedInput<Operation>['body']

/** Applies the given name and language; omitted fields stay, and an empty name removes it. */
const withFields = (user: User, { user_name, language }: Body): User => {
  const { name: former, ...rest } = user
  const name = user_name ?? former
  return { ...rest, ...(name ? { name } : {}), ...(language ? { locale: language } : {}) }
}

export const updateProfile: Handler<Operation> = async ({ input: { body }, session, request }, deps) => {
  const user = await findSessionUser(deps.table, session)
  const { email, email_code: code = '' } = body
  const other =
    email === undefined || email === user.email
      ? undefined
      : await changeEmail(deps, user, { email, code }, session, request)
  if (other && !other.ok) return other

  const changed = await changeUser(deps, session.userId, (latest) => ({
    // The code has verified the new address.
    user: withFields(
      other && email
        ? { ...latest, email, isActivated: true, contactChangedAt: deps.clock().toISOString() }
        : latest,
      body,
    ),
    ...(other && { writes: other.writes }),
  }))
  if (!changed.ok) {
    const { failed } = changed
    if (failed.includes('code'))
      return refuse('emailCodeExpired', [{ field: 'body.email_code', rule: 'codeInvalid' }])
    return failed.includes('credentials')
      ? refuse('emailTaken', [{ field: 'body.email', rule: 'invalid' }])
      : refuse('changedMeanwhile')
  }
  if (other) await endSessions(deps, session.userId, { openedBefore: other.version })
  return answer({
    ...describeAccountUser(changed.user, session),
    ...(other ? { token: other.token } : {}),
  })
}
