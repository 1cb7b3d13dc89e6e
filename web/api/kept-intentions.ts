import { type FailureReason, isApiError, isUnanswered } from './api-error.ts'
import { sessionStore } from './session-store.ts'

/** Something that may be done once only, with the key by which the server knows it again however often it is sent. */
export interface Intention<C> {
  readonly key: string
  readonly content: C
  /** When it was first sent, in milliseconds since the epoch. */
  readonly since: number
}

/** The server remembers a key for seven days; a day is kept back. */
const worthKeepingMs = 6 * 24 * 3600 * 1000

/** Tabs are shared between users, and what one of them intended is not the other's. */
const placeOf = (name: string): string => `intention ${sessionStore.get()?.user.userId ?? ''} ${name}`

const isIntention = (value: unknown): value is Intention<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && 'since' in value

/** The intention that was sent under `name` and not answered, be it before the page was loaded anew. */
export const keptIntention = <C>(name: string): Intention<C> | undefined => {
  const value: unknown = JSON.parse(sessionStorage.getItem(placeOf(name)) ?? 'null')
  return isIntention(value) && Date.now() - value.since < worthKeepingMs ? (value as Intention<C>) : undefined
}

/** Turned away at the door: that says nothing of an earlier try. */
const turnedAway: ReadonlySet<FailureReason> = new Set<FailureReason>(['sessionExpired', 'tooManyRequests'])

const leavesOpen = (error: unknown, isRepeated: boolean): boolean =>
  !isApiError(error) || isUnanswered(error) || (isRepeated && turnedAway.has(error.reason))

/**
 * Sends `content` under a key of its own, kept in the tab from before it is sent until it is answered. While an earlier
 * one of the same `name` is unanswered, that one is sent again with its key instead, so that money moves once.
 */
export const carryOut = async <C, A>(
  name: string,
  content: C,
  send: (content: C, idempotencyKey: string) => Promise<A>,
): Promise<A> => {
  const earlier = keptIntention<C>(name)
  const intention = earlier ?? { key: crypto.randomUUID(), content, since: Date.now() }
  const place = placeOf(name)
  sessionStorage.setItem(place, JSON.stringify(intention))
  try {
    const answer = await send(intention.content, intention.key)
    sessionStorage.removeItem(place)
    return answer
  } catch (error) {
    if (!leavesOpen(error, earlier !== undefined)) sessionStorage.removeItem(place)
    throw error
  }
}
