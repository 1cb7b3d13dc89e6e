import { beforeAll, expect, test } from 'vitest'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { indexCompany } from '../../../functions/data/search-index.ts'
import { rebuildSearchIndex } from '../../../functions/jobs/rebuild-search-index.ts'
import { countRequests } from '../../support/count-requests.ts'
import { deskOf } from '../../support/desk-of.ts'
import { deskResult } from '../../support/desk-result.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

/** The ids of the complaints, by their text. */
const ids: Record<string, string> = {}
let companyId: string

const resultOf = <Name extends string>(action: Name, fields: object = {}) => deskResult(app, action, fields)

type Page = ActOutput<'complaint-register'>

const listed = async (fields: object = {}): Promise<string[]> => {
  const texts: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = await resultOf('complaint-register', {
      limit: 2,
      ...fields,
      ...(cursor ? { cursor } : {}),
    })
    texts.push(...page.complaints.map(({ text }) => text))
    ;({ cursor } = page)
  } while (cursor)
  return texts
}
const figures = async () => (await resultOf('complaint-figures')).figures

const app = await useTestApp({ startAt: '2027-03-01T02:00:00.000Z' })
beforeAll(async () => {
  ;({ companyId } = await signUpSeller(app))
  const company = await findCompany(app.deps.table, companyId)
  if (!company) throw new Error('no company')
  await app.deps.table.transact(
    indexCompany(app.deps.table, { ...company, registerNameEn: 'Lantern Street' }),
  )
  for (const [text, receivedOn, of] of [
    ['a', '2027-01-04', { companyId }],
    ['b', '2027-01-05', { complainant: 'LANTERN Wong' }],
    ['c', '2026-12-06', { companyId, complainant: 'Lantern Wong' }],
    ['d', '2027-02-07', { companyId }],
    ['e', '2027-01-08', {}],
  ] as const) {
    const { complaintId } = await resultOf('complaint-record', {
      receivedOn,
      complaintChannel: 'phone',
      complaintSubject: 'charges',
      text,
      key: `complaint-${text}`,
      ...of,
    })
    ids[text] = complaintId
  }
  for (const text of ['a', 'b', 'c']) {
    const complaintId = ids[text]
    await resultOf('complaint-answer', { complaintId, complaintOutcome: 'upheld', answer: `To ${text}.` })
    if (text !== 'a') await resultOf('complaint-close', { complaintId })
  }
})

const filters = [
  [{}, 'debac'],
  [{ complaintStatus: 'open' }, 'de'],
  [{ complaintStatus: 'answered' }, 'a'],
  [{ complaintStatus: 'closed' }, 'bc'],
  [{ from: '2027-01-05' }, 'deb'],
  [{ to: '2027-01-05' }, 'bac'],
  [{ from: '2027-01-05', to: '2027-01-08' }, 'eb'],
  [{ from: '2027-01-08', to: '2027-01-05' }, ''],
  [{ complaintStatus: 'closed', to: '2026-12-31' }, 'c'],
  [{ search: 'lantern' }, 'dbac'],
  [{ search: 'lantern street' }, 'dac'],
  [{ search: 'Lantern W' }, 'bc'],
  [{ search: 'lantern', complaintStatus: 'closed' }, 'bc'],
  [{ search: 'lantern', from: '2027-01-01', to: '2027-01-31' }, 'ba'],
  [{ search: 'nobody' }, ''],
] as const
test.each(filters)(
  'complaints are listed by %j, page by page and the latest received first',
  async (fields, expected) => {
    for (const limit of [1, 2, 50]) expect((await listed({ ...fields, limit })).join('')).toBe(expected)
  },
)

test('complaints are found by their id, and by that of their company', async () => {
  expect(await listed({ search: ids['e'] })).toEqual(['e'])
  expect(await listed({ search: companyId })).toEqual(['d', 'a', 'c'])
})

test('the register ends with a cursor that is none', async () => {
  for (const search of [undefined, 'lantern'])
    for (const cursor of ['!onstr', '~~', 'WzFd'])
      expect(await resultOf('complaint-register', { search, cursor })).toMatchObject({
        complaints: [],
        cursor: null,
      })
})

test('each state of a complaint is counted once, also where a call is repeated', async () => {
  await resultOf('complaint-close', { complaintId: ids['c'] })
  expect(await figures()).toMatchObject([
    {
      year: '2027',
      receivedComplaints: 4,
      answeredComplaints: 3,
      answeredLate: 3,
      upheldComplaints: 3,
      closedComplaints: 2,
      openComplaints: 3,
    },
    { year: '2026', receivedComplaints: 1, answeredComplaints: 0, openComplaints: 1 },
  ])
})

test('a page of the register needs the same requests however many there are', async () => {
  const { counts, counted } = countRequests(app.deps.table)
  await deskOf({ ...app.deps, table: counted })({ action: 'complaint-register', actor: 'ada', limit: 2 })
  expect(counts).toMatchObject({ query: 3, batch: 1 })
})

/** Restores the complaints to the form in which they were stored before they were listed by status and counted. */
const forgetRegister = async (kept: readonly string[]) => {
  const { table } = app.deps
  for (const { type, pk, sk, ...item } of await app.everyItem()) {
    const key = { pk: String(pk), sk: String(sk) }
    if (type === 'complaint-entry' || type === 'complaint-figures')
      await table.write({ kind: 'delete', table: table.name, key })
    const isKept = kept.includes(String(item['complaintId']))
    if (type === 'company-complaint')
      await table.write({
        kind: 'update',
        table: table.name,
        key,
        remove: ['gsi1pk', 'gsi1sk', 'receivedOn'],
      })
    if (type === 'complaint' && !isKept)
      await table.write({ kind: 'update', table: table.name, key, remove: ['counted'] })
  }
}

test('complaints from before the register are listed and counted once after runs of the job', async () => {
  const before = await figures()
  await forgetRegister([])
  expect(await listed()).toEqual([])
  expect(await figures()).toEqual([])
  for (let run = 0; run < 2; run++) {
    await rebuildSearchIndex(app.deps)
    expect(await figures()).toEqual(before)
    for (const [fields, expected] of filters)
      expect([fields, (await listed(fields)).join('')]).toEqual([fields, expected])
  }
})

test('one from before that is changed first is counted then, and not again by the job', async () => {
  await forgetRegister([])
  const complaintId = ids['d']
  await resultOf('complaint-answer', { complaintId, complaintOutcome: 'withdrawn', answer: 'Well.' })
  expect(await figures()).toMatchObject([{ receivedComplaints: 1, answeredComplaints: 1 }])
  await rebuildSearchIndex(app.deps)
  expect(await figures()).toMatchObject([
    { receivedComplaints: 4, answeredComplaints: 4, upheldComplaints: 3 },
    { receivedComplaints: 1 },
  ])
  expect(await listed({ complaintStatus: 'answered' })).toEqual(['d', 'a'])
})

test('what leads to a complaint expires with it', async () => {
  const kept = (await app.everyItem()).filter(({ complaintId }) => complaintId === ids['c'])
  expect(kept.map(({ type }) => type).toSorted()).toEqual([
    'company-complaint',
    'complainant-name',
    'complaint',
    'complaint-entry',
  ])
  expect(new Set(kept.map(({ ttl }) => ttl)).size).toBe(1)
  const open = (await app.everyItem()).filter(({ complaintId }) => complaintId === ids['e'])
  expect(open.map(({ ttl }) => ttl)).toEqual([undefined, undefined])
})
