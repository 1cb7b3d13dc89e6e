import { createCredentials, findCredentials, removeCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { consumeCode } from '../../data/verification-codes.ts'
import { type Refused, type RequestContext, refuse, type SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkCode } from '../codes/check-code.ts'
import { renewSession } from '../sessions/renew-session.ts'

/** What a change of the address is asked for with. */
interface AskedEmail {
  email: string
  code: string
}

interface EmailChange {
  ok: true
  /** Of the credentials, once the address is changed. */
  version: number
  /** Of the session that goes on. */
  token: string
  writes: Record<
    'credentials' | 'former' | 'code' | 'formerSession' | 'session' | 'device' | 'event',
    Write | undefined
  >
}

/**
 * The writes that move a user's credentials to another address: the code that was sent there is right. The next version
 * makes mailed links and other sessions worthless; the session in which it is done goes on by another token.
 */
export const changeEmail = async (
  deps: Deps,
  user: User,
  { email, code }: AskedEmail,
  session: SessionContext,
  request: RequestContext,
): Promise<EmailChange | Refused<'changedMeanwhile' | 'emailCodeExpired' | 'emailCodeIncorrect'>> => {
  const { table, clock, random } = deps
  const { userId } = user
  const former = await findCredentials(table, user.email)
  // It was changed at the same moment.
  if (former?.userId !== userId) return refuse('changedMeanwhile')
  const checked = await checkCode(deps, email, code)
  if (!checked.ok)
    return refuse(checked.why === 'expired' ? 'emailCodeExpired' : 'emailCodeIncorrect', [
      { field: 'body.email_code', rule: 'codeInvalid' },
    ])

  const version = former.version + 1
  const proven = { ...user, email, isActivated: true }
  const renewed = await renewSession(deps, proven, session, version, request)
  return {
    ok: true,
    version,
    token: renewed.token,
    writes: {
      credentials: createCredentials(table, { ...former, email, version }),
      former: removeCredentials(table, former),
      code: consumeCode(table, checked.sent),
      ...renewed.writes,
      event: recordEvent(
        table,
        { name: 'email-changed', userId, formerEmail: user.email },
        random.id(),
        clock(),
      ),
    },
  }
}
