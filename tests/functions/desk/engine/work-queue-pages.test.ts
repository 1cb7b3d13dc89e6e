import { beforeAll, expect, test } from 'vitest'
import { createCompany } from '../../../../functions/data/companies.ts'
import { awaitsReview } from '../../../../functions/data/review-queue.ts'
import { put, type Table } from '../../../../functions/data/table.ts'
import { replaceWorkClaim } from '../../../../functions/data/work-claims.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

/** The number of waiting items. With `WAITING=10000`, pages of ten thousand cost the same. */
const many = Number(process.env['WAITING'] ?? 230)
const pageSize = 5

const idOf = (n: number) => `company-${String(n).padStart(6, '0')}`
// Two at a time wait since the same instant.
const sinceOf = (n: number) => new Date(Date.UTC(2026, 9, 1) + Math.floor(n / 2) * 3_600_000).toISOString()
const workIdOf = (n: number) => `${sinceOf(n)}#${n}`

interface Row {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  submittedAt: string
  takenBy: string | null
}
interface Page {
  waiting: Row[]
  cursor?: string
}

const app = await useTestApp()
beforeAll(async () => {
  const { table } = app.deps
  await writeAll(
    table,
    Array.from({ length: many }, (_, n) => n).flatMap((n) => {
      const companyId = idOf(n)
      return [
        ...Object.values(
          createCompany(table, {
            companyId,
            ownerUserId: 'nobody',
            kycStatus: 'submitted',
            registerNameEn: `Harbour ${n} Limited`,
            registerNameCn: `海港${n}有限公司`,
            createdAt: sinceOf(n),
            version: 1,
          }),
        ),
        put(table, {
          pk: `COMPANY#${companyId}`,
          sk: `KYC#${n}`,
          type: 'kyc',
          companyId,
          kycId: String(n),
          status: 'submitted',
          submittedAt: sinceOf(n),
          ...awaitsReview('kyc', companyId, sinceOf(n), String(n)),
        }),
      ]
    }),
  )
})

/** The table, counting its reads. */
const counting = () => {
  const read = { calls: 0, items: 0 }
  const { table } = app.deps
  const counted: Table = {
    ...table,
    async get(...asked) {
      read.calls++
      read.items++
      return table.get(...asked)
    },
    async getMany(keys) {
      read.calls++
      read.items += keys.length
      return table.getMany(keys)
    },
    async query(options) {
      const page = await table.query(options)
      read.calls++
      read.items += page.items.length
      return page as never
    },
  }
  return { read, desk: deskOf({ ...app.deps, table: counted }) }
}

const everyPage = async (held: string, desk = deskOf(app.deps), actor = 'ada') => {
  const pages: Page[] = []
  let cursor: string | undefined
  do {
    const page = (await desk({
      action: 'kyc-list',
      actor,
      held,
      limit: pageSize,
      ...(cursor ? { cursor } : {}),
    })) as unknown as Page
    pages.push(page)
    cursor = page.cursor
  } while (cursor && pages.length < 60)
  return pages
}

const hold = (holder: string, ...these: number[]) =>
  writeAll(
    app.deps.table,
    these.map((n) =>
      replaceWorkClaim(app.deps.table, {
        kind: 'kyc',
        workId: workIdOf(n),
        holder,
        since: '2026-11-02T01:00:00.000Z',
        version: 0,
      }),
    ),
  )

test('what waits is told page by page, each once and oldest first, with the names of companies', async () => {
  const pages = await everyPage('all')
  const told = pages.flatMap(({ waiting }) => waiting)
  for (const { waiting } of pages) expect(waiting.length).toBeLessThanOrEqual(pageSize)
  expect(told.map(({ companyId }) => companyId).toSorted()).toEqual(
    Array.from({ length: told.length }, (_, n) => idOf(n)),
  )
  expect(told).toHaveLength(Math.min(many, 60 * pageSize))
  expect(told.find(({ companyId }) => companyId === idOf(7))).toMatchObject({
    companyNameEn: 'Harbour 7 Limited',
    companyNameCn: '海港7有限公司',
  })
  const times = told.map(({ submittedAt }) => submittedAt)
  expect(times).toEqual(times.toSorted())
})

test('a cursor that no page ended with is the end of the list, or a place in it', async () => {
  for (const cursor of ['!onstr', 'zzzz', '\u{4eb6c}\u0014', '~~', ' ']) {
    const outcome = await deskOf(app.deps)({ action: 'kyc-list', actor: 'ada', limit: 1, cursor })
    expect(outcome).toMatchObject({ ok: true })
  }
})

test('a page is read of the index alone, however much waits', async () => {
  const { read, desk } = counting()
  const page = (await desk({ action: 'kyc-list', actor: 'ada', limit: 50 })) as unknown as Page
  expect(page.waiting).toHaveLength(50)
  expect(page.cursor).toBeDefined()
  // One page of each of four shards, the proposals of each row, and one batch each for all assignees and companies.
  expect(read.calls).toBe(4 + 50 + 2)
  expect(read.items).toBeLessThanOrEqual(4 * 50 + 2 * 50)
})

test('of what waits one’s own is found without the rest, and what nobody has without what somebody has', async () => {
  const others = Array.from({ length: 25 }, (_, n) => n).filter((n) => n !== 3)
  await hold('ada', 3, many - 1)
  await hold('grace', ...others)
  const { read, desk } = counting()
  const own = await everyPage('mine', desk)
  expect(own.flatMap(({ waiting }) => waiting.map(({ companyId }) => companyId))).toEqual([
    idOf(3),
    idOf(many - 1),
  ])
  expect(read.calls).toBe(1 + 2 * (4 + 1) + 1)
  const theirs = await everyPage('mine', desk, 'grace')
  expect(theirs.flatMap(({ waiting }) => waiting.map(({ companyId }) => companyId))).toEqual(others.map(idOf))

  const nobodys = await everyPage('nobody')
  // The first page reads a limited number, finds none, and returns where to continue.
  expect(nobodys[0]).toMatchObject({ waiting: [], cursor: expect.any(String) })
  const told = nobodys.flatMap(({ waiting }) => waiting)
  expect(told.every(({ takenBy }) => takenBy === null)).toBe(true)
  expect(told.slice(0, 4).map(({ companyId }) => companyId)).toEqual([25, 26, 27, 28].map(idOf))
  // A call reads at most sixty pages, and the first one has no match.
  expect(told).toHaveLength(Math.min(many - 26, 59 * pageSize))

  const all = await everyPage('all')
  expect(all.flatMap(({ waiting }) => waiting).find(({ companyId }) => companyId === idOf(3))?.takenBy).toBe(
    'ada',
  )
})
