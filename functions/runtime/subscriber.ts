import type { EventName, EventOf } from '../data/domain-events.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from './deps.ts'

/**
 * What a subscriber is given besides the event. An effect inside the table takes `done` into its own transaction,
 * and so happens exactly once; an effect outside (a mail) is repeated only by a crash before it was marked done.
 */
export interface Delivery {
  eventId: string
  /** When what it tells of happened; ISO timestamp, UTC. */
  at: string
  /** The write that marks the event as handled. */
  done: Write
}

export type Subscriber<Name extends EventName> = (
  event: EventOf<Name>,
  deps: Deps,
  delivery: Delivery,
) => Promise<void>

export type Subscribers = { [Name in EventName]: Subscriber<Name> }
