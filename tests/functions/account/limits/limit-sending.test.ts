import { beforeEach, expect, test } from 'vitest'
import { limitSending, type SendingRequest } from '../../../../functions/account/limits/limit-sending.ts'
import { networkOf, wideNetworkOf } from '../../../../functions/account/limits/network-of.ts'
import { createCaptcha, findCaptcha, hashResponse } from '../../../../functions/data/captchas.ts'
import { recordEvent } from '../../../../functions/data/events.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

type Request = SendingRequest<'dailyCodesUsed' | 'dailyActivationMailsUsed'>

const app = await useTestApp()

let subjects = 0
let subject = ''
let ip = ''
beforeEach(() => {
  subjects++
  subject = `limited-${subjects}@shop.test`
  ip = `198.51.100.${subjects}`
  app.clock.set(`2026-11-${String(subjects).padStart(2, '0')}T01:00:00Z`)
})

/** Sends as a handler does, with the counters in the same transaction as the sent item. */
const send = async (changes: Partial<Request> = {}) => {
  const { table, random, clock } = app.deps
  const request: Request = {
    what: 'reset-mail',
    subject,
    ip,
    captcha: {},
    tooMany: 'dailyCodesUsed',
    ...changes,
  }
  const sending = await limitSending(app.deps, request)
  if (!sending.ok) return sending.refusal
  const event = { name: 'phone-changed', userId: subject } as const
  const sent = await table.transact({
    ...sending.writes,
    event: recordEvent(table, event, random.id(), clock()),
  })
  return sent.ok ? ({ ok: true } as const) : sending.refusalOf(sent.failed)
}

const reasonOf = (outcome: Awaited<ReturnType<typeof send>>) => (outcome.ok ? 'sent' : outcome.reason)

const answered = async (text = 'K7PXA') => {
  const uuid = app.deps.random.id()
  const expiresAt = new Date(app.clock.now().getTime() + 300_000).toISOString()
  const captcha = { uuid, answerHash: hashResponse(uuid, 'K7PXA'), expiresAt }
  await app.deps.table.transact({ captcha: createCaptcha(app.deps.table, captcha) })
  return { uuid, code: text }
}

/** Sends a number of times, once a minute, with captchas where required. */
const sendTimes = async (times: number, changes: Partial<Request> = {}) => {
  for (let sent = 0; sent < times; sent++) {
    expect(reasonOf(await send({ captcha: await answered(), ...changes }))).toBe('sent')
    app.clock.advance('PT1M')
  }
}

const everything = async () => (await app.everyItem()).map(imageOf).toSorted()

test('one a minute is sent to a subject, and earlier requests get a retry time', async () => {
  expect(reasonOf(await send())).toBe('sent')
  expect(await send()).toEqual({ ok: false, reason: 'waitBeforeResending', retryAfterSeconds: 60 })
  app.clock.advance('PT59S')
  expect(await send()).toEqual({ ok: false, reason: 'waitBeforeResending', retryAfterSeconds: 1 })
  expect(reasonOf(await send({ subject: `other-${subject}` }))).toBe('sent')
  expect(reasonOf(await send({ what: 'email-code' }))).toBe('sent')
  app.clock.advance('PT1S')
  expect(reasonOf(await send())).toBe('sent')
})

test('midnight does not shorten the minute', async () => {
  app.clock.set('2026-12-01T15:59:30Z')
  expect(reasonOf(await send())).toBe('sent')
  app.clock.advance('PT30S')
  expect(await send()).toEqual({ ok: false, reason: 'waitBeforeResending', retryAfterSeconds: 30 })
  app.clock.advance('PT30S')
  expect(reasonOf(await send())).toBe('sent')
})

test('three a day are sent without a captcha, the fourth requires one at body.code', async () => {
  await sendTimes(3, { captcha: {} })
  const needed = { ok: false, reason: 'captchaNeeded', errors: [{ field: 'body.code', rule: 'required' }] }
  expect(await send()).toEqual(needed)
  expect(await send({ captcha: { uuid: 'without an answer' } })).toEqual(needed)
  expect(reasonOf(await send({ captcha: await answered('WRONG') }))).toBe('codeIncorrect')
  expect(reasonOf(await send({ captcha: { uuid: 'unknown', code: 'K7PXA' } }))).toBe('codeExpired')
  const captcha = await answered()
  expect(reasonOf(await send({ captcha }))).toBe('sent')
  app.clock.advance('PT1M')
  expect(reasonOf(await send({ captcha }))).toBe('codeExpired')
})

test.each(['dailyCodesUsed', 'dailyActivationMailsUsed'] as const)(
  'ten a day are sent; the next one is %s until midnight',
  async (tooMany) => {
    await sendTimes(10, { tooMany })
    const captcha = await answered()
    const retryAfterSeconds = 15 * 3600 - 10 * 60
    expect(await send({ captcha, tooMany })).toEqual({ ok: false, reason: tooMany, retryAfterSeconds })
    app.clock.advance(`PT${retryAfterSeconds - 1}S`)
    expect(await send({ tooMany })).toMatchObject({ reason: tooMany, retryAfterSeconds: 1 })
    app.clock.advance('PT1S')
    await sendTimes(3, { tooMany, captcha: {} })
    expect(reasonOf(await send({ tooMany }))).toBe('captchaNeeded')
  },
)

