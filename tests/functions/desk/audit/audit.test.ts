import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AuditExport, AuditList } from '#shared/desk/audit.ts'
import { recordAudit } from '../../../../functions/data/audit.ts'
import { type AuditEntry, auditSortKey } from '../../../../functions/data/audit-entries.ts'
import { put, remove, type Table, update, type Write } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import type { DeskAct, DeskOutcome } from '../../../../functions/desk/engine/desk-act.ts'
import { performAct } from '../../../../functions/desk/engine/perform-act.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

/** Audit entries of two people, three an hour, across the end of a month. */
const entryOf = (n: number): AuditEntry => ({
  auditId: `a${String(n).padStart(3, '0')}`,
  action: n % 3 === 0 ? 'kyc-approve' : n % 3 === 1 ? 'kyc-show' : 'limit-reject',
  actor: n % 2 ? 'ada' : 'Grace',
  at: new Date(Date.UTC(2027, 0, 31, 0) + n * 20 * 60_000).toISOString(),
  ...(n % 3 === 1 ? { isLook: true as const } : {}),
  ...(n === 0 ? { reason: '=HYPERLINK("x"), seen' } : {}),
  before: null,
  after: { drawdownId: `draw-${n}` },
})
const many = 120

const app = await useTestApp({ startAt: '2027-03-01T08:00:00.000Z' })
const seller = await signUpSeller(app)
beforeAll(async () => {
  const { table } = app.deps
  await writeAll(
    table,
    Array.from({ length: many }, (_, n) => recordAudit(table, entryOf(n))),
  )
})

const ask = async <Page>(action: string, fields: object, table: Table = app.deps.table) =>
  (await createDeskHandler({ ...app.deps, table })({
    action,
    actor: 'hedy',
    roles: ['auditor'],
    ...fields,
  })) as unknown as Page

const everyEntry = async (fields: object) => {
  const entries: AuditList['entries'] = []
  let cursor: string | undefined
  do {
    const page = await ask<AuditList>('audit-list', { limit: 7, ...fields, ...(cursor ? { cursor } : {}) })
    expect(page.entries.length).toBeLessThanOrEqual(7)
    entries.push(...page.entries)
    cursor = page.cursor
  } while (cursor)
  return entries.map(({ auditId }) => auditId)
}

const those = (accepts: (entry: AuditEntry) => boolean) =>
  Array.from({ length: many }, (_, n) => entryOf(n))
    .filter(accepts)
    .map(({ auditId }) => auditId)
    .toReversed()

const january = ({ at }: AuditEntry) => at.startsWith('2027-01')

describe('the audit is told newest first, page by page', () => {
  test.each([
    ['of a month', { month: '2027-01' }, january],
    ['by whom', { month: '2027-01', by: 'ADA' }, (e: AuditEntry) => january(e) && e.actor === 'ada'],
    [
      'by act',
      { month: '2027-01', act: 'kyc-show' },
      (e: AuditEntry) => january(e) && e.action === 'kyc-show',
    ],
    [
      'by how acts begin',
      { month: '2027-02', act: 'kyc-' },
      (e: AuditEntry) => !january(e) && e.action.startsWith('kyc-'),
    ],
    ['by a reference', { month: '2027-01', reference: 'draw-12' }, (e: AuditEntry) => e.auditId === 'a012'],
    ['looks alone', { month: '2027-01', looks: true }, (e: AuditEntry) => january(e) && e.isLook === true],
    ['changes alone', { month: '2027-01', changes: true }, (e: AuditEntry) => january(e) && !e.isLook],
    [
      'of a day in Hong Kong, which begins in the month before',
      { from: '2027-02-01', to: '2027-02-01' },
      (e: AuditEntry) => e.at >= '2027-01-31T16:00' && e.at < '2027-02-01T16:00',
    ],
    [
      'from a day on',
      { from: '2027-01-31', by: 'ada' },
      (e: AuditEntry) => e.at >= '2027-01-30T16:00' && e.actor === 'ada',
    ],
    [
      'of the month of a last day',
      { to: '2027-01-31' },
      (e: AuditEntry) => e.at >= '2026-12-31T16:00' && e.at < '2027-01-31T16:00',
    ],
    ['of a year, which has thirteen months', { from: '2026-03-01', to: '2027-02-28' }, () => true],
    ['nothing of a day without', { from: '2027-03-05', to: '2027-03-05' }, () => false],
  ])('%s', async (_what, fields, accepts) => {
    expect(await everyEntry(fields)).toEqual(those(accepts))
  })

  test('of a company, by its sellers too, and by day', async () => {
    const { companyId } = seller
    const { table } = app.deps
    await table.write(recordAudit(table, { ...entryOf(200), companyId }))
    expect(await everyEntry({ companyId, by: 'grace' })).toEqual(['a200'])
    expect(await everyEntry({ companyId, from: '2027-02-03', to: '2027-02-03' })).toEqual(['a200'])
    expect(await everyEntry({ companyId, from: '2027-02-05', to: '2027-02-05' })).toEqual([])
  })

  test('of a company and a user with what was kept among their own items before', async () => {
    const { companyId, userId } = seller
    const { table } = app.deps
    for (const [n, pk] of [`COMPANY#${companyId}`, `USER#${userId}`].entries())
      await writeAll(
        table,
        [300, 301].map((each) => {
          const old = entryOf(each + n * 10)
          return put<AuditEntry>(table, { ...old, pk, sk: auditSortKey(old), type: 'audit', companyId })
        }),
      )
    const since = { by: 'grace' }
    expect(await everyEntry({ companyId, ...since })).toEqual(['a200', 'a300'])
    expect(await everyEntry({ companyId, by: 'ada', limit: 1 })).toEqual(['a301'])
    expect(await everyEntry({ user: userId, by: 'ada' })).toEqual(['a311'])
  })

  test('without going through more than a thousand entries a call', async () => {
    let read = 0
    const { table } = app.deps
    await ask(
      'audit-list',
      { month: '2027-01', by: 'nobody' },
      {
        ...table,
        async query(options) {
          const page = await table.query(options)
          read += page.items.length
          return page as never
        },
      },
    )
    expect(read).toBeLessThanOrEqual(1000)
    expect(read).toBe(those(january).length)
  })
})

