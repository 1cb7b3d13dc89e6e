import { useState } from 'react'
import { type FailureReason, isApiError, isUnanswered } from './api-error.ts'
import { sessionStore } from './session-store.ts'

/** What may be done once only, with the key by which the server knows it again however often it is sent. */
interface OnceRequest<C> {
  readonly key: string
  readonly content: C
  /** When it was first sent, in milliseconds since the epoch. */
  readonly since: number
}

/** The server remembers a key for seven days; a day is kept back. */
const worthKeepingMs = 6 * 24 * 3600 * 1000

/** Tabs are shared between users, and what one of them sent is not the other's. */
const placeOf = (name: string): string => `once ${sessionStore.get()?.user.userId ?? ''} ${name}`

const isRequest = (value: unknown): value is OnceRequest<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && 'since' in value

/** The pending request sent under `name`, also from before a reload. */
export const unansweredRequest = <C>(name: string): OnceRequest<C> | undefined => {
  const value: unknown = JSON.parse(sessionStorage.getItem(placeOf(name)) ?? 'null')
  return isRequest(value) && Date.now() - value.since < worthKeepingMs ? (value as OnceRequest<C>) : undefined
}

/** Turned away at the door: that says nothing of an earlier try. */
const turnedAway: ReadonlySet<FailureReason> = new Set<FailureReason>(['sessionExpired', 'tooManyRequests'])

const leavesOpen = (error: unknown, isRepeated: boolean): boolean =>
  !isApiError(error) || isUnanswered(error) || (isRepeated && turnedAway.has(error.reason))

/**
 * Sends `content` under a key of its own, kept in the tab from before it is sent until it is answered. While an earlier
 * one of the same `name` is unanswered, that one is sent again with its key instead, so that money moves once.
 */
export const sendOnce = async <C, A>(
  name: string,
  content: C,
  send: (content: C, idempotencyKey: string) => Promise<A>,
): Promise<A> => {
  const earlier = unansweredRequest<C>(name)
  const request = earlier ?? { key: crypto.randomUUID(), content, since: Date.now() }
  const place = placeOf(name)
  sessionStorage.setItem(place, JSON.stringify(request))
  try {
    const answer = await send(request.content, request.key)
    sessionStorage.removeItem(place)
    return answer
  } catch (error) {
    if (!leavesOpen(error, earlier !== undefined)) sessionStorage.removeItem(place)
    throw error
  }
}

/**
 * What moves money once, however often it is pressed or the page is loaded anew. `unanswered` is what was sent without
 * an answer: until it has one, `send` sends that again, whatever it is given.
 */
export const useSendOnce = <C, A>({
  name,
  send,
}: {
  /** What is sent, and about what: two under the same name are never under way together. */
  name: string
  send: (content: C, idempotencyKey: string) => Promise<A>
}) => {
  const [unanswered, setUnanswered] = useState(() => unansweredRequest<C>(name)?.content)
  return {
    unanswered,
    send: (content: C): Promise<A> =>
      sendOnce(name, content, send).finally(() => setUnanswered(unansweredRequest<C>(name)?.content)),
  }
}
