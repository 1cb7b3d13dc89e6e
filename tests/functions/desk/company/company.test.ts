import { describe, expect, test } from 'vitest'
import type { CompanyList } from '#shared/desk/company.ts'
import { createCompany, findCompany } from '../../../../functions/data/companies.ts'
import { indexCompany } from '../../../../functions/data/search-index.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const seller = await buildFacility(app, { limitCents: 50_000_00 })
await drawMoney(app, seller, '10000.00')

const resultOf = <Name extends string>(action: Name, fields: object = {}) => deskResult(app, action, fields)

const found = async (fields: Record<string, unknown>) =>
  (await resultOf('company-list', fields)).companies.map(({ companyId }) => companyId)

const isSellers = ({ actor }: { actor: string }) => actor.startsWith('user:')

const history = (fields: object = {}) =>
  resultOf('company-history', { companyId: seller.companyId, ...fields })

describe('a company at a glance', () => {
  test('tells its users, its facilities and its drawdowns', async () => {
    const shown = await resultOf('company-show', { companyId: seller.companyId })
    expect(shown).toMatchObject({
      companyNameEn: 'Lantern Street Trading Limited',
      companyNameCn: '灯街贸易有限公司',
      kycStatus: 'approved',
      changeStatus: null,
      members: [{ name: null, email: seller.email, role: 'administrator', status: 'Active' }],
      facilities: [
        {
          facilityId: seller.facilityId,
          limit: '50000.00',
          outstanding: '10000.00',
          available: '40000.00',
          status: 'active',
        },
      ],
      drawdowns: [{ amount: '10000.00', status: 'paid out', dueDate: '2027-01-31' }],
    })
  })

  test.each(['company-show', 'company-history', 'company-note'])('%s knows no other', async (action) => {
    expect(await callDesk(app, action, { companyId: 'none', text: 'A note', key: 'k' })).toMatchObject(
      refusal('notFound'),
    )
  })
})

describe('all companies', () => {
  test('are listed the newest first, page by page, each once and with what it owes', async () => {
    const others: string[] = []
    // One in the month before the existing ones, and two more three months later: the months between have none.
    for (const at of ['2026-10-31T23:59:59.000Z', '2027-02-01T00:00:00.000Z', '2027-02-01T00:00:01.000Z']) {
      const companyId = `listed-${others.length}`
      others.unshift(companyId)
      const draft = {
        companyId,
        ownerUserId: 'nobody',
        kycStatus: 'draft' as const,
        createdAt: at,
        version: 1,
      }
      await app.deps.table.transact({ ...createCompany(app.deps.table, draft) })
    }
    app.clock.set('2027-02-03T01:00:00.000Z')
    const [newest = '', newer = '', oldest = ''] = others
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const page: CompanyList = await resultOf('company-list', {
        limit: 1,
        ...(cursor ? { cursor } : {}),
      })
      listed.push(...page.companies.map(({ companyId }) => companyId))
      ;({ cursor } = page)
    } while (cursor)
    expect(listed).toEqual([newest, newer, seller.companyId, oldest])
    for (const astray of ['l#Zefine', '9999-12', '2027-13', 'NaN-12 x', '2026-00'])
      expect(await resultOf('company-list', { limit: 1, cursor: astray })).toEqual({
        ok: true,
        companies: [],
      })
    const { companies } = await resultOf('company-list', { status: 'approved' })
    expect(companies).toMatchObject([
      {
        companyId: seller.companyId,
        companyNameCn: '灯街贸易有限公司',
        facilities: [{ currency: 'GBP', limit: '50000.00', outstanding: '10000.00', available: '40000.00' }],
      },
    ])
    app.clock.set('2026-11-02T01:00:00.000Z')
  })

  test('are found by the beginning of their name in either script, or by id, in a state or in any (B3)', async () => {
    const { table } = app.deps
    const company = await findCompany(table, seller.companyId)
    if (!company) throw new Error('no company')
    await table.transact(indexCompany(table, company))
    for (const search of ['lantern', '灯街', seller.companyId])
      expect(await found({ search })).toEqual([seller.companyId])
    expect(await found({ search: 'lantern', status: 'approved' })).toEqual([seller.companyId])
    expect(await found({ search: 'lantern', status: 'draft' })).toEqual([])
    expect(await found({ search: 'nobody at all' })).toEqual([])
  })
})

describe('what was done about a company', () => {
  const note = { text: 'The director asked to be called after six.', key: 'note-1' }

  test('holds a note once, whatever was noted, and the look at it as well', async () => {
    const { companyId } = seller
    await resultOf('company-note', { companyId, ...note })
    await resultOf('company-note', { companyId, ...note })
    const { entries } = await history()
    const notes = entries.filter(({ action }) => action === 'company-note')
    expect(notes).toMatchObject([{ note: note.text, isLook: false }])
    expect(entries.find(({ action }) => action === 'company-show')).toMatchObject({
      isLook: true,
      note: null,
    })
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  test('takes no other note under the same key', async () => {
    const { companyId } = seller
    expect(await callDesk(app, 'company-note', { companyId, ...note, text: 'Another' })).toMatchObject(
      refusal('changedMeanwhile'),
    )
  })

  test('keeps what a note says out of the audit, which outlives the company', async () => {
    const outcome = await resultOf('audit-list', { companyId: seller.companyId })
    expect(JSON.stringify(outcome)).toContain('note-1')
    expect(JSON.stringify(outcome)).not.toContain('after six')
  })

  test('is filtered by its days, by who acted, and to what changed something (B3)', async () => {
    const all = (await history({ limit: 200 })).entries
    expect(new Set(all.map(isSellers)).size).toBe(2)
    expect(new Set(all.map(({ isLook }) => isLook)).size).toBe(2)
    const today = '2026-11-02'
    const filtered = async (fields: object) => (await history({ limit: 200, ...fields })).entries
    // Each access to the history adds an audit entry, so only the entries of the first call are compared.
    const earlier = (entries: typeof all) =>
      entries.filter(({ auditId }) => all.some((of) => of.auditId === auditId))
    for (const [fields, isAsked] of [
      [{ from: today, to: today }, () => true],
      [{ to: '2026-11-01' }, () => false],
      [{ from: '2026-11-03' }, () => false],
      [{ side: 'seller' }, isSellers],
      [{ side: 'lender' }, (entry) => !isSellers(entry)],
      [{ changes: true }, ({ isLook }) => !isLook],
      [{ side: 'lender', changes: true }, (entry) => !isSellers(entry) && !entry.isLook],
    ] satisfies [object, (entry: (typeof all)[number]) => boolean][])
      expect([fields, earlier(await filtered(fields))]).toEqual([fields, all.filter(isAsked)])
  })

  test('is told page by page', async () => {
    const first = await history({ limit: 2 })
    const second = await history({ limit: 2, cursor: first.cursor })
    expect(first.entries).toHaveLength(2)
    const ids = [...first.entries, ...second.entries].map(({ auditId }) => auditId)
    expect(new Set(ids).size).toBe(4)
  })
})
