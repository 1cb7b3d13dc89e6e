import {
  type FactName,
  factTypes,
  kindOf,
  type Money,
  type NotificationKindName,
} from '#shared/notifications/notification-kinds.ts'
import { bulkLane } from '../../../../functions/bulk-events/handler.ts'
import type { DomainEvent } from '../../../../functions/data/domain-events.ts'
import { listCompanyFacilities } from '../../../../functions/data/facilities.ts'
import type { Notification } from '../../../../functions/data/notifications.ts'
import type { Table } from '../../../../functions/data/table.ts'
import { deliverEvent } from '../../../../functions/events/event-lane.ts'
import { notificationOf, priorityLane } from '../../../../functions/events/handler.ts'
import { sendNotification } from '../../../../functions/events/send-notification.ts'
import type { Delivery } from '../../../../functions/runtime/subscriber.ts'
import { BooksOutOfOrder } from '../../../support/check-books.ts'
import type { TestApp } from '../../../support/test-app.ts'
import type { EventSnapshots } from './event-snapshots.ts'
import { figures } from './figures.ts'
import { type Books, readBooks } from './read-books.ts'
import type { Scene } from './scene.ts'
import type { Expected, FiguresOf, VerifiedKind } from './verified-facts.ts'

const isHeld = (kind: NotificationKindName): kind is VerifiedKind => kind in figures

const isAmountOrDate = (name: string): name is FactName =>
  name in factTypes && ['money', 'date'].includes(factTypes[name as FactName])

/** The amounts and dates that a kind's texts state. */
const statedBy = (kind: VerifiedKind): FactName[] => {
  const { text = [], mail = [], values = [] } = kindOf(kind)
  const names = [...text, ...mail, ...values].map((name) => name.replace('?', ''))
  return [...new Set(names)].filter(isAmountOrDate)
}

/** An amount in cents, where none is 0; or a date. */
const valueOf = (fact: string | Money | object | undefined, expected: Expected): Expected =>
  typeof fact === 'object' && 'cents' in fact
    ? fact.cents
    : ((fact as string | undefined) ?? (typeof expected === 'number' ? 0 : undefined))

/** The facts of a notification in which it differs from the books of a scene. */
const differencesOf = async (kind: VerifiedKind, scene: Scene): Promise<string[]> => {
  const expected: Partial<Record<string, Expected>> = await (figures[kind] as FiguresOf<VerifiedKind>)(scene)
  return statedBy(kind).flatMap((name) => {
    const [found, wanted] = [valueOf(scene.facts[name], expected[name]), expected[name]]
    const isSame = found === wanted || ((found ?? 0) === 0 && (wanted ?? 0) === 0)
    return isSame ? [] : [`${name} ${found}, not ${wanted}`]
  })
}

export interface Comparing {
  app: TestApp
  /** Absent on an engine: there, notifications are sent without a comparison. */
  moments: EventSnapshots | undefined
  /** Receives each compared kind. */
  compared: Set<VerifiedKind>
}

/**
 * Compares the amounts and dates of a notification with the books as they were when its event happened, or else as they are
 * when it is delivered: all of them with those of one moment.
 */
const compare = async (
  { kind, facts, companyId }: Notification,
  { event, eventId, at }: { event: DomainEvent; eventId: string; at: string },
  { app, moments, compared }: Comparing,
): Promise<void> => {
  const moment = moments?.of(eventId)
  if (!moment || !isHeld(kind)) return
  const [facility] = await listCompanyFacilities(app.deps.table, companyId)
  if (!facility) throw new Error(`${companyId} is notified of ${kind}, and has no facility`)
  const { facilityId } = facility
  compared.add(kind)
  const read = (table: Table, when: Date): Promise<Books> => readBooks(table, { companyId, facilityId }, when)
  const then = new Date(at)
  const before = () => read(moment.before(), then)
  const against = async (table: Table, when: Date) =>
    differencesOf(kind, { event, eventId, at, facts, before, books: await read(table, when) })
  const now = await against(app.deps.table, app.clock.now())
  if (now.length === 0) return
  const atEvent = await against(moment.after(), then)
  if (atEvent.length > 0)
    throw new BooksOutOfOrder(
      `${kind} about ${event.name} has ${atEvent.join('; ')} at its event, and ${now.join('; ')} on its delivery`,
    )
}

/** Delivers an event, and compares what it notifies of with the books. */
const deliverAndCompare = (eventId: string, comparing: Comparing): Promise<void> =>
  deliverEvent(
    {
      ...priorityLane,
      has: () => true,
      async handle(event, deps, delivery: Delivery) {
        if (bulkLane.has(event.name)) return bulkLane.handle(event, deps, delivery)
        const notification = await notificationOf(event, deps, delivery)
        if (!notification) return
        await compare(notification, { event, eventId, at: delivery.at }, comparing)
        await sendNotification(notification, deps, delivery)
      },
    },
    eventId,
    comparing.app.deps,
  )

/** The open events, read from the table, since its stream is ordered and has no duplicates. */
export const listOpenEvents = async (app: Pick<TestApp, 'everyItem'>): Promise<string[]> =>
  (await app.everyItem())
    .filter(({ type, doneAt }) => type === 'event' && !doneAt)
    .map(({ eventId }) => String(eventId))
    .toSorted((a, b) => (a < b ? -1 : 1))

/** Delivers all open events sequentially, including those that follow. Throws if one fails or differs from the books. */
export const deliverRest = async (comparing: Comparing): Promise<void> => {
  const { app } = comparing
  for (let open = await listOpenEvents(app); open.length > 0; open = await listOpenEvents(app))
    for (const eventId of open) await deliverAndCompare(eventId, comparing)
}
