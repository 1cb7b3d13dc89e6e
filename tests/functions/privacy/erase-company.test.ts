import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { Cells } from '#shared/portfolio/cells.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import type { Kept } from '#shared/privacy/retention.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { replaceAgreement } from '../../../functions/data/agreements.ts'
import { findChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { executedKey, executedOf, filesOf } from '../../../functions/data/files.ts'
import { readPortfolio } from '../../../functions/data/portfolio.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { eraseClosedAccounts } from '../../../functions/jobs/erasure.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { Crash, createFailingTable } from '../../support/failing-table.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { useTestServices } from '../../support/test-services.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { certifiedDocument, recordPaper } from '../agreements/certified-document.ts'
import { writeCamt } from '../desk/payments/statements/write-statements.ts'
import { uploadCleanFile } from '../files/upload-file.ts'

const app = await useTestApp()

const payer = 'Lantern Street Trading Limited'
const agreementId = 'agreement-1'

const desk = async (action: string, fields: Record<string, unknown>) => {
  const outcome = await callDesk(app, action, fields)
  if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`)
  return outcome
}

/** A drawdown whose payout is in a batch. */
const payOutByBatch = async (seller: SellerWithFacility): Promise<string> => {
  const drawdownId = await requestDrawdown(app, seller, '10000.00')
  await app.drainEvents()
  const named = { facilityId: seller.facilityId, drawdownId }
  await desk('drawdown-approve', named)
  const { batchId } = await desk('payout-batch-make', { drawdowns: [named] })
  await desk('payout-batch-confirm', { batchId, reference: 'FT27' })
  return drawdownId
}

/** Lets it fall due, and pays it by a line of a bank statement. */
const repayByStatement = async ({ companyId }: SellerWithFacility, drawdownId: string) => {
  const { table } = app.deps
  const lent = await findDrawdown(table, companyId, drawdownId)
  const day = lent?.price.dueDate ?? ''
  app.clock.set(`${day}T01:00:00.000Z`)
  await closeDay(app.deps)
  const due = await findDrawdown(table, companyId, drawdownId)
  const charge = await findChargeOrder(table, companyId, due?.chargeId ?? '')
  if (!charge) throw new Error('no bill')
  const cents = sumOfKinds(charge.owedCents)
  const lines = [{ cents, text: transferReference(drawdownId), payer, day }]
  await desk('statement-read', { file: Buffer.from(writeCamt({ lines })).toString('base64') })
  const listed = (await desk('statement-line-list', {})) as unknown as { lines: { lineId: string }[] }
  await desk('statement-book', { lineIds: listed.lines.map(({ lineId }) => lineId) })
}

/** Records an agreement signed by everyone, with its document in the bucket and its public record. */
const recordAgreement = async ({ companyId }: SellerWithFacility) => {
  const { table, files } = app.deps
  const { certifiedSha256, documentSha256, number, agreementDate, completedAt } = certifiedDocument
  const verificationCode = await recordPaper(app)
  const paper = (sha256: string) => ({
    key: executedKey(companyId, agreementId, sha256),
    sha256,
    size: 4,
    crc32: '00000000',
  })
  for (const sha256 of [documentSha256, certifiedSha256])
    await files.writeOnce(paper(sha256).key, Buffer.from('%PDF'), 'application/pdf')
  await table.transact({
    agreement: replaceAgreement(table, {
      agreementId,
      agreementNumber: number,
      agreementVersion: '2026.5',
      agreementDate,
      companyId,
      productCode: 'small_shop_financing',
      locale: 'en',
      status: 'signed',
      lenderName: 'Brightquay',
      licenceNumber: '1',
      companyName: payer,
      signers: [],
      createdAt: completedAt,
      terms: productTerms.small_shop_financing,
      document: paper(documentSha256),
      certified: {
        ...paper(certifiedSha256),
        at: completedAt,
        certificateFingerprint: 'f'.repeat(64),
        timeStamped: true,
        verificationCode,
      },
      version: 0,
    }),
  })
}

const keysIn = async (prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const key of app.deps.files.list(prefix)) keys.push(key)
  return keys
}

const isLeftToBucket = async (key: string): Promise<boolean> => {
  const { s3, filesBucket } = useTestServices()
  const client = new S3Client({ region: 'ap-east-1', endpoint: s3, forcePathStyle: true })
  const { TagSet } = await client.send(new GetObjectTaggingCommand({ Bucket: filesBucket, Key: key }))
  client.destroy()
  return TagSet?.some(({ Key, Value }) => Key === 'erased' && Value === 'yes') ?? false
}

/** The types of items that may outlast a company, each with its entry in the retention schedule. */
const mayOutlast: Readonly<Record<string, Kept>> = {
  'statement-line': 'bankRecords',
  'payout-batch': 'bankRecords',
  audit: 'lenderActs',
  event: 'events',
  'daily-count': 'sessions',
  activation: 'sessions',
}

/** A sum of zero counts as absent. */
const present = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, figures]) => Object.keys(figures).length > 0))

test('a borrower is restricted for seven years, after which only items with their own expiry remain', async () => {
  const before = present(await readPortfolio(app.deps.table))
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const { companyId, facilityId, userId, email, phone } = seller
  const fileId = await uploadCleanFile(app, seller)
  const drawdownId = await payOutByBatch(seller)
  await repayByStatement(seller, drawdownId)
  await recordAgreement(seller)
  // Stored without a company, as a request may concern several.
  await desk('record-find', { text: email })
  await desk('facility-close', { facilityId })
  await app.drainEvents()
  expect(present(await readPortfolio(app.deps.table))).not.toEqual(before)

  const { token } = await logInAgain(app, seller)
  const closing = await app.send(privacyEndpoints.closeAccount, {}, { token })
  const eraseAt = new Date(app.clock.now())
  eraseAt.setUTCFullYear(eraseAt.getUTCFullYear() + 7)
  expect(closing.data).toMatchObject({ is_closed: true, is_kept: true, erase_at: eraseAt.toISOString() })
  await app.drainEvents()
  expect(app.outbox.sent.findLast(({ to }) => to === email)?.text).toContain('法律要求我们保留')

  app.clock.set(new Date(eraseAt.getTime() + 86_400_000).toISOString())
  const papers = await keysIn(executedOf(companyId))
  // The drawdown's note, and the signed and the certified agreement.
  expect(papers).toHaveLength(3)
  for (const failAt of [3, 12]) {
    const failing = createFailingTable(app.deps.table, (write) => (write === failAt ? 'after' : undefined))
    await eraseClosedAccounts({ ...app.deps, table: failing.table }).catch((error: unknown) => {
      if (!(error instanceof AggregateError || error instanceof Crash)) throw error
    })
  }
  expect(await eraseClosedAccounts(app.deps)).toEqual({ erased: 1 })

  const names = [companyId, facilityId, userId, email, phone, drawdownId, fileId, agreementId, payer]
  const digests = [certifiedDocument.certifiedSha256, certifiedDocument.documentSha256, ...papers].map(
    (key) => /[\da-f]{64}/.exec(key)?.[0] ?? key,
  )
  const left = (await app.everyItem()).filter((item) =>
    [...names, ...digests].some((name) => JSON.stringify(item).includes(name)),
  )
  const types = new Set(left.map(({ type }) => String(type)))
  expect([...types].filter((type) => !mayOutlast[type])).toEqual([])
  expect([...types]).toEqual(expect.arrayContaining(['statement-line', 'payout-batch']))
  // All of it has expired: DynamoDB deletes it within days.
  const now = app.clock.now().getTime() / 1000
  expect(left.filter(({ ttl }) => !(Number(ttl) <= now))).toEqual([])

  expect(await keysIn(filesOf(companyId))).toEqual([])
  expect(await Promise.all(papers.map(isLeftToBucket))).toEqual([true, true, true])
  expect(present(await readPortfolio(app.deps.table))).toEqual(before)
})
