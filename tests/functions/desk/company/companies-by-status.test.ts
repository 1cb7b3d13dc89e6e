import { beforeAll, expect, test } from 'vitest'
import type { CompanyList } from '#shared/desk/company.ts'
import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { createCompany, findCompany, storeCompany } from '../../../../functions/data/companies.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { rebuildSearchIndex } from '../../../../functions/jobs/rebuild-search-index.ts'
import { countRequests } from '../../../support/count-requests.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const many = 2000
const isRejected = (n: number) => n % 500 === 0
const idOf = (n: number) => `company-${String(n).padStart(4, '0')}`

const app = await useTestApp({ startAt: '2027-11-02T01:00:00.000Z' })
beforeAll(async () => {
  const { table } = app.deps
  await writeAll(
    table,
    Array.from({ length: many }, (_, n) => n).flatMap((n) =>
      Object.values(
        createCompany(table, {
          companyId: idOf(n),
          ownerUserId: 'nobody',
          kycStatus: isRejected(n) ? 'rejected' : 'draft',
          // From January on.
          createdAt: new Date(Date.UTC(2027, 0, 1, n * 3)).toISOString(),
          version: 1,
        }),
      ),
    ),
  )
})

const pageOf = async (fields: object): Promise<CompanyList & { cursor?: string }> => {
  const outcome = await deskOf(app.deps)({ action: 'company-list', actor: 'ada', ...fields })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as CompanyList & { cursor?: string }
}
const listed = async (status: KycStatus, limit: number) => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf({ status, limit, ...(cursor ? { cursor } : {}) })
    ids.push(...page.companies.map(({ companyId }) => companyId))
    ;({ cursor } = page)
  } while (cursor)
  return ids
}
const rejected = [1500, 1000, 500, 0].map(idOf)

test.each([1, 2, 50])(
  'the few companies of a status are listed the newest first, %i a page',
  async (limit) => {
    expect(await listed('rejected', limit)).toEqual(rejected)
  },
)

test('the many of another status are each listed once', async () => {
  const ids = await listed('draft', 200)
  expect(new Set(ids).size).toBe(many - rejected.length)
  expect(ids.toSorted().toReversed()).toEqual(ids)
})

test('a page of a status reads that status alone, however many companies there are of others', async () => {
  for (const [status, rows] of [
    ['rejected', 4],
    ['draft', 50],
    ['approved', 0],
  ] as const) {
    const { counts, counted } = countRequests(app.deps.table)
    const outcome = await deskOf({ ...app.deps, table: counted })({
      action: 'company-list',
      actor: 'ada',
      status,
      limit: 50,
    })
    expect(outcome).toMatchObject({ ok: true, companies: { length: rows } })
    expect({ status, ...counts }).toMatchObject({ status, get: 0, query: 1 })
    // The companies, and the facilities of each.
    expect(counts.batch).toBeLessThanOrEqual(4)
  }
})

test('a company is listed by its status as soon as that has changed', async () => {
  const { table } = app.deps
  const company = await findCompany(table, idOf(500))
  if (!company) throw new Error('no company')
  await table.transact(storeCompany(table, { ...company, kycStatus: 'submitted' }))
  expect(await listed('submitted', 50)).toEqual([idOf(500)])
  expect(await listed('rejected', 50)).toEqual([1500, 1000, 0].map(idOf))
  // Of two concurrent changes, the one that fails does not change the lists.
  expect((await table.transact(storeCompany(table, { ...company, kycStatus: 'returned' }))).ok).toBe(false)
  expect(await listed('returned', 50)).toEqual([])
})

test('a list ends with a cursor that is none', async () => {
  for (const cursor of ['!onstr', '2027-11', 'WzFd'])
    expect(await pageOf({ status: 'rejected', cursor })).not.toHaveProperty('cursor')
})

test('companies from before they were listed by status are, after a run of the job', async () => {
  const { table } = app.deps
  const stored = await findCompany(table, idOf(1500))
  for (const { type, pk, sk } of await app.everyItem())
    if (type === 'company-status')
      await table.write({ kind: 'delete', table: table.name, key: { pk: String(pk), sk: String(sk) } })
  expect(await listed('rejected', 50)).toEqual([])
  if (!stored) throw new Error('no company')
  await table.transact(storeCompany(table, { ...stored, kycStatus: 'returned' }))
  await rebuildSearchIndex(app.deps)
  expect(await listed('rejected', 50)).toEqual([1000, 0].map(idOf))
  expect(await listed('returned', 50)).toEqual([idOf(1500)])
})
