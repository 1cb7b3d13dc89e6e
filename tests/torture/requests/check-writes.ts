import type { Endpoint } from '#shared/api/endpoint.ts'
import { isCounterWrite } from '../../../functions/data/daily-counts.ts'
import type { Write } from '../../../functions/data/table.ts'
import type { Owner } from './owners.ts'
import { imageOfWrite } from './watch-writes.ts'
import type { World } from './world.ts'

/** Calls of a user whom another company has invited. */
export const invitedUserCalls = ['open-invitation', 'accept-invitation', 'join-by-invitation']

/**
 * Calls between two companies: requests to join, responses to them, and decisions about members from the
 * other one. Both companies are notified.
 */
const reachesOut = ['ask-to-join', 'invite-member', 'update-role', 'remove-member', ...invitedUserCalls]

/** Items consumed by an attempt, whatever its result, and the pending login of a second factor. */
const usedUp = /^(?:(?:CAPTCHA|PAYMENTCODE|CODE|CHALLENGE)#|COMPANY#\S+ OAUTHSTATE#)/

interface CallWrites {
  endpoint: Endpoint
  writes: readonly Write[]
  status: number
  /** The caller's input. */
  sent: string
  /** The companies whose items the caller may change. */
  viewers: ReadonlySet<Owner>
}

const nameOf = (write: Write): string => `${write.kind} ${write.key.pk} ${write.key.sk}`

/** The violations of a call's writes: an item of another company, or any write of a refused call. */
export const checkWrites = (
  { identities, ownership }: Pick<World, 'identities' | 'ownership'>,
  { endpoint, writes, status, sent, viewers }: CallWrites,
): string[] => {
  const counted = writes.filter((write) => !isCounterWrite(write))
  // A membership of a user from another company belongs to both.
  const isOwn = (text: string) =>
    [...viewers].some((viewer) => identities.get(viewer)?.some((id) => text.includes(id)))
  const isBetween = ({ key }: Write) =>
    (key.pk.startsWith('COMPANY#') && isOwn(key.pk) && key.sk.startsWith('MEMBER#')) ||
    (key.sk.startsWith('MEMBERSHIP#') && isOwn(key.sk))
  // A caller who names an address or a number may have a message sent to it.
  const addressed = (owner: Owner) => identities.get(owner)?.some((id) => sent.includes(id)) ?? false
  // A company's items may contain whatever its users enter, but must not be indexed by another company's
  // identity.
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
