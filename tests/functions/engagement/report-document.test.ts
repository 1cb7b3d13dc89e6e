import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { codeOf, statusOf } from '#shared/api/errors.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { peerConsentVersion } from '#shared/reports/peer-consent.ts'
import { findCount, incrementCount } from '../../../functions/data/daily-counts.ts'
import { maxDocumentsPerDay } from '../../../functions/data/document-files.ts'
import { findCompleteFile } from '../../../functions/data/files.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createLimitStory } from '../credit/limit-story.ts'
import { packed, readPdf } from '../documents/read-pdf.ts'

const { requestCategoryReportPaper, storeCategoryReport } = engagementEndpoints

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const story = createLimitStory(app)
const seller = await signUpSeller(app)
await story.linkShop(seller, 'one', story.evenMonths(18))
await app.send(
  storeCategoryReport,
  { body: { categories: ['toys'], shares_figures: false, consent_version: peerConsentVersion } },
  seller,
)

const ask = ({ token }: Seller, locale: Locale = 'zh-CN') =>
  app.send(requestCategoryReportPaper, {}, { token, headers: { 'accept-language': locale } })

const textOf = async ({ companyId }: Seller, fileId: string) => {
  await app.drainEvents()
  const file = await findCompleteFile(app.deps.table, companyId, fileId)
  expect(file).toMatchObject({ kind: 'business_report', fileName: 'business_report-2026-11-02.pdf' })
  return (await readPdf(await buffer(await app.deps.files.read(file?.objectKey ?? '')))).text
}

test.each<[Locale, string, string]>([
  ['zh-CN', '哪些因素影响额度', '玩具'],
  ['zh-TW', '哪些因素影響信貸額', '玩具'],
  ['en', 'What moves the limit', 'Toys'],
])('the document in %s has the report’s content', async (locale, heading, category) => {
  const { file_id: fileId } = (await ask(seller, locale)).data
  const text = await textOf(seller, fileId)
  for (const said of [heading, category, '1,104,000.00', '8.00%', 'Gift shop'])
    expect(text).toContain(packed(said))
})

test('is created once per day and shops, and only for the company', async () => {
  const { file_id: fileId } = (await ask(seller)).data
  expect((await ask(seller)).data).toEqual({ file_id: fileId })
  const stranger = await signUpSeller(app)
  expect(await ask(stranger)).toMatchObject({ code: 20016 })
  const stolen = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, stranger)
  expect(stolen.status).toBe(404)
})

test('documents per company and day are limited', async () => {
  const { table } = app.deps
  const count = { counted: 'paper-request', subject: seller.companyId, day: '2026-11-02' } as const
  while ((await findCount(table, count)) < maxDocumentsPerDay)
    await table.transact({ counted: incrementCount(table, count, maxDocumentsPerDay) })
  await story.linkShop(seller, 'two', [])
  const refused = await ask(seller)
  expect(refused).toMatchObject({ status: statusOf('tooManyRequests'), code: codeOf('tooManyRequests') })
})
