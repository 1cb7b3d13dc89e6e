import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '../../../../functions/data/companies.ts'
import { awaitsReview } from '../../../../functions/data/review-queue.ts'
import { put } from '../../../../functions/data/table.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const many = 23
const idOf = (n: number) => `company-${String(n).padStart(2, '0')}`

interface Page {
  waiting: { companyId: string; company: string | null }[]
  cursor?: string
}

const page = async (cursor?: string) =>
  (await deskOf(app.deps)({
    action: 'kyc-list',
    actor: 'ada',
    limit: 5,
    ...(cursor ? { cursor } : {}),
  })) as unknown as Page

test('what waits is told page by page, each once and oldest first, with the names of companies', async () => {
  const { table } = app.deps
  for (let n = 0; n < many; n++) {
    const companyId = idOf(n)
    // Two at a time wait since the same instant.
    const submittedAt = `2026-11-0${1 + (n % 2)}T0${Math.floor(n / 4) % 9}:00:00.000Z`
    await table.write(
      createCompany(table, {
        companyId,
        ownerUserId: 'nobody',
        kycStatus: 'submitted',
        registerNameEn: `Harbour ${n} Limited`,
        registerNameCn: `海港${n}有限公司`,
        createdAt: submittedAt,
        version: 1,
      }),
    )
    await table.write(
      put(table, {
        pk: `COMPANY#${companyId}`,
        sk: `KYC#${n}`,
        type: 'kyc',
        companyId,
        kycId: String(n),
        status: 'submitted',
        submittedAt,
        ...awaitsReview('kyc', companyId, submittedAt, String(n)),
      }),
    )
  }
  const told: Page['waiting'] = []
  let cursor: string | undefined
  do {
    const next = await page(cursor)
    expect(next.waiting.length).toBeLessThanOrEqual(5)
    told.push(...next.waiting)
    cursor = next.cursor
  } while (cursor)
  expect(told.map(({ companyId }) => companyId).toSorted()).toEqual(
    Array.from({ length: many }, (_, n) => idOf(n)),
  )
  expect(told.find(({ companyId }) => companyId === idOf(7))?.company).toBe('海港7有限公司 Harbour 7 Limited')
  const times = told.map((row) => (row as unknown as { submittedAt: string }).submittedAt)
  expect(times).toEqual(times.toSorted())
})