test('it is exported page by page as one CSV, which no spreadsheet takes for formulas, and that is on record', async () => {
  const first = await ask<AuditExport>('audit-export', { month: '2027-01', limit: 40 })
  const second = await ask<AuditExport>('audit-export', { month: '2027-01', limit: 40, cursor: first.cursor })
  const lines = (first.content + second.content).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^at,action,actor,isLook,companyId,reason,/)
  expect(lines).toHaveLength(1 + those(january).length)
  expect(first.entries + second.entries).toBe(those(january).length)
  expect(second.cursor).toBeUndefined()
  expect(lines.at(-1)).toContain(`"'=HYPERLINK(""x""), seen"`)
  expect(lines.at(-1)).toContain('"{""drawdownId"":""draw-0""}"')
  const looks = await ask<AuditList>('audit-list', { month: '2027-03', act: 'audit-export' })
  expect(looks.entries).toMatchObject([{ actor: 'hedy', isLook: true }, { actor: 'hedy' }])
})

const perform = (write: (table: Table) => Write, isAfter: boolean) => {
  const run: DeskAct['run'] = async (_input, act, { table }): Promise<DeskOutcome> => {
    const audit = act.audit({ before: null, after: null })
    if (isAfter) {
      await table.transact({ audit })
      await table.write(write(table))
    } else await table.transact({ audit, write: write(table) })
    return { ok: true }
  }
  return performAct(
    {
      action: {
        name: 'audit-rewrite',
        summary: '',
        roles: [],
        input: z.object({}),
        output: z.object({}),
        run,
      },
      input: {},
      person: { actor: 'mallory' },
      roles: [],
      permits: async () => false,
      carryOut: async () => ({ ok: true }),
      commit: ({ writes }) => app.deps.table.transact(writes),
    },
    app.deps,
  )
}

describe('what is on record stays as it is', () => {
  const entry = { pk: 'AUDIT#2027-01', sk: 'AUDIT#2027-01-31T00:00:00.000Z#a000' }

  test.each([
    [
      'put over',
      (table: Table) => put<AuditEntry>(table, { ...entryOf(0), ...entry, type: 'audit', actor: 'x' }),
    ],
    [
      'updated',
      (table: Table) => update<AuditEntry>(table, entry, { set: { actor: 'x' }, when: { auditId: 'a000' } }),
    ],
    ['deleted', (table: Table) => remove<AuditEntry>(table, entry)],
  ])('whatever an act would do: %s', async (_how, write) => {
    const before = await app.deps.table.get(entry)
    for (const isAfter of [false, true])
      await expect(perform(write, isAfter)).rejects.toThrow(
        'the act audit-rewrite would change an audit entry',
      )
    expect(await app.deps.table.get(entry)).toEqual(before)
  })
})
