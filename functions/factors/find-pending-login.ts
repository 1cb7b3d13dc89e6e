import { type Credentials, findCredentials } from '../data/credentials.ts'
import { type ChallengeOf, findChallenge } from '../data/factor-challenges.ts'
import { findUser, type User } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'

interface BegunLogin {
  begun: ChallengeOf<'login'>
  user: User
  credentials: Credentials
}

/** The login that a token continues; undefined if it has expired, or its password is no longer valid. */
export const findPendingLogin = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  token: string,
): Promise<BegunLogin | undefined> => {
  const begun = await findChallenge(table, token, 'login', clock())
  if (!begun) return undefined
  const [user, credentials] = await Promise.all([
    findUser(table, begun.userId),
    findCredentials(table, begun.email),
  ])
  if (!user || user.blockedAt || credentials?.userId !== user.userId) return undefined
  return credentials.version === begun.credentialsVersion ? { begun, user, credentials } : undefined
}
