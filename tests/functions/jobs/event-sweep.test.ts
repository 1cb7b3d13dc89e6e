import { afterEach, beforeEach, expect, test } from 'vitest'
import { findEvent, recordEvent } from '../../../functions/data/events.ts'
import { putCode } from '../../../functions/data/verification-codes.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { deliver } from '../../support/event-lanes.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
beforeEach(async () => {
  await app.drainEvents()
  app.log.length = 0
})
afterEach(async () => {
  app.clock.advance('P2D')
  await sweepEvents(app.deps)
  await app.drainEvents()
})

let phones = 0

/** An SMS event that the stream has not delivered yet. */
const smsToSend = async () => {
  phones++
  const { table, seal, clock, random } = app.deps
  const phone = `+8526${String(phones).padStart(7, '0')}`
  const [codeId, eventId] = [random.id(), random.id()]
  const code = {
    destination: phone,
    codeId,
    hash: '',
    sealedKey: '',
    guesses: 0,
    expiresAt: '2099-01-01T00:00:00.000Z',
  }
  const sealedCode = await seal.seal('123456', 'event')
  await table.transact({
    code: putCode(table, code),
    event: recordEvent(
      table,
      { name: 'phone-code-requested', phone, codeId, locale: 'en', sealedCode },
      eventId,
      clock(),
    ),
  })
  return { phone, eventId }
}

const sentTo = (phone: string) => app.outbox.sent.filter(({ to }) => to === phone).length

/** The stream delivers its records, but the subscriber crashes before it starts, every time. */
const loseWhatTheStreamHas = async () => {
  const { sendSms } = app.outbox
  app.outbox.sendSms = () => Promise.reject(new Error('out of order'))
  await app.drainEvents().catch(() => undefined)
  app.outbox.sendSms = sendSms
}

const countOf = async (eventId: string) => (await findEvent(app.deps.table, eventId))?.handOvers

test('a recent or handled event is skipped', async () => {
  const { eventId } = await smsToSend()
  const done = await smsToSend()
  await deliver(done.eventId, app.deps)
  app.clock.advance('PT14M')
  expect(await sweepEvents(app.deps)).toEqual({ handedOver: 0, stuck: 0 })
  app.clock.advance('PT1M')
  expect(await sweepEvents(app.deps)).toEqual({ handedOver: 1, stuck: 0 })
  expect([await countOf(eventId), await countOf(done.eventId)]).toEqual([1, undefined])
})

test('an unhandled event is redelivered by the stream, and handled once', async () => {
  const { phone, eventId } = await smsToSend()
  await loseWhatTheStreamHas()
  expect(sentTo(phone)).toBe(0)
  app.clock.advance('PT15M')
  const sweeps = await Promise.all([sweepEvents(app.deps), sweepEvents(app.deps), sweepEvents(app.deps)])
  expect(sweeps.reduce((sum, { handedOver }) => sum + handedOver, 0)).toBe(1)
  await app.drainEvents()
  expect(sentTo(phone)).toBe(1)
  const dealtWith = await findEvent(app.deps.table, eventId)
  expect(dealtWith?.doneAt).toBeDefined()
  expect(dealtWith).not.toHaveProperty('gsi1pk')
  app.clock.advance('P2D')
  expect(await sweepEvents(app.deps)).toEqual({ handedOver: 0, stuck: 0 })
})

test('redeliveries have exponential backoff, and the third failure is logged', async () => {
  const { eventId } = await smsToSend()
  const handedOverAfter = async (wait: string) => {
    app.clock.advance(wait)
    return (await sweepEvents(app.deps)).handedOver
  }
  expect(await handedOverAfter('PT15M')).toBe(1)
  expect([await handedOverAfter('PT29M'), await handedOverAfter('PT1M')]).toEqual([0, 1])
  expect([await handedOverAfter('PT59M'), await handedOverAfter('PT1M')]).toEqual([0, 1])
  const named = () => app.log.filter(({ message }) => message === 'an event keeps failing')
  expect(named()).toEqual([])
  app.clock.advance('PT1H')
  expect(await sweepEvents(app.deps)).toEqual({ handedOver: 0, stuck: 1 })
  app.clock.advance('PT1H')
  expect(await sweepEvents(app.deps)).toEqual({ handedOver: 1, stuck: 1 })
  expect(named()).toMatchObject([
    { level: 'error', fields: { eventId, name: 'phone-code-requested', handOvers: 3 } },
  ])
  expect([await handedOverAfter('PT4H'), named().length]).toEqual([1, 2])
})
