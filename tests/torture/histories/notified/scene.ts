import type { Cents } from '#shared/money/cents.ts'
import type { Money } from '#shared/notifications/notification-kinds.ts'
import type { DomainEvent, EventName, EventOf } from '../../../../functions/data/domain-events.ts'
import type { Notification } from '../../../../functions/data/notifications.ts'
import type { Books } from './read-books.ts'

/** A notification with the books at one moment. */
export interface Scene {
  event: DomainEvent
  eventId: string
  /** When the event happened. */
  at: string
  facts: Notification['facts']
  books: Books
  /** The books just before the event's transaction. */
  before(): Promise<Books>
}

/** The event of a scene, typed with these fields. Throws if it lacks one. */
export const idsOf = <Field extends string>(
  { event }: Pick<Scene, 'event'>,
  ...fields: readonly Field[]
): Record<Field, string> => {
  for (const field of fields)
    if (typeof (event as unknown as Record<string, unknown>)[field] !== 'string')
      throw new Error(`${event.name} has no ${field}`)
  return event as unknown as Record<Field, string>
}

export const eventOf = <Name extends EventName>(
  { event }: Pick<Scene, 'event'>,
  name: Name,
): EventOf<Name> => {
  if (event.name !== name) throw new Error(`${event.name} is not ${name}`)
  return event as unknown as EventOf<Name>
}

/** The part of an event's id after its name. */
export const causeIn = ({ eventId }: Pick<Scene, 'eventId'>, prefix: string): string => {
  if (!eventId.startsWith(prefix)) throw new Error(`the event ${eventId} does not begin with ${prefix}`)
  return eventId.slice(prefix.length)
}

export const centsIn = ({ facts }: Pick<Scene, 'facts'>, fact: string): Cents =>
  (facts[fact] as Money | undefined)?.cents ?? 0
