import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { beforeEach, expect, test } from 'vitest'
import { bulkSubscribers } from '../../../functions/bulk-events/bulk-subscribers.ts'
import { bulkLane } from '../../../functions/bulk-events/handler.ts'
import { recordAudit } from '../../../functions/data/audit.ts'
import { eventSchemas } from '../../../functions/data/domain-events.ts'
import { eventKey, findEvent, recordEvent, type StoredEvent } from '../../../functions/data/events.ts'
import { ttlAfter } from '../../../functions/data/expiry.ts'
import { type Item, put } from '../../../functions/data/table.ts'
import { putCode } from '../../../functions/data/verification-codes.ts'
import { createEventsHandler, priorityLane } from '../../../functions/events/handler.ts'
import { subscribers } from '../../../functions/events/subscribers.ts'
import { createStreamHandler, deliver } from '../../support/event-lanes.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
beforeEach(() => {
  app.log.length = 0
})

let phones = 0

/** An SMS event in the table. */
const smsToSend = async () => {
  phones++
  const { table, seal, clock, random } = app.deps
  const phone = `+8529${String(phones).padStart(7, '0')}`
  const [codeId, eventId] = [random.id(), random.id()]
  await table.transact({
    code: putCode(table, {
      destination: phone,
      codeId,
      hash: '',
      sealedKey: '',
      guesses: 0,
      expiresAt: '2099-01-01T00:00:00.000Z',
    }),
    event: recordEvent(
      table,
      {
        name: 'phone-code-requested',
        phone,
        codeId,
        locale: 'en',
        sealedCode: await seal.seal('123456', 'event'),
      },
      eventId,
      clock(),
    ),
  })
  return { phone, eventId }
}

const recordOf = (eventId: string, changes: Partial<DynamoDBRecord> = {}): DynamoDBRecord => {
  const { pk, sk } = eventKey(eventId)
  return {
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: `number of ${eventId}`,
      NewImage: {
        pk: { S: pk },
        sk: { S: sk },
        type: { S: 'event' },
        eventId: { S: eventId },
        name: { S: 'phone-code-requested' },
      },
    },
    ...changes,
  }
}

const handle = (...records: DynamoDBRecord[]) => createStreamHandler(app.deps)({ Records: records })
const sentTo = (phone: string) => app.outbox.sent.filter(({ to }) => to === phone)

test('an event delivered twice is handled once', async () => {
  const { phone, eventId } = await smsToSend()
  expect(await handle(recordOf(eventId), recordOf(eventId))).toEqual({ batchItemFailures: [] })
  await handle(recordOf(eventId))
  expect(sentTo(phone)).toHaveLength(1)
  expect((await findEvent(app.deps.table, eventId))?.doneAt).toBe(app.clock.now().toISOString())
})

test.each([
  ['a week', 'P1D', 'P8D'],
  ['a month after it was made, where it was handled late', 'P26D', 'P30D'],
])('a handled event is kept for %s', async (_span, after, until) => {
  const made = app.clock.now()
  const { eventId } = await smsToSend()
  app.clock.advance(after)
  await deliver(eventId, app.deps)
  const stored = (await findEvent(app.deps.table, eventId)) as Item<StoredEvent> | undefined
  expect(stored?.doneAt).toBe(app.clock.now().toISOString())
  expect(stored?.ttl).toBe(ttlAfter(made, Number(until.replaceAll(/\D/g, ''))))
})

test('a failed event is reported individually, stays open and is logged without its content', async () => {
  const [first, broken, last] = [await smsToSend(), await smsToSend(), await smsToSend()]
  const { sendSms } = app.outbox
  app.outbox.sendSms = async (to, text) => {
    if (to === broken.phone) throw new RangeError(`no route to ${to} for ${text}`)
    await sendSms(to, text)
  }
  const { batchItemFailures } = await handle(...[first, broken, last].map(({ eventId }) => recordOf(eventId)))
  app.outbox.sendSms = sendSms
  expect(batchItemFailures).toEqual([{ itemIdentifier: `number of ${broken.eventId}` }])
  expect([first, broken, last].map(({ phone }) => sentTo(phone).length)).toEqual([1, 0, 1])
  expect((await findEvent(app.deps.table, broken.eventId))?.doneAt).toBeUndefined()
  expect(app.log).toMatchObject([
    {
      level: 'error',
      fields: { eventId: broken.eventId, name: 'phone-code-requested', error: 'RangeError' },
    },
  ])
  const logged = JSON.stringify(app.log)
  expect([logged.includes(broken.phone), logged.includes('123456')]).toEqual([false, false])
  await deliver(broken.eventId, app.deps)
  expect(sentTo(broken.phone)).toHaveLength(1)
})

