import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { byCurrency } from '#shared/lending/benchmark-terms.ts'
import { marketDayCount } from '#shared/lending/day-count.ts'
import { findLatestBenchmark } from '../../../functions/data/benchmarks.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findFile } from '../../../functions/data/files.ts'
import { seedBenchmarks } from '../../../scripts/seed/seed-benchmarks.ts'
import { buildFacility, directorName, readFacility, sofrInAll } from '../../support/build-facility.ts'
import {
  acceptQuote,
  callDesk,
  requestDrawdown,
  requestQuote,
  trialBalance,
} from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checkCertified } from '../documents/check-certified.ts'

const app = await useTestApp()

describe('a quote', () => {
  test('expires after fifteen minutes', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const first = (await requestQuote(app, seller, '1000.00')).data
    const second = (await requestQuote(app, seller, '1000.00')).data
    app.clock.advance('PT14M59S')
    expect(await acceptQuote(app, seller, first.quote_id)).toMatchObject({ status: 200 })
    app.clock.advance('PT1S')
    expect(first.expires_at).toBe(app.clock.now().toISOString())
    expect(await acceptQuote(app, seller, second.quote_id)).toMatchObject({
      status: 422,
      code: 20016,
      errors: [{ field: 'body.quote_id', rule: 'quoteExpired' }],
    })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(1_000_00)
  })

  test('is priced by the average in advance where the terms say so', async () => {
    const seeded = await createTestApp({ startAt: '2024-03-04T02:00:00.000Z' })
    try {
      const csv = await readFile(new URL('../../../scripts/seed/sofr-daily.csv', import.meta.url), 'utf8')
      const terms = {
        benchmarks: byCurrency(() => ({ ...sofrInAll.GBP, method: 'averageInAdvance' as const })),
      }
      const seller = await buildFacility(seeded, { limitCents: 50_000_00, terms })
      // One fixing alone is no average.
      expect(await requestQuote(seeded, seller, '1000.00')).toMatchObject({ status: 422 })
      await seedBenchmarks(seeded.deps, csv)
      const { data } = await requestQuote(seeded, seller, '1000.00')
      expect(data.benchmark).toEqual({
        percent: '5.32031',
        date: '2024-03-01',
        source: 'Federal Reserve Bank of New York',
        method: 'averageInAdvance',
      })
      expect(data.rate).toBe('11.82031')
      const today = await seeded.send(drawdownEndpoints.getSofr, {}, seller)
      expect(today.data).toMatchObject({ ...data.benchmark, rate: '11.82031', basis: 'ACT/360' })
    } finally {
      await seeded.close()
    }
  })

  test('counts days by the money market of its currency where the terms say so', async () => {
    const terms = {
      benchmarks: byCurrency((each) => ({ ...sofrInAll[each], dayCountBasis: marketDayCount[each] })),
    }
    for (const [currency, basis, interest] of [
      ['GBP', 'ACT/365F', '2663.01'],
      ['HKD', 'ACT/365F', '2663.01'],
      ['USD', 'ACT/360', '2700.00'],
    ] as const) {
      const seller = await buildFacility(app, { limitCents: 500_000_00, currency, terms })
      const { data } = await requestQuote(app, seller, '100000.00')
      expect(data).toMatchObject({ rate: '10.80', days: 90, basis, interest })
    }
    const stated = await buildFacility(app, { limitCents: 500_000_00 })
    expect((await requestQuote(app, stated, '100000.00')).data).toMatchObject({ basis: 'ACT/360' })
  })

  test('says that a due date beyond the gazetted holidays may move, and avoids Lunar New Year of 2028', async () => {
    app.clock.set('2027-10-28T02:00:00.000Z')
    const terms = { businessDays: 'following', businessDayCentres: 'hongKongAndCurrency' } as const
    const seller = await buildFacility(app, { limitCents: 50_000_00, terms })
    const { data } = await requestQuote(app, seller, '1000.00')
    // 90 days end on Lunar New Year's Day, the 26th, and the holidays on the 28th, a Friday.
    expect(data).toMatchObject({ due_date: '2028-01-31', due_date_may_move: true })
    app.clock.set('2026-11-02T01:00:00.000Z')
    const earlier = await buildFacility(app, { limitCents: 50_000_00, terms })
    expect((await requestQuote(app, earlier, '1000.00')).data).not.toHaveProperty('due_date_may_move')
  })

  test('offers nothing whose early settlement is dearer, unless a lawyer cleared it', async () => {
    const bullet = {
      method: 'bullet',
      tenor: { days: 90 },
      timing: 'maturity',
      collection: 'bank_transfer',
    } as const
    const dearer = { ...bullet, method: 'equalPrincipal', tenor: { months: 3 } } as const
    const signed = { limitCents: 50_000_00, terms: { repayment: [dearer, bullet] as const } }
    const seller = await buildFacility(app, signed)
    const { data } = await requestQuote(app, seller, '1000.00')
    expect(data.repayment_method).toBe('bullet')
    expect(data.options.map(({ repayment_method: method }) => method)).toEqual(['bullet'])
    const refused = await buildFacility(app, { limitCents: 50_000_00, terms: { minimumInterestDays: 1 } })
    expect(await requestQuote(app, refused, '1000.00')).toMatchObject({ code: 70001 })
    const cleared = await createTestApp({ config: { earlySettlementOpinion: 'Example & Co, 2026-10-01' } })
    try {
      const there = await buildFacility(cleared, signed)
      expect((await requestQuote(cleared, there, '1000.00')).data.repayment_method).toBe('equalPrincipal')
    } finally {
      await cleared.close()
    }
  })

  test('is refused below the minimum, above the available balance, and without a facility', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    expect(await requestQuote(app, seller, '999.99')).toMatchObject({
      code: 70001,
      errors: [{ field: 'body.amount', rule: 'amountBelowMinimum' }],
    })
    expect(await requestQuote(app, seller, '50000.01')).toMatchObject({
      code: 70001,
      errors: [{ field: 'body.amount', rule: 'amountAboveAvailable' }],
    })
    expect(await requestQuote(app, seller, '50000.00')).toMatchObject({ code: 0 })
    expect(await requestQuote(app, seller, '1000')).toMatchObject({
      code: 20008,
      errors: [{ field: 'body.amount', rule: 'amountInvalid' }],
    })
    expect(await requestQuote(app, await signUpSeller(app), '1000.00')).toMatchObject({
      status: 404,
      code: 20018,
    })
  })

  test('is refused if the effective rate exceeds the statutory cap', async () => {
    const terms = { marginPercent: '43.71' }
    const seller = await buildFacility(app, { limitCents: 50_000_00, terms })
    expect(await requestQuote(app, seller, '10000.00')).toMatchObject({ status: 422, code: 70001 })
  })

  test('above 36% a year has a warning, and its drawdown is approved only if the warning is accepted', async () => {
    const terms = { marginPercent: '35.70' }
    const seller = await buildFacility(app, { limitCents: 50_000_00, terms })
    const { facilityId } = seller
    expect((await requestQuote(app, seller, '10000.00')).data).toMatchObject({
      rate: '40.00',
      effective_rate: '40.00',
      warning: 'effectiveRateAboveWarning',
    })
    const drawdownId = await requestDrawdown(app, seller, '10000.00')
    expect(await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })).toMatchObject({
      ok: false,
      reason: 'verificationFailed',
    })
    const accepted = { facilityId, drawdownId, warningAccepted: true }
    expect(await callDesk(app, 'drawdown-approve', accepted)).toMatchObject({ ok: true })
    expect(await findDrawdown(app.deps.table, seller.companyId, drawdownId)).toMatchObject({
      warningAccepted: true,
    })
  })

  test('is accepted with evidence of the signer and their address', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { quote_id } = (await requestQuote(app, seller, '1000.00')).data
    const { data } = await app.send(
      drawdownEndpoints.submitDrawdown,
      { body: { quote_id, signer_name: directorName, accepted: true } },
      { token: seller.token, headers: { 'user-agent': 'Browser of the director' } },
    )
    expect(await findDrawdown(app.deps.table, seller.companyId, data.drawdown_id)).toMatchObject({
      signerName: directorName,
      signedAt: app.clock.now().toISOString(),
      signerIp: '203.0.113.7',
      signerUserAgent: 'Browser of the director',
    })
  })

  test('is accepted only in the name of a director, and only with consent', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { token } = seller
    const directors = await app.send(applicationEndpoints.listDirectorNames, {}, { token })
    expect(directors.data).toEqual([{ name: directorName }])
    const { quote_id } = (await requestQuote(app, seller, '1000.00')).data
    const stranger = { quote_id, signer_name: 'WONG Siu Ming', accepted: true as const }
    expect(await app.send(drawdownEndpoints.submitDrawdown, { body: stranger }, { token })).toMatchObject({
      status: 422,
      code: 20007,
      errors: [{ field: 'body.signer_name', rule: 'unknownOption' }],
    })
    const headers = { 'idempotency-key': 'a-key-of-its-own' }
    const body = JSON.stringify({ quote_id, signer_name: directorName, accepted: false })
    expect(await app.sendRaw(drawdownEndpoints.submitDrawdown, { body, headers }, { token })).toMatchObject({
      code: 20008,
      errors: [{ field: 'body.accepted', rule: 'mustAccept' }],
    })
    const noKey = { body: JSON.stringify({ ...stranger, signer_name: directorName }) }
    expect(await app.sendRaw(drawdownEndpoints.submitDrawdown, noKey, { token })).toMatchObject({
      code: 20008,
      errors: [{ field: 'headers.idempotency-key', rule: 'required' }],
    })
    expect((await readFacility(app, seller.facilityId)).balances.pendingDrawdown).toBe(0)
  })
})

