import type { Endpoint } from '#shared/api/endpoint.ts'
import { isOfCount } from '../../../functions/data/daily-counts.ts'
import type { Write } from '../../../functions/data/table.ts'
import type { Owner } from './owners.ts'
import { imageOfWrite } from './watch-writes.ts'
import type { World } from './world.ts'

/** Calls of somebody whom another company has invited. */
export const byInvitation = ['open-invitation', 'accept-invitation', 'join-by-invitation']

/** What turns to somebody of another company, answers who did, or decides about who has come from there: that is told to both. */
const reachesOut = ['ask-to-join', 'invite-member', 'update-role', 'remove-member', ...byInvitation]

/** What is used up by being tried, whatever comes of that; and the login that a second factor is asked for. */
const usedUp = /^(?:(?:CAPTCHA|PAYMENTCODE|CODE|CHALLENGE)#|COMPANY#\S+ OAUTHSTATE#)/

interface Landed {
  endpoint: Endpoint
  writes: readonly Write[]
  status: number
  /** What the caller wrote. */
  sent: string
  /** Whose things the caller may touch. */
  viewers: ReadonlySet<Owner>
}

const nameOf = (write: Write): string => `${write.kind} ${write.key.pk} ${write.key.sk}`

/** What is wrong with what a call wrote: something of another company’s, or anything at all though it was refused. */
export const checkWrites = (
  { identities, ownership }: Pick<World, 'identities' | 'ownership'>,
  { endpoint, writes, status, sent, viewers }: Landed,
): string[] => {
  const counted = writes.filter((write) => !isOfCount(write))
  // Who has come from another company is this one's as well, where the record of it is.
  const isOwn = (text: string) =>
    [...viewers].some((viewer) => identities.get(viewer)?.some((id) => text.includes(id)))
  const isBetween = ({ key }: Write) =>
    (key.pk.startsWith('COMPANY#') && isOwn(key.pk) && key.sk.startsWith('MEMBER#')) ||
    (key.sk.startsWith('MEMBERSHIP#') && isOwn(key.sk))
  // Whoever names an address or a number may have something sent there.
  const addressed = (owner: Owner) => identities.get(owner)?.some((id) => sent.includes(id)) ?? false
  // Among a company’s own things may stand whatever its people type, and nothing that is found by another’s name.
  const isTyped = (write: Write, owner: Owner) => {
    const image = imageOfWrite(write)
    const { gsi1pk } = image as { gsi1pk?: string }
    const named = (identities.get(owner) ?? []).filter((id) => JSON.stringify(image).includes(id))
    return (
      isOwn(write.key.pk) &&
      !ownership.namedIn([write.key, gsi1pk], viewers).includes(owner) &&
      named.every((id) => sent.includes(id))
    )
  }
  const foreign = counted.flatMap((write) =>
    ownership
      .namedIn([write.key, imageOfWrite(write)], viewers)
      .filter((owner) => !isTyped(write, owner))
      .filter(() => !reachesOut.includes(endpoint.name) && !isBetween(write))
      .filter((owner) => endpoint.audience === 'session' || !addressed(owner))
      .map((owner) => `wrote something of ${owner}’s: ${nameOf(write)}`),
  )
  const refused =
    status >= 400
      ? counted.flatMap((write) =>
          usedUp.test(`${write.key.pk} ${write.key.sk}`) ? [] : [`refused, and wrote: ${nameOf(write)}`],
        )
      : []
  return [...foreign, ...refused]
}
