import { createCredentials, findCredentials, removeCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { consumeCode, findCode } from '../../data/verification-codes.ts'
import { type Refused, type RequestContext, refuse, type SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkCode } from '../codes/check-code.ts'
import { renewSession } from '../sessions/renew-session.ts'

/** The request for a change of address. */
interface AskedEmail {
  email: string
  code: string
}

interface EmailChange {
  ok: true
  /** The version of the credentials after the change. */
  version: number
  /** The continuing session's token. */
  token: string
  writes: Record<
    'credentials' | 'former' | 'code' | 'formerSession' | 'session' | 'device' | 'event',
    Write | undefined
  >
}

/**
 * The writes that move a user's credentials to another address, after the code sent there was right. The next version
 * invalidates mailed links and other sessions; the current session continues with another token.
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
  const [former, sent] = await Promise.all([findCredentials(table, user.email), findCode(table, email)])
  // It was changed concurrently.
  if (former?.userId !== userId) return refuse('changedMeanwhile')
  const checked = await checkCode(deps, email, code, { sent })
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
