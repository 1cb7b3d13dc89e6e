import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { AccountDocumentKind } from '#shared/repayment/account-document-kinds.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import type { DocumentPeriod } from '#shared/repayment/document-period.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { drawdownIdOfCharge } from '../../../functions/data/charge-orders.ts'
import { findCompleteFile } from '../../../functions/data/files.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk } from '../../support/draw-money.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()
let seller: SellerWithFacility
let reference: string
beforeAll(async () => {
  const story = createRepaymentStory(app)
  const due = await story.sellerWithDueDrawdown()
  seller = due.seller
  reference = transferReference(drawdownIdOfCharge(due.charge.id))
  const { facilityId } = seller
  const { payment_id: paymentId } = (await story.report(seller, due.charge.id, '102700.00')).data
  await callDesk(app, 'repayment-post', { facilityId, paymentId, amount: '102750.00' })
})

const year = { from: '2027-01-01', to: '2027-01-31' }

const ask = (kind: AccountDocumentKind, period = year, { token }: { token: string } = seller) =>
  app.send(repaymentEndpoints.requestPaper, { body: { kind, ...period } }, { token })

const table = (kind: AccountDocumentKind, period = year, { token }: { token: string } = seller) =>
  app.send(repaymentEndpoints.getPaperTable, { body: { kind, ...period } }, { token })

const url = (file_id: string, { token }: { token: string } = seller) =>
  app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id } }, { token })

describe('documents for a company’s books', () => {
  test('are refused for future days, reversed days, and without a facility', async () => {
    const stranger = await signUpSeller(app)
    for (const send of [ask, table]) {
      expect(await send('statement', { from: '2027-01-01', to: '2027-02-01' })).toMatchObject({ code: 70001 })
      expect(await send('statement', { from: '2027-01-02', to: '2027-01-01' })).toMatchObject({ code: 20008 })
      expect(await send('statement', year, stranger)).toMatchObject({ status: 404, code: 20018 })
    }
  })

  test.each<[AccountDocumentKind, () => string]>([
    // Each row names its drawdown, as its bills do.
    ['statement', () => `提款（还款转账附言）：${reference}`],
    ['interest_paper', () => '2,700.00'],
  ])('a %s is created once for the same books, and only for the company', async (kind, contained) => {
    const { file_id } = (await ask(kind)).data
    expect((await ask(kind)).data).toEqual({ file_id })
    await app.drainEvents()
    const file = await findCompleteFile(app.deps.table, seller.companyId, file_id)
    expect(file).toMatchObject({ kind, origin: 'portal' })
    expect((await url(file_id)).status).toBe(200)
    const text = await readPdf(await buffer(await app.deps.files.read(file?.objectKey ?? '')))
    expect(JSON.stringify(text)).toContain(contained())
    const stranger = await signUpSeller(app)
    expect(await url(file_id, stranger)).toMatchObject({ code: 20018 })
  })

  test('of a period are of its days by the portal’s date (N31)', async () => {
    const send = (period: DocumentPeriod) =>
      app.send(repaymentEndpoints.getPaperTable, { body: { kind: 'statement', period } }, seller)
    const today = businessDate(app.clock.now())
    const month = `${today.slice(0, 7)}-01`
    expect((await send('thisMonth')).data.file_name).toBe(`statement-${month}-${today}.csv`)
    expect((await send('custom')).body).toContain('"body.from"')
  })

  test('are limited per day, except for existing ones', async () => {
    const days = Array.from({ length: 30 }, (_, day) => addDays('2026-10-01', day))
    const answers = await Promise.all(days.map((from) => ask('statement', { from, to: year.to })))
    const made = answers.filter(({ code }) => code === 200)
    expect(made.length).toBeLessThan(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - made.length)
    expect(await ask('statement')).toMatchObject({ code: 200 })
    expect((await table('statement')).code).toBe(200)
  })

  test('are also available as tables that add up', async () => {
    const { file_name, content } = (await table('statement')).data
    expect(file_name).toBe('statement-2027-01-01-2027-01-31.csv')
    const [head, opening, ...rest] = content
      .slice(1)
      .trim()
      .split('\r\n')
      .map((row) => row.split(','))
    expect(content.startsWith('\uFEFF')).toBe(true)
    expect(head?.[0]).toBe('日期')
    const sums = rest
      .slice(0, -1)
      .reduce(
        (sum, row) => row.slice(2, -1).map((cell, at) => (sum[at] ?? 0) + Number(cell)),
        opening?.slice(2, -1).map(Number) ?? [],
      )
    expect(rest.at(-1)?.slice(2, -1).map(Number)).toEqual(sums)
    expect(rest.at(-1)?.slice(1)).toEqual(['期末余额', '0.00', '0.00', '0.00', '0.00', '50.00', ''])
    expect(rest.slice(0, -1).map((row) => [row[1], row.at(-1)])).toEqual([
      ['利息入账', reference],
      ['收到还款', reference],
    ])
    expect((await table('interest_paper')).data.content).toContain('合计,2700.00,0.00,0.00\r\n')
  })
})