describe('the note', () => {
  test('is rendered once for concurrent deliveries of its event', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    await Promise.all([1, 2, 3].map(() => deliver(`drawdown-requested:${drawdownId}`, app.deps)))
    const notes = (await app.everyItem()).filter(({ fileId }) => fileId === `note-${drawdownId}`)
    expect(notes).toMatchObject([{ type: 'document', status: 'complete', companyId: seller.companyId }])
    expect(notes[0]).toMatchObject({
      fileName: expect.stringMatching(/^提款承付票 [A-Z]{3} 1000\.00 \d{4}-\d\d-\d\d\.pdf$/) as string,
    })
    // Content-addressed, so that no other rendering can replace it.
    const objectKey = String(notes[0]?.['objectKey'])
    const note = await buffer(await app.deps.files.read(objectKey))
    expect(objectKey.split('/').at(-1)).toBe(`${createHash('sha256').update(note).digest('hex')}.pdf`)
    const drawdown = await findDrawdown(app.deps.table, seller.companyId, drawdownId)
    expect(drawdown).toMatchObject({ noteFileId: `note-${drawdownId}`, status: 'requested' })
  })

  test('is certified by the lender, and verifiable', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    await deliver(`drawdown-requested:${drawdownId}`, app.deps)
    const file = await findFile(app.deps.table, seller.companyId, `note-${drawdownId}`)
    const note = await buffer(await app.deps.files.read(file?.objectKey ?? ''))
    const { fingerprint } = checkCertified(note)
    const sha256 = createHash('sha256').update(note).digest('hex')
    const { data } = await app.send(agreementsEndpoints.verifyAgreement, { body: { sha256 } })
    expect(data).toMatchObject({
      found: true,
      kind: 'drawdown_note',
      number: drawdownId,
      version: null,
      certificate_fingerprint: fingerprint,
      chain_end: null,
    })
    const { document_size: size = 0, document_sha256: signed } = data.found
      ? data
      : { document_size: 0, document_sha256: '' }
    expect(createHash('sha256').update(note.subarray(0, size)).digest('hex')).toBe(signed)
  })

  test('is filed uncertified if the environment has no certificate yet, and the payout waits for it', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    const { certification: _none, ...config } = app.deps.config
    await deliver(`drawdown-requested:${drawdownId}`, { ...app.deps, config })
    const file = await findFile(app.deps.table, seller.companyId, `note-${drawdownId}`)
    const note = await buffer(await app.deps.files.read(file?.objectKey ?? ''))
    expect(() => checkCertified(note)).toThrow('no signature')
  })
})