test('a captcha is not consumed by a call that does not require one, or is refused for another reason', async () => {
  const { table } = app.deps
  const early = await answered()
  expect(reasonOf(await send({ captcha: early }))).toBe('sent')
  expect(reasonOf(await send({ captcha: early }))).toBe('waitBeforeResending')
  expect(await findCaptcha(table, early.uuid)).toBeDefined()
  app.clock.advance('PT1M')
  await sendTimes(9)
  const late = await answered()
  expect(reasonOf(await send({ captcha: late }))).toBe('dailyCodesUsed')
  expect(await findCaptcha(table, late.uuid)).toBeDefined()
})

const to = (index: number) => ({ subject: `${index}-${subject}` })

test('from one network address ten a day are sent without a captcha, and fifty in total', async () => {
  for (let index = 0; index < 10; index++) expect(reasonOf(await send(to(index)))).toBe('sent')
  expect(reasonOf(await send(to(10)))).toBe('captchaNeeded')
  for (let index = 10; index < 50; index++)
    expect(reasonOf(await send({ ...to(index), captcha: await answered() }))).toBe('sent')
  expect(await send({ ...to(50), captcha: await answered() })).toEqual({
    ok: false,
    reason: 'dailyCodesUsed',
    retryAfterSeconds: 15 * 3600,
  })
  expect(reasonOf(await send({ ...to(50), ip: `${ip}0` }))).toBe('sent')
  app.clock.advance('P1D')
  expect(reasonOf(await send(to(51)))).toBe('sent')
})

test('a refused call changes nothing', async () => {
  await sendTimes(3, { captcha: {} })
  expect(reasonOf(await send({ captcha: await answered() }))).toBe('sent')
  const before = await everything()
  expect(reasonOf(await send())).toBe('waitBeforeResending')
  app.clock.advance('PT1M')
  expect(reasonOf(await send())).toBe('captchaNeeded')
  expect(await everything()).toEqual(before)
})

test('of twenty concurrent sendings to one subject, one is sent', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send()))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = outcomes.filter(({ ok }) => !ok)
  expect(new Set(refused.map(imageOf))).toEqual(
    new Set([imageOf({ ok: false, reason: 'waitBeforeResending', retryAfterSeconds: 60 })]),
  )
  const sent = (await app.everyItem()).filter(({ type, payload }) => {
    const { userId } = (payload ?? {}) as { userId?: string }
    return type === 'event' && userId === subject
  })
  expect(sent).toHaveLength(1)
})

test('of thirty concurrent sendings from one network address, ten are sent without a captcha', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send({ subject: `${index}-${subject}` })),
  )
  const reasons = outcomes.map(reasonOf)
  expect(reasons.filter((reason) => reason === 'sent')).toHaveLength(10)
  expect(reasons.filter((reason) => reason === 'captchaNeeded')).toHaveLength(20)
})

test('a transaction that failed for another reason is not a refusal', async () => {
  const sending = await limitSending(app.deps, {
    what: 'reset-mail',
    subject,
    ip,
    captcha: {},
    tooMany: 'dailyCodesUsed',
  })
  if (!sending.ok) throw new Error('refused')
  await expect(sending.refusalOf(['event'])).rejects.toThrow('event')
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::9', '2001:db8:0:1::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['198.51.100.7', undefined],
  ['::ffff:198.51.100.7', undefined],
  ['2001:db8:a:1:2:3:4:5', '2001:db8:a::/48'],
  ['2001:DB8::9', '2001:db8:0::/48'],
])('%s is in the wide network %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})

test('the /64 networks of an IPv6 /48 are also counted together, with twenty times the limit', async () => {
  const inWide = (network: number, address: number) =>
    `2001:db8:${subjects}f:${network.toString(16)}::${address}`
  let sent = 0
  // No /64 network reaches its own limit of ten.
  for (let network = 0; network < 25; network++)
    for (let address = 1; address <= 8; address++)
      if (
        reasonOf(
          await send({ subject: `${network}-${address}-${subject}`, ip: inWide(network, address) }),
        ) === 'sent'
      )
        sent++
  expect(sent).toBe(200)
  expect(reasonOf(await send({ ip: inWide(900, 1) }))).toBe('captchaNeeded')
  expect(reasonOf(await send({ ip: `2001:db8:${subjects}e:1::1` }))).toBe('sent')
})

test('the addresses of one IPv6 /64 are counted together', async () => {
  for (let index = 1; index <= 10; index++)
    expect(
      reasonOf(await send({ subject: `${index}-${subject}`, ip: `2001:db8:0:${subjects}::${index}` })),
    ).toBe('sent')
  expect(reasonOf(await send({ ip: `2001:db8:0:${subjects}:ffff::1` }))).toBe('captchaNeeded')
  expect(reasonOf(await send({ ip: `2001:db8:1:${subjects}::1` }))).toBe('sent')
})
