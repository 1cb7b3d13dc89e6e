import type { EventName, EventOf } from '../data/domain-events.ts'
import type { Notification } from '../data/notifications.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from './deps.ts'

/**
 * A subscriber's parameters other than the event. An effect inside the table adds `done` to its own transaction, and so
 * happens exactly once; an external effect (a mail) is repeated only after a crash before it was marked as done.
 */
export interface Delivery {
  eventId: string
  /** When the event happened; ISO timestamp, UTC. */
  at: string
  /** The write that marks the event as handled. */
  done: Write
}

/** Handles an event. What it returns is sent, in the portal and by mail, before the event is marked as handled. */
export type Subscriber<Name extends EventName> = (
  event: EventOf<Name>,
  deps: Deps,
  delivery: Delivery,
) => Promise<Notification | undefined>

/** A subscriber of the lane that sends no mails: it notifies by recording another event. */
export type BulkSubscriber<Name extends EventName> = (
  ...given: Parameters<Subscriber<Name>>
) => Promise<undefined>

export type Subscribers = { [Name in EventName]: Subscriber<Name> }
