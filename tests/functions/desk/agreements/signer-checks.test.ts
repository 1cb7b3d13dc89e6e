import { beforeEach, describe, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { Agreement } from '../../../../functions/data/agreements.ts'
import { signerChecksOf } from '../../../../functions/data/signer-checks.ts'
import { sweepEvents } from '../../../../functions/jobs/event-sweep.ts'
import { followUpSignings } from '../../../../functions/jobs/signing-follow-up.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { logInAgain, type Seller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { sellerReadyToSign } from '../../agreements/approved-company.ts'
import { initiate, objectionTokenOf, sign, signingTokenOf } from '../../agreements/signing-story.ts'
import { createIncreaseStory } from '../../credit/increase-story.ts'

let seller: Seller
let agreementId: string
let signerId: string
const directors = [
  ['chan@director.test', 'CHAN Tai Man'],
  ['li@director.test', 'LI Xiaoming'],
] as const

const app = await useTestApp({ config: { idleMinutes: 60 * 24 * 40 } })
beforeEach(async () => {
  app.clock.advance('P1D')
  seller = await logInAgain(app, await sellerReadyToSign(app))
  const made = await initiate(app, seller)
  agreementId = made.agreement_id
  signerId = made.signers[0]?.id ?? ''
})

const changeContact = (email: string, id = signerId) =>
  app.send(agreementsEndpoints.changeSigner, { params: { id }, body: { email } }, seller)
const release = (fields: object = {}) =>
  callDesk(app, 'signer-contact-release', {
    companyId: seller.companyId,
    agreementId,
    signerId,
    reason: 'called the director',
    ...fields,
  })
const acknowledge = () =>
  callDesk(app, 'signers-acknowledge', {
    companyId: seller.companyId,
    agreementId,
    reason: 'called both directors',
  })
const signBoth = async () => {
  for (const [email, name] of directors) await sign(app, signingTokenOf(app, email), name, '198.51.100.9')
  await app.drainEvents()
}

const waiting = async () => {
  const outcome = await deskResult(app, 'signer-check-list', { limit: 50 })
  return outcome.waiting.filter(({ companyId }) => companyId === seller.companyId)
}
const counted = async () => {
  const outcome = await deskResult(app, 'work-count', {})
  return outcome.counts.find(({ act }) => act === 'signer-check-list')?.count
}

const idsOf = (checks: readonly object[]) =>
  checks
    .map((check) => JSON.stringify([Reflect.get(check, 'checkId'), Reflect.get(check, 'since')]))
    .toSorted()

/** The stored signer checks, and those that the agreements require: both must be equal. */
const rows = async () => {
  const items = await app.everyItem()
  const agreements = items.filter(({ type }) => type === 'agreement') as unknown as Agreement[]
  return {
    stored: idsOf(items.filter(({ type }) => type === 'signer-check')),
    pending: idsOf(agreements.flatMap(signerChecksOf)),
  }
}
const expectNone = async () => {
  expect(await waiting()).toEqual([])
  const { stored, pending } = await rows()
  expect(stored).toEqual(pending)
}

describe('another contact of a signer', () => {
  test('waits in the inbox with its age and company until it is released, and is counted', async () => {
    const before = (await counted()) ?? 0
    const asked = app.clock.now().toISOString()
    expect(await changeContact('chan@elsewhere.test')).toMatchObject({ code: 0 })
    expect(await waiting()).toMatchObject([
      {
        cause: 'signer contact',
        companyNameEn: expect.stringContaining('Lantern Street'),
        agreementId,
        signerId,
        signers: 'CHAN Tai Man',
        formerEmail: 'chan@director.test',
        email: 'chan@elsewhere.test',
        askedBy: seller.userId,
        since: asked,
      },
    ])
    expect(await counted()).toBe(before + 1)
    expect(await release()).toMatchObject({ ok: true, inEffect: false })
    await expectNone()
    expect(await counted()).toBe(before)
    // Released again, now with effect before the waiting day is over.
    expect(await release({ early: true })).toMatchObject({ ok: true, inEffect: true })
    await expectNone()
  })

  test('shows the release that waits for a second person', async () => {
    await changeContact('chan@elsewhere.test')
    const cautious = deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
    const given = { companyId: seller.companyId, agreementId, signerId, reason: 'called the director' }
    expect(await cautious({ action: 'signer-contact-release', actor: 'ada', ...given })).toHaveProperty(
      'proposalId',
    )
    expect(await waiting()).toMatchObject([
      { proposed: [{ action: 'signer-contact-release', proposedBy: 'ada' }] },
    ])
    const [{ workId } = {}] = await waiting()
    const claim = { queue: 'signer-check', workId }
    expect(await callDesk(app, 'work-claim', claim)).toMatchObject({ ok: true, companyId: seller.companyId })
  })

  test('is released once by two at the same moment, and leaves no row', async () => {
    await changeContact('chan@elsewhere.test')
    const outcomes = await Promise.all([release({ early: true }), release({ early: true }), release()])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    await expectNone()
    const released = (await app.everyItem()).filter(
      (item) =>
        item.type === 'signing-event' && item['kind'] === 'contact_changed' && item['signerId'] === signerId,
    )
    expect(released).toHaveLength(1)
  })

  test('waits on after its day, and takes effect with a release after it', async () => {
    await changeContact('chan@elsewhere.test')
    app.clock.advance('P2D')
    await sweepEvents(app.deps)
    await app.drainEvents()
    expect(await waiting()).toHaveLength(1)
    expect(await release()).toMatchObject({ ok: true, inEffect: true })
    await expectNone()
  })

  test('waits from when it was asked for last, in one row', async () => {
    await changeContact('chan@elsewhere.test')
    app.clock.advance('PT3H')
    const since = app.clock.now().toISOString()
    await changeContact('chan@third.test')
    expect(await waiting()).toMatchObject([{ since, email: 'chan@third.test' }])
    expect(await rows()).toMatchObject({ stored: (await rows()).pending })
  })

  test('waits no more once the former contact objected or signed', async () => {
    await changeContact('chan@elsewhere.test')
    await app.drainEvents()
    const token = objectionTokenOf(app, 'chan@director.test')
    const [objected] = await Promise.all([
      app.send(agreementsEndpoints.objectToContact, { body: { token } }),
      release(),
    ])
    expect(objected.code).toBe(0)
    await expectNone()
    await changeContact('chan@fourth.test')
    expect(await waiting()).toHaveLength(1)
    await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
    await expectNone()
    expect(await release()).toMatchObject({ ok: false, reason: 'wrongState' })
  })

  test('waits no more when the signing lapses', async () => {
    await changeContact('chan@elsewhere.test')
    app.clock.advance('P31D')
    await followUpSignings(app.deps)
    await expectNone()
    expect(await release()).toMatchObject({ ok: false, reason: 'wrongState' })
  })

  test('of an increase that is withdrawn while it is released leaves no row', async () => {
    const story = createIncreaseStory(app)
    await story.linkShop(seller, 'one', story.evenMonths(20))
    await signBoth()
    expect(await acknowledge()).toMatchObject({ ok: true })
    await app.drainEvents()
    const facilityId = (await story.summaryOf(seller))?.facility_id ?? ''
    await story.sellMore(seller)
    const asked = await story.submit(seller, { requested_limit: '150000.00' })
    const requestId = asked.data?.approval_id ?? ''
    expect(await callDesk(app, 'limit-approve', { facilityId, requestId, limit: '120000.00' })).toMatchObject(
      { ok: true },
    )
    const { data } = await app.send(agreementsEndpoints.initiateSign, { body: { kind: 'increase' } }, seller)
    await app.drainEvents()
    agreementId = data.agreement_id
    signerId = data.signers[0]?.id ?? ''
    const change = await app.send(
      agreementsEndpoints.changeSigner,
      { params: { id: signerId }, body: { email: 'chan@elsewhere.test', kind: 'increase' } },
      seller,
    )
    expect(change.code).toBe(0)
    expect(await waiting()).toHaveLength(1)
    const [withdrawn] = await Promise.all([
      app.send(applicationEndpoints.withdrawApplication, { body: { approval_id: requestId } }, seller),
      release(),
    ])
    expect(withdrawn).toMatchObject({ status: 200, data: { status: 'withdraw' } })
    await expectNone()
  })
})

describe('two signers of one browser', () => {
  test('wait in the inbox until two have acknowledged it, once by three at the same moment', async () => {
    await signBoth()
    const [row, ...more] = await waiting()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      cause: 'shared browser',
      agreementId,
      signerId: null,
      signers: 'CHAN Tai Man, LI Xiaoming',
    })
    const outcomes = await Promise.all([acknowledge(), acknowledge(), acknowledge()])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    await expectNone()
    expect(await acknowledge()).toMatchObject({ ok: true })
    await expectNone()
  })
})