describe('the lender’s settings', () => {
  test('a freeze and a watermark limit drawdowns at once', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { facilityId } = seller
    await callDesk(app, 'facility-set', { facilityId, frozenLimit: '20000.00' })
    expect((await readFacility(app, facilityId)).headroomCents).toBe(30_000_00)
    await callDesk(app, 'facility-set', { facilityId, watermark: '25000.00' })
    expect((await readFacility(app, facilityId)).headroomCents).toBe(5_000_00)
    expect(await requestQuote(app, seller, '5000.01')).toMatchObject({ code: 70001 })
    await callDesk(app, 'facility-set', { facilityId, watermark: '90000.00', frozenLimit: '0.00' })
    expect((await readFacility(app, facilityId)).headroomCents).toBe(50_000_00)
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    expect(await callDesk(app, 'facility-set', { facilityId: 'none', watermark: '1.00' })).toMatchObject({
      reason: 'notFound',
    })
  })

  test('the newest SOFR on or before today determines the price, and a correction replaces it', async () => {
    const csv = await readFile(new URL('../../../scripts/seed/sofr-daily.csv', import.meta.url), 'utf8')
    const seeded = await createTestApp({ startAt: '2023-07-05T01:00:00.000Z' })
    try {
      const [heading = '', ...all] = csv.trim().split('\n')
      const some = all.filter((row) => row.startsWith('2023-07') || row === all[0] || row === all.at(-1))
      await seedBenchmarks(seeded.deps, [heading, ...some].join('\n'))
      const seller = await buildFacility(seeded, { limitCents: 50_000_00 })
      const sofr = async () => (await seeded.send(drawdownEndpoints.getSofr, {}, seller)).data
      // The fixings of 3 July 2023; the 4th was a holiday, and the 5th is the last possible day.
      const rows = Object.fromEntries(
        csv
          .trim()
          .split('\n')
          .map((line) => line.trim().split(',')),
      )
      expect(await sofr()).toEqual({
        percent: rows['2023-07-05'],
        date: '2023-07-05',
        source: 'Federal Reserve Bank of New York',
        margin: '6.50',
        rate: '11.56',
        basis: 'ACT/360',
        repayment_method: 'bullet',
        // 2.89% for 90 days, which are three months.
        effective_rate: '11.56',
      })
      expect((await findLatestBenchmark(seeded.deps.table, 'SOFR', '2023-07-04'))?.date).toBe('2023-07-03')
      expect((await findLatestBenchmark(seeded.deps.table, 'SOFR', '2026-10-29'))?.date).toBe('2026-09-29')
      expect(await findLatestBenchmark(seeded.deps.table, 'SOFR', '2019-08-28')).toBeUndefined()
      await seedBenchmarks(seeded.deps, [heading, '2023-07-05,5.07'].join('\n'))
      expect(await sofr()).toMatchObject({ percent: '5.07', date: '2023-07-05' })
    } finally {
      await seeded.close()
    }
  })
})
