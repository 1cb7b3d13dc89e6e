import type { SentMessage } from '../../support/outbox-messenger.ts'
import { owners } from './owners.ts'
import type { World } from './world.ts'

/** The purpose and the token of a mailed link. */
const link = /\/(activate|set-password|invitation|sign)(?:#token=|\/)([\w-]{16,})/g

/**
 * Adds the links and codes in a message to the pool of its recipient's company, whose callers may use them.
 * `sleeper` has no callers.
 */
export const learnMessage = (
  { identities, pool }: Pick<World, 'identities' | 'pool'>,
  { kind, to, text }: SentMessage,
): void => {
  const owner = owners.find((each) => identities.get(each)?.includes(to) || to.includes(`@${each}.`))
  if (!owner || owner === 'sleeper') return
  for (const [, purpose = '', token = ''] of text.matchAll(link))
    pool.keep(owner, { name: `${purpose.replace('set-', '')}_token`, text: token })
  for (const [code] of text.matchAll(/\b\d{6}\b/g))
    for (const name of ['code', kind === 'sms' ? 'phone_code' : 'email_code'])
      pool.keep(owner, { name, text: code })
}
