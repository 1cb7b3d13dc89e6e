import { useState } from 'react'
import { type FailureReason, isApiError, isUnanswered } from './api-error.ts'
import { sessionStore } from './session-store.ts'

/** A request that must take effect once only, with its idempotency key. */
interface OnceRequest<C> {
  readonly key: string
  readonly content: C
  /** When it was first sent, in milliseconds since the epoch. */
  readonly since: number
}

/** The server stores a key for seven days; one day is a safety margin. */
const worthKeepingMs = 6 * 24 * 3600 * 1000

/** Users may share a tab, and one user's request must not be sent by another. */
const placeOf = (name: string): string => `once ${sessionStore.get()?.user.userId ?? ''} ${name}`

const isRequest = (value: unknown): value is OnceRequest<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && 'since' in value

/** The pending request sent under `name`, also from before a reload. */
export const unansweredRequest = <C>(name: string): OnceRequest<C> | undefined => {
  const value: unknown = JSON.parse(sessionStorage.getItem(placeOf(name)) ?? 'null')
  return isRequest(value) && Date.now() - value.since < worthKeepingMs ? (value as OnceRequest<C>) : undefined
}

/** Refused before the call was handled, so it remains unknown whether an earlier attempt took effect. */
const turnedAway: ReadonlySet<FailureReason> = new Set<FailureReason>(['sessionExpired', 'tooManyRequests'])

const leavesOpen = (error: unknown, isRepeated: boolean): boolean =>
  !isApiError(error) || isUnanswered(error) || (isRepeated && turnedAway.has(error.reason))

/**
 * Sends `content` with a new idempotency key, stored in the tab until the request is answered. While an earlier request
 * of the same `name` is unanswered, that request is sent again with its key instead, so that money moves once.
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
 * Sends a request that moves money exactly once, across repeated clicks and reloads. `unanswered` is the content of a
 * request without a response. Until it has one, `send` repeats that request and ignores its argument.
 */
export const useSendOnce = <C, A>({
  name,
  send,
}: {
  /** Identifies the operation and its subject. Two requests of the same name are never pending together. */
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
