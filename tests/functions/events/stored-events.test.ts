import { beforeEach, expect, test } from 'vitest'
import type { DomainEvent } from '../../../functions/data/domain-events.ts'
import { findEvent, recordEvent } from '../../../functions/data/events.ts'
import { money, notify } from '../../../functions/data/notifications.ts'
import { put } from '../../../functions/data/table.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { deliver } from '../../support/event-lanes.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
const seller = await buildFacility(app, { limitCents: 20_000_00 })
await app.drainEvents()
beforeEach(() => {
  app.log.length = 0
  app.outbox.sent.length = 0
})

let events = 0

/** Stores an event in the form of another version. */
const stored = async (event: object) => {
  const eventId = `stored-${++events}`
  await app.deps.table.write(recordEvent(app.deps.table, event as DomainEvent, eventId, app.clock.now()))
  return eventId
}
const stateOf = async (eventId: string) => {
  const event = await findEvent(app.deps.table, eventId)
  return { isDone: event?.doneAt !== undefined, reason: event?.stuckBecause }
}
const logged = () => app.log.map(({ message }) => message)

test.each([
  [
    { name: 'facility-ended', status: 'frozen' },
    'companyId: invalid_type, facilityId: invalid_type, status: invalid_value',
  ],
  [{ name: 'facility-thawed', companyId: 'c' }, 'no event facility-thawed'],
])('an event unknown to this version stays open with the reason: %j', async (event, reason) => {
  const eventId = await stored(event)
  await deliver(eventId, app.deps)
  expect(await stateOf(eventId)).toEqual({ isDone: false, reason })
  expect(app.outbox.sent).toEqual([])
  // A second delivery writes nothing: a write would deliver the event again.
  const before = await app.everyItem()
  await deliver(eventId, app.deps)
  expect(await app.everyItem()).toEqual(before)
  expect(logged()).toEqual(['an event could not be read', 'an event could not be read'])
})

test('the sweep reports the reason, and a later version delivers it once', async () => {
  const { companyId, facilityId } = seller
  const reviewDate = '2027-01-31'
  const eventId = await stored({ name: 'facility-review-soon', companyId, facilityId })
  await deliver(eventId, app.deps)
  for (let hours = 0; hours < 4; hours++) {
    app.clock.advance('PT2H')
    await sweepEvents(app.deps)
  }
  const failing = app.log.find(({ message }) => message === 'an event keeps failing')
  expect(failing?.fields).toMatchObject({ eventId, reason: 'reviewDate: invalid_type' })
  const { table } = app.deps
  const item = await findEvent(table, eventId)
  if (!item) throw new Error('the event is gone')
  // Simulates a later version, which understands the event, by making the event valid for this one.
  await table.write(put(table, { ...item, payload: { ...item.payload, reviewDate } } as never))
  await deliver(eventId, app.deps)
  expect(await stateOf(eventId)).toEqual({ isDone: true, reason: undefined })
})

test('a field that a later version has added is ignored', async () => {
  const { companyId, facilityId } = seller
  const eventId = await stored({
    name: 'facility-ended',
    companyId,
    facilityId,
    status: 'closed',
    by: 'grace',
  })
  await deliver(eventId, app.deps)
  expect(await stateOf(eventId)).toEqual({ isDone: true, reason: undefined })
})

test('a notification is sent once per cause, and stays open if a fact is missing or has another type', async () => {
  const { table } = app.deps
  const { companyId } = seller
  const limit = money(30_000_00, 'GBP')
  const options = { eventId: 'limit-raised-1', now: app.clock.now() }
  await table.write(notify(table, companyId, 'limit-raised', { limit }, options))
  await deliver('limit-raised-1', app.deps)
  await deliver('limit-raised-1', app.deps)
  expect(app.outbox.sent).toHaveLength(1)
  expect(app.outbox.sent[0]?.text).toContain('30,000.00')
  const wrong = { name: 'notification-due', companyId, kind: 'renewal-approved', facts: { limit: 'much' } }
  const eventId = await stored(wrong)
  await deliver(eventId, app.deps)
  expect(await stateOf(eventId)).toEqual({
    isDone: false,
    reason: 'facts.limit: invalid_type, facts.reviewDate: invalid_type',
  })
  expect(app.outbox.sent).toHaveLength(1)
})
