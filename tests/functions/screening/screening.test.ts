import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { findKyc, findKycSections, putKycSection } from '../../../functions/data/kyc.ts'
import { findScreening } from '../../../functions/data/screenings.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { requestNightlyScreenings } from '../../../functions/jobs/nightly-screening.ts'
import { screeningSettings } from '../../../functions/runtime/screening-settings.ts'
import { startScreeningPeers } from '../../sandbox/screening-peers.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { sellerReadyToSign, twoDirectors } from '../agreements/approved-company.ts'
import { awaitKyc } from '../desk/await-kyc.ts'

let peers: Awaited<ReturnType<typeof startScreeningPeers>>
let app: TestApp
beforeAll(async () => {
  peers = await startScreeningPeers()
  app = await createTestApp({
    config: {
      isScreened: true,
      screening: screeningSettings.parse({ engine: 'watchman', url: `${peers.url}/watchman` }),
    },
  })
})
beforeEach(() => {
  peers.line.isDown = false
})
afterAll(async () => {
  await app.close()
  await peers.stop()
})

const [chan] = twoDirectors as [(typeof twoDirectors)[number]]

/** A company whose KYC was submitted, with a director of this name. */
const submitted = async (name: string): Promise<string> => {
  const { companyId } = await sellerReadyToSign(app, {
    persons: [{ ...chan, full_name_en: name, nationality: '1' }],
  })
  await awaitKyc(app.deps, companyId)
  await submittedAgain(companyId)
  return companyId
}
const submittedAgain = async (companyId: string) => {
  const { table, clock } = app.deps
  await table.write(
    recordEvent(table, { name: 'kyc-submitted', companyId, kycId: 'kyc-1' }, randomUUID(), clock()),
  )
  await app.drainEvents()
}
const rename = async (companyId: string, name: string) => {
  const kyc = { companyId, kycId: 'kyc-1' }
  const { connected_persons: connected } = await findKycSections(app.deps.table, companyId, kyc.kycId)
  await app.deps.table.transact({
    persons: putKycSection(app.deps.table, kyc, {
      section: 'connected_persons',
      data: { persons: (connected?.persons ?? []).map((each) => ({ ...each, full_name_en: name })) },
      files: [],
    }),
  })
  await submittedAgain(companyId)
}

interface ListedHit {
  hitId: string
  companyId: string
  [field: string]: unknown
}
const waiting = async (companyId: string): Promise<ListedHit[]> => {
  const outcome = await deskResult(app, 'screening-list', { limit: 50 })
  return outcome.waiting.filter((hit) => hit.companyId === companyId)
}
const decide = (companyId: string, hitId: string, finding: string) =>
  callDesk(app, 'screening-decide', { companyId, hitId, finding, reason: 'compared the birth dates' })
const clearAll = async (companyId: string) => {
  for (const { hitId } of await waiting(companyId))
    expect(await decide(companyId, hitId, 'false match')).toMatchObject({ ok: true })
}
const approve = (companyId: string) => callDesk(app, 'kyc-approve', { companyId, ...unreviewed })
const refusedBecause = (text: string) => ({
  ok: false,
  reason: 'ruleBroken',
  message: expect.stringContaining(text),
})

describe('a submitted KYC', () => {
  test('is approved once its names were searched without a hit', async () => {
    const companyId = await submitted('CHAN Tai Man')
    expect(await waiting(companyId)).toEqual([])
    expect(await approve(companyId)).toMatchObject({ ok: true, kycStatus: 'approved' })
  })

  test('waits for a hit, which is decided and then remembered (A11)', async () => {
    const companyId = await submitted('MO Huanying')
    const [hit] = await waiting(companyId)
    expect(hit).toMatchObject({
      screenedName: 'MO Huanying',
      subjectRoles: ['director', 'guarantor'],
      subjectCountries: ['1'],
      entryName: 'MO Huanying',
      list: 'invented_list',
      scorePercent: '81.2',
      holdsKyc: true,
    })
    expect(await approve(companyId)).toMatchObject(refusedBecause('is not cleared'))
    await clearAll(companyId)
    await submittedAgain(companyId)
    expect(await waiting(companyId)).toEqual([])
    expect(await approve(companyId)).toMatchObject({ ok: true })
  })

  test('is held for good by a true match, until two people decide otherwise', async () => {
    const companyId = await submitted('MO Huanying')
    const [hit] = await waiting(companyId)
    expect(await decide(companyId, hit?.hitId ?? '', 'true match')).toMatchObject({ hitStatus: 'true match' })
    expect(await waiting(companyId)).toEqual([])
    expect(await approve(companyId)).toMatchObject(refusedBecause('is not cleared'))
    expect(await decide(companyId, hit?.hitId ?? '', 'false match')).toMatchObject({ ok: true })
    expect(await approve(companyId)).toMatchObject({ ok: true })
  })

  test('is asked again by another version of the entry, not of the whole list, and by another name', async () => {
    const companyId = await submitted('MO Huanying')
    const [first] = await waiting(companyId)
    peers.list.hash = '2'
    await submittedAgain(companyId)
    expect(await waiting(companyId)).toMatchObject([{ hitId: first?.hitId }])
    peers.list.version = '2026-11-02T00:00:00'
    await submittedAgain(companyId)
    const [second, ...none] = await waiting(companyId)
    expect(none).toEqual([])
    expect(second?.hitId).not.toBe(first?.hitId)
    await clearAll(companyId)
    peers.list.hash = '3'
    await submittedAgain(companyId)
    expect(await waiting(companyId)).toEqual([])
    peers.list.version = '2026-11-03T00:00:00'
    await submittedAgain(companyId)
    expect(await waiting(companyId)).toHaveLength(1)
    await clearAll(companyId)
    await rename(companyId, 'MOK Wan Ying')
    expect(await waiting(companyId)).toMatchObject([{ screenedName: 'MOK Wan Ying' }])
  })

  test('waits for an engine that does not answer, and is screened an hour later', async () => {
    peers.line.isDown = true
    const companyId = await submitted('CHAN Tai Man')
    expect(await findScreening(app.deps.table, companyId)).toMatchObject({ outcome: 'unanswered' })
    expect(await approve(companyId)).toMatchObject(refusedBecause('were not screened'))
    peers.line.isDown = false
    app.clock.advance('PT61M')
    await sweepEvents(app.deps)
    await app.drainEvents()
    expect(await approve(companyId)).toMatchObject({ ok: true })
  })

  test('that was changed after the screening is not approved', async () => {
    const companyId = await submitted('CHAN Tai Man')
    app.clock.advance('PT1M')
    await awaitKyc(app.deps, companyId)
    expect(await approve(companyId)).toMatchObject(refusedBecause('were not screened'))
    expect((await findKyc(app.deps.table, companyId, 'kyc-1'))?.status).toBe('submitted')
  })
})

