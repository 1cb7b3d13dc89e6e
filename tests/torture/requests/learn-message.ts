import type { SentMessage } from '../../support/outbox-messenger.ts'
import { owners } from './owners.ts'
import type { World } from './world.ts'

/** What a link in a mail is for, and the token in it. */
const link = /\/(activate|set-password|invitation|sign)(?:#token=|\/)([\w-]{16,})/g

/** Takes in the links and codes that somebody of a company was sent: who got them may use them. Nobody does for `sleeper`. */
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
