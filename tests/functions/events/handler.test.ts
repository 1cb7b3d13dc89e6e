import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordAudit } from '../../../functions/data/audit.ts'
import { eventKey, findEvent, recordEvent } from '../../../functions/data/events.ts'
import { put } from '../../../functions/data/table.ts'
import { putCode } from '../../../functions/data/verification-codes.ts'
import { createEventsHandler, deliver } from '../../../functions/events/handler.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => {
  app.log.length = 0
})
afterAll(() => app.close())

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

const handle = (...records: DynamoDBRecord[]) => createEventsHandler(app.deps)({ Records: records })
const sentTo = (phone: string) => app.outbox.sent.filter(({ to }) => to === phone)

test('an event delivered twice is handled once', async () => {
  const { phone, eventId } = await smsToSend()
  expect(await handle(recordOf(eventId), recordOf(eventId))).toEqual({ batchItemFailures: [] })
  await handle(recordOf(eventId))
  expect(sentTo(phone)).toHaveLength(1)
  expect((await findEvent(app.deps.table, eventId))?.doneAt).toBe(app.clock.now().toISOString())
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
  const told = () => app.log.filter(({ message }) => message === 'an audit entry was changed')
  expect(told()).toEqual([])
  await table.write(put(table, { ...made.key, type: 'something-else', actor: 'grace' }))
  await app.drainEvents()
  expect(told()).toMatchObject([{ level: 'error', fields: { entry: 'AUDIT#2026-11-02T01:00:00.000Z#a1' } }])
})