test('only new events are handled, not changes, deletions or other items', async () => {
  const { phone, eventId } = await smsToSend()
  const other = recordOf(eventId)
  if (other.dynamodb?.NewImage) other.dynamodb.NewImage['type'] = { S: 'user' }
  await handle(recordOf(eventId, { eventName: 'MODIFY' }), recordOf(eventId, { eventName: 'REMOVE' }), other)
  expect(sentTo(phone)).toEqual([])
})

test('an event redelivered by the sweep counts as new until it is handled', async () => {
  const { phone, eventId } = await smsToSend()
  const again = (image: Record<string, AttributeValue>): DynamoDBRecord => {
    const { dynamodb } = recordOf(eventId)
    return {
      eventName: 'MODIFY',
      dynamodb: { ...dynamodb, NewImage: { ...dynamodb?.NewImage, handOvers: { N: '1' }, ...image } },
    }
  }
  await handle(again({ doneAt: { S: '2026-11-02T01:00:00.000Z' } }))
  expect(sentTo(phone)).toEqual([])
  await handle(again({}), again({}))
  expect(sentTo(phone)).toHaveLength(1)
})

test('a deleted event is skipped', async () => {
  expect(await handle(recordOf('gone'))).toEqual({ batchItemFailures: [] })
})

test('a changed audit entry is reported, and a new one is not', async () => {
  const { table } = app.deps
  const entry = {
    auditId: 'a1',
    action: 'kyc-approve',
    actor: 'ada',
    at: '2026-11-02T01:00:00.000Z',
    companyId: 'c1',
    before: null,
    after: null,
  }
  const made = recordAudit(table, entry)
  await table.transact({ made })
  await app.drainEvents()
  const loggedChanges = () => app.log.filter(({ message }) => message === 'an audit entry was changed')
  expect(loggedChanges()).toEqual([])
  await table.write(put(table, { ...made.key, type: 'something-else', actor: 'grace' }))
  await app.drainEvents()
  expect(loggedChanges()).toMatchObject([
    { level: 'error', fields: { entry: 'AUDIT#2026-11-02T01:00:00.000Z#a1' } },
  ])
})

test('a message that hangs delays no other one of its batch', async () => {
  const [hung, other] = [await smsToSend(), await smsToSend()]
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
  const { sendSms } = app.outbox
  app.outbox.sendSms = async (to, text) => {
    if (to === hung.phone) await released
    await sendSms(to, text)
    if (to === other.phone) pass()
  }
  const handled = handle(recordOf(hung.eventId), recordOf(other.eventId))
  await passed
  expect([sentTo(hung.phone).length, sentTo(other.phone).length]).toEqual([0, 1])
  release()
  await handled
  app.outbox.sendSms = sendSms
  expect(sentTo(hung.phone)).toHaveLength(1)
})

/** A record of an event of one company: such events are handled one after the other. */
const ofOneCompany = ({ eventId }: { eventId: string }) => {
  const record = recordOf(eventId)
  if (record.dynamodb?.NewImage)
    record.dynamodb.NewImage['payload'] = { M: { companyId: { S: 'one company' } } }
  return record
}

test('an event that has not begun in the time of its batch is left to the next invocation', async () => {
  const [slow, late] = [await smsToSend(), await smsToSend()]
  const { sendSms } = app.outbox
  app.outbox.sendSms = async (to, text) => {
    app.clock.advance('PT31S')
    await sendSms(to, text)
  }
  const handled = await createEventsHandler(app.deps)({ Records: [slow, late].map(ofOneCompany) })
  app.outbox.sendSms = sendSms
  expect(handled.batchItemFailures).toEqual([{ itemIdentifier: `number of ${late.eventId}` }])
  expect([sentTo(slow.phone).length, sentTo(late.phone).length]).toEqual([1, 0])
})

test('every event is in exactly one lane', () => {
  for (const name of Object.keys(eventSchemas)) {
    expect([name, priorityLane.has(name) !== bulkLane.has(name)]).toEqual([name, true])
    expect([name, Object.hasOwn(priorityLane.has(name) ? subscribers : bulkSubscribers, name)]).toEqual([
      name,
      true,
    ])
  }
})