const approved = async (seller: SellerWithFacility) => {
  const drawdownId = await requestDrawdown(app, seller, '1000.00')
  await app.drainEvents()
  const ids = { facilityId: seller.facilityId, drawdownId }
  expect(await callDesk(app, 'drawdown-approve', ids)).toMatchObject({ ok: true })
  return ids
}
const heldUpBy = async (drawdownId: string) => {
  const { payouts } = await deskResult(app, 'payout-list', { limit: 50 })
  return payouts.find((each) => each.drawdownId === drawdownId)?.heldUpBy
}

describe('a payout', () => {
  test('waits for the screening after its approval', async () => {
    const ids = await approved(await buildFacility(app, { limitCents: 50_000_00 }))
    expect(await callDesk(app, 'drawdown-pay-out', ids)).toMatchObject(refusedBecause('since the approval'))
    expect(await heldUpBy(ids.drawdownId)).toBe('not screened')
    await app.drainEvents()
    expect(await heldUpBy(ids.drawdownId)).toBeNull()
    expect(await callDesk(app, 'drawdown-pay-out', ids)).toMatchObject({ ok: true })
  })

  test('is held by a hit that a night finds, in a batch as well', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const ids = await approved(seller)
    await app.drainEvents()
    await rename(seller.companyId, 'MO Huanying')
    expect(await heldUpBy(ids.drawdownId)).toBe('screening hit')
    for (const [action, fields] of [
      ['drawdown-pay-out', ids],
      ['payout-batch-make', { drawdowns: [ids] }],
    ] as const)
      expect(await callDesk(app, action, fields)).toMatchObject(refusedBecause('is not cleared'))
    await clearAll(seller.companyId)
    expect(await callDesk(app, 'drawdown-pay-out', ids)).toMatchObject({ ok: true })
  })

  test('is in a batch that one transaction holds, or the batch is refused without a change', async () => {
    const { table } = app.deps
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { drawdownId, ...ids } = await approved(seller)
    await app.drainEvents()
    const stored = (id: string) => findDrawdown(table, seller.companyId, id)
    const pattern = await stored(drawdownId)
    if (!pattern) throw new Error('no drawdown')
    const copies = Array.from({ length: 90 }, (_, at) => ({ ...ids, drawdownId: `copy-${at}` }))
    for (const copy of copies) await table.write(replaceDrawdown(table, { ...pattern, ...copy, version: 0 }))
    // The screening of their company is one more write.
    expect(await callDesk(app, 'payout-batch-make', { drawdowns: copies })).toMatchObject({
      ok: false,
      reason: 'tooManyItems',
    })
    for (const copy of copies) expect(await stored(copy.drawdownId)).not.toHaveProperty('payoutBatchId')
    const drawdowns = copies.slice(1)
    expect(await callDesk(app, 'payout-batch-make', { drawdowns })).toMatchObject({ ok: true })
    for (const copy of drawdowns) expect(await stored(copy.drawdownId)).toHaveProperty('payoutBatchId')
  })
})

test('every night asks again, once, for companies with a KYC', async () => {
  const companyId = await submitted('CHAN Tai Man')
  app.clock.advance('P1D')
  const { asked } = await requestNightlyScreenings(app.deps)
  expect(asked).toBeGreaterThan(0)
  await app.drainEvents()
  const { askedAt } = (await findScreening(app.deps.table, companyId)) ?? {}
  expect(askedAt).toBe(app.clock.now().toISOString())
  expect(await requestNightlyScreenings(app.deps)).toEqual({ asked: 0, continues: false })
})

test('a night that ends early goes on where it ended', async () => {
  app.clock.advance('P1D')
  expect(await requestNightlyScreenings(app.deps, () => false)).toEqual({ asked: 0, continues: true })
  expect(await requestNightlyScreenings(app.deps)).toMatchObject({ continues: false })
})

test('nothing is screened or held without an engine', async () => {
  const { isScreened: _is, screening: _screening, ...config } = app.deps.config
  const without = { ...app, deps: { ...app.deps, config } }
  const { companyId } = await sellerReadyToSign(app)
  await awaitKyc(app.deps, companyId)
  expect(await callDesk(without, 'screening-show', { companyId })).toMatchObject({
    isScreened: false,
    screening: null,
  })
  expect(await callDesk(without, 'kyc-approve', { companyId, ...unreviewed })).toMatchObject({ ok: true })
  expect(await requestNightlyScreenings(without.deps)).toEqual({ asked: 0, continues: false })
})
