import { describe, expect, test } from 'vitest'
import type { IssuedLetter } from '#shared/desk/overdue.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { letterKinds, mayFollow } from '#shared/portfolio/overdue-letter.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { listContacts } from '../../../../functions/data/contacts.ts'
import { findFollowUp } from '../../../../functions/data/follow-ups.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import { agreementNumber, storeAgreement } from '../../../support/store-agreement.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { packed, readPdf } from '../../documents/read-pdf.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const seller = await buildFacility(app, { limitCents: 50_000_00 })
const drawdownId = await drawMoney(app, seller, '10000.00')
await storeAgreement(app.deps.table, seller.companyId)
// Due on 31 January.
app.clock.set('2027-03-04T01:00:00.000Z')
await closeDay(app.deps)
await app.drainEvents()

const issue = (fields: Record<string, unknown> = {}) =>
  callDesk(app, 'letter-issue', {
    facilityId: seller.facilityId,
    letter: 'reminder',
    payDeadline: '2027-03-18',
    ...fields,
  })

const issued = async (fields: Record<string, unknown> = {}) => {
  const outcome = await issue(fields)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as IssuedLetter
}

const textOf = async (url: string) =>
  (await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()))).text

const sayings: Record<Locale, Record<(typeof letterKinds)[number], string>> = {
  'zh-CN': { reminder: '逾期付款提醒', demand: '催款函', 'final-demand': '最后催款函' },
  'zh-TW': { reminder: '逾期付款提示', demand: '要求還款函', 'final-demand': '最後要求還款函' },
  en: {
    reminder: 'Payment reminder',
    demand: 'Demand for payment',
    'final-demand': 'Final demand for payment',
  },
}

describe('a letter about overdue bills', () => {
  test('that threatens legal action is refused before a demand, and changes nothing', async () => {
    expect(await issue({ letter: 'final-demand' })).toMatchObject({
      reason: 'ruleBroken',
      errors: [{ field: 'letter', rule: 'invalid' }],
    })
    expect(await listContacts(app.deps.table, seller)).toEqual([])
  })

  test('is refused with a deadline or a next action that is past', async () => {
    expect(await issue({ payDeadline: '2027-03-04' })).toMatchObject({ reason: 'invalidDate' })
    expect(await issue({ nextActionOn: '2027-03-03' })).toMatchObject({ reason: 'invalidDate' })
    expect(await issue({ facilityId: 'none' })).toMatchObject({ reason: 'notFound' })
  })

  test.each(
    letterKinds.flatMap((letter) =>
      (Object.keys(sayings) as Locale[]).map((locale) => [letter, locale] as const),
    ),
  )('%s in %s has bills, sum, deadline and account, as a PDF', async (letter, locale) => {
    const { url, totalCents } = await issued({ letter, locale })
    // 10,000.00, 270.00 of interest, and 32 days of overdue interest.
    expect(totalCents).toBe(10_366_00)
    const text = await textOf(url)
    for (const phrase of [
      sayings[locale][letter],
      'Lantern Street Trading Limited',
      agreementNumber,
      '10,000.00',
      '270.00',
      '96.00',
      'GBP 10,366.00',
      transferReference(drawdownId),
    ])
      expect(text).toContain(packed(phrase))
    expect(text).not.toContain(seller.facilityId)
    expect(text).not.toMatch(/\{|undefined/)
  })

  test('is filed, recorded and notified once, however often it is asked for in a day (B16)', async () => {
    const again = { locale: 'en', payDeadline: '2027-03-25', nextActionOn: '2027-03-26' }
    const letters = await Promise.all([issued(again), issued(again)])
    letters.push(await issued(again))
    expect(new Set(letters.map(({ fileId }) => fileId)).size).toBe(1)
    const fileId = letters[0]?.fileId
    const shown = await deskResult(app, 'overdue-show', {
      facilityId: seller.facilityId,
    })
    expect(shown.contacts.filter((contact) => contact.fileId === fileId)).toMatchObject([
      { channel: 'letter', letter: 'reminder', nextActionOn: '2027-03-26', by: 'tester' },
    ])
    expect(await findFollowUp(app.deps.table, seller)).toMatchObject({ on: '2027-03-26' })
    await app.drainEvents()
    const mails = app.outbox.sent.filter(({ text }) => text.includes('2027年3月25日'))
    expect(mails.map(({ to }) => to)).toEqual([seller.email])
    expect(mails[0]?.text).toContain('10,366.00')
  })

  test('is among the documents of the company, and of no other', async () => {
    const { token } = await logInAgain(app, seller)
    const { records } = (await app.send(filesEndpoints.searchFiles, { body: { group: 'loan' } }, { token }))
      .data
    expect(records.filter(({ kind }) => kind === 'overdue_letter').length).toBeGreaterThan(0)
    const other = await buildFacility(app, { limitCents: 50_000_00 })
    const { data } = await app.send(filesEndpoints.searchFiles, { body: { group: 'loan' } }, other)
    expect(data.records.filter(({ kind }) => kind === 'overdue_letter')).toEqual([])
  })

  test('does not ask for a disputed bill', async () => {
    const { token } = await logInAgain(app, seller)
    const { records } = (await app.send(repaymentEndpoints.listCharges, { body: {} }, { token })).data
    const body = { charge_id: records[0]?.id ?? '', words: 'I paid' }
    const disputed = await app.send(repaymentEndpoints.disputeCharge, { body }, { token })
    expect(disputed.status).toBe(200)
    expect(await issue({ payDeadline: '2027-04-01' })).toMatchObject({ reason: 'wrongState' })
  })
})

test('a final demand follows a demand; the others follow anything', () => {
  expect(letterKinds.map((kind) => mayFollow(kind, []))).toEqual([true, true, false])
  expect(letterKinds.map((kind) => mayFollow(kind, ['reminder']))).toEqual([true, true, false])
  expect(letterKinds.map((kind) => mayFollow(kind, ['demand', 'reminder']))).toEqual([true, true, true])
})
