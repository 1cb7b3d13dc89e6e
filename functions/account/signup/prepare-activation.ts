import { createActivation } from '../../data/activations.ts'
import { recordEvent } from '../../data/events.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'

/** How long the mailed link is valid, in seconds. */
export const activationSeconds = 24 * 3600

/** The end of a link mailed at `now`; ISO timestamp, UTC. */
export const activationEnd = (now: Date): string =>
  new Date(now.getTime() + activationSeconds * 1000).toISOString()

/**
 * A fresh link that confirms an address. The returned function makes the writes that store its hash and have it mailed
 * to a user.
 */
export const prepareActivation = async ({
  table,
  clock,
  random,
  seal,
}: Deps): Promise<(user: User) => Record<'activation' | 'event', Write>> => {
  const token = random.secret()
  const sealedToken = await seal.seal(token, 'event')
  return ({ userId, email, locale }) => {
    const now = clock()
    return {
      activation: createActivation(table, token, {
        userId,
        email,
        expiresAt: activationEnd(now),
      }),
      event: recordEvent(
        table,
        { name: 'activation-requested', userId, locale, sealedToken },
        random.id(),
        now,
      ),
    }
  }
}
