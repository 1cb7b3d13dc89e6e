import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { correctionsPerDay } from '#shared/privacy/corrections.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { findCorrection } from '../../../functions/data/corrections.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { askForCorrection, listCorrections } = privacyEndpoints

const app = await useTestApp()
const seller = await signUpSeller(app)
await app.drainEvents()

const wrong = { about: 'signing' as const, text: 'My name has two letters swapped on FA-1.' }

const ask = (body: object = wrong, key: string = randomUUID()) =>
  app.send(
    askForCorrection,
    { body: body as typeof wrong },
    {
      token: seller.token,
      headers: { 'idempotency-key': key },
    },
  )

const asked = async () => (await app.send(listCorrections, {}, seller)).data.corrections

const waiting = async () => await deskResult(app, 'correction-list', {})

const answerAs = (outcome: 'grant' | 'refuse', requestId: string, answer: string) =>
  callDesk(app, `correction-${outcome}`, { userId: seller.userId, requestId, answer })

describe('a correction', () => {
  test('without subject or text is refused with every wrong field', async () => {
    expect(await ask({ about: 'everything', text: ' ' })).toMatchObject({
      status: 400,
      errors: [
        { field: 'body.about', rule: 'unknownOption' },
        { field: 'body.text', rule: 'required' },
      ],
    })
    expect(await asked()).toEqual([])
  })

  test('is requested once by repeated calls, and pending for the lender with its deadline', async () => {
    const key = randomUUID()
    const first = await ask(wrong, key)
    expect(await ask(wrong, key)).toMatchObject({ status: 200, data: first.data })
    const dueAt = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString()
    expect(first.data).toMatchObject({ ...wrong, due_at: dueAt, outcome: null, answer: null })
    expect(await asked()).toEqual([first.data])
    expect((await waiting()).waiting).toMatchObject([
      { userId: seller.userId, requestId: first.data.request_id, ...wrong, answerDue: dueAt, takenBy: null },
    ])
  })

  test('is decided once, and notified by mail, as security activity and at the request', async () => {
    const [open] = await asked()
    const requestId = open?.request_id ?? ''
    const answer = 'It is corrected in the verification and on the record of FA-1.'
    const [one, other] = await Promise.all([
      answerAs('grant', requestId, answer),
      answerAs('refuse', requestId, 'It is as the register has it.'),
    ])
    expect([one, other].filter(({ ok }) => ok)).toHaveLength(1)
    const kept = await findCorrection(app.deps.table, { userId: seller.userId, requestId })
    // A repetition has the same result; another decision is refused.
    const [same, another] =
      kept?.outcome === 'corrected' ? (['grant', 'refuse'] as const) : (['refuse', 'grant'] as const)
    expect(await answerAs(same, requestId, kept?.answer ?? '')).toMatchObject({ ok: true })
    expect(await answerAs(another, requestId, 'No')).toMatchObject({ ok: false, reason: 'wrongState' })
    expect(kept?.ttl).toBe(Math.floor(keptUntil('corrections', app.clock.now()).getTime() / 1000))

    expect((await waiting()).waiting).toEqual([])
    expect(await asked()).toMatchObject([
      { outcome: kept?.outcome, answer: kept?.answer, answered_at: app.clock.now().toISOString() },
    ])
    await app.drainEvents()
    const mails = app.outbox.sent.filter(
      ({ to, subject }) => to === seller.email && /更正/.test(subject ?? ''),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(kept?.answer)
    const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, seller)
    expect(data.news.filter(({ what }) => what === 'correctionAnswered')).toHaveLength(1)
  })

  test('is audited with requester, decider and the reason of a refusal, but without its content', async () => {
    const entries = (await app.everyItem()).filter(
      ({ type, action }) => type === 'audit' && /correction/.test(String(action)),
    )
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ask-for-correction', 'correction-list']),
    )
    const told = JSON.stringify(entries)
    for (const words of ['swapped', 'register has it', 'on the record']) expect(told).not.toContain(words)
    expect(told).toContain('"outcome"')
  })

  test('is limited to five requests a day', async () => {
    for (let time = (await asked()).length; time < correctionsPerDay; time++)
      expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
