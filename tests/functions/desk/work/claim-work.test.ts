import { beforeAll, describe, expect, test } from 'vitest'
import { allActs } from '#shared/desk/all-acts.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { actsOfKinds } from '#shared/desk/work.ts'
import { recordDeskPerson } from '../../../../functions/data/desk-people.ts'
import { replaceKyc } from '../../../../functions/data/kyc.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { createPersonRecorder } from '../../../../functions/desk/person-recorder.ts'
import { refusal } from '../../../support/refusal.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { workIdOfKyc } from '../../../support/take-kyc.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { completeKyc, readKyc, saveSection, submit } from '../../kyc/kyc-data.ts'

const app = await useTestApp()
beforeAll(async () => {
  const { table } = app.deps
  const people: [string, DeskRole][] = [
    ['ada', 'reviewer'],
    ['grace', 'reviewer'],
    ['mary', 'payments'],
  ]
  for (const [actor, role] of people)
    await table.write(recordDeskPerson(table, { actor, roles: [role], seenAt: '2026-11-02T01:00:00.000Z' }))
})

const act = (actor: string, action: string, fields: object, roles: DeskRole[] = ['reviewer']) =>
  createDeskHandler(app.deps)({ action, actor, roles, ...fields })

const waiting = async () => {
  const seller = await signUpSeller(app)
  const kycId = await completeKyc(app, seller.token)
  await submit(app, seller.token, kycId)
  const { companyId } = seller
  return { ...seller, kycId, work: { queue: 'kyc', workId: await workIdOfKyc(app, companyId) } }
}

const rowOf = async (companyId: string) => {
  const list = await act('ada', 'kyc-list', { limit: 200 })
  return ((list as Record<string, unknown>)['waiting'] as { companyId: string }[]).find(
    (row) => row.companyId === companyId,
  )
}

const auditOf = async (companyId: string) => {
  const listed = await act('hedy', 'audit-list', { companyId }, ['auditor'])
  const entries = (listed as Record<string, unknown>)['entries'] as { action: string }[]
  return entries.filter(({ action }) => action.startsWith('work-'))
}

describe('taking what waits', () => {
  test('says in the list who has it and since when, and in the audit who took it', async () => {
    const { companyId, work } = await waiting()
    const at = app.deps.clock().toISOString()
    expect(await rowOf(companyId)).toMatchObject({ workId: work.workId, takenBy: null, takenAt: null })
    const taken = { ok: true, ...work, companyId, takenBy: 'ada', takenAt: at }
    expect(await act('ada', 'work-claim', work)).toEqual(taken)
    const had = { takenBy: 'ada', takenAt: at }
    expect(await rowOf(companyId)).toMatchObject(had)
    // The case page shows the claim too.
    const shown = await act('grace', 'kyc-show', { companyId })
    expect(shown).toMatchObject({ work: { workId: work.workId, ...had } })
    // A repeated claim is not audited again.
    app.clock.advance('PT1H')
    expect(await act('ada', 'work-claim', work)).toEqual(taken)
    expect(await auditOf(companyId)).toMatchObject([
      { actor: 'ada', before: { ...work, takenBy: null }, after: { ...work, takenBy: 'ada' } },
    ])
  })

  test('lets one of two have it who take it at the same moment, and tells the other who', async () => {
    const { companyId, work } = await waiting()
    const both = await Promise.all(['ada', 'grace'].map((actor) => act(actor, 'work-claim', work)))
    const winner = both.find(({ ok }) => ok) as unknown as { takenBy: string }
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject(
      refusal('changedMeanwhile', { message: expect.stringContaining(`${winner.takenBy} has had it since`) }),
    )
    expect(await auditOf(companyId)).toHaveLength(1)
  })

  test('takes several at once: what a colleague has is left to them, and named with why (B7)', async () => {
    const [first, second, third] = [await waiting(), await waiting(), await waiting()]
    await act('ada', 'work-claim', second.work)
    const workIds = [first, second, third].map(({ work }) => work.workId)
    const many = { queue: 'kyc', workIds: [...workIds, 'nothing'] }
    const outcome = {
      ok: true,
      claimed: [first.work.workId, third.work.workId],
      left: [
        { workId: second.work.workId, takenBy: 'ada', notClaimedBecause: 'taken' },
        { workId: 'nothing', takenBy: null, notClaimedBecause: 'gone' },
      ],
    }
    expect(await act('grace', 'work-claim-many', many)).toEqual(outcome)
    expect(await rowOf(third.companyId)).toMatchObject({ takenBy: 'grace' })
    expect(await act('grace', 'work-claim-many', many)).toEqual(outcome)
    expect(await auditOf(first.companyId)).toHaveLength(1)
    expect(await act('mary', 'work-claim-many', many, ['payments'])).toMatchObject({ claimed: [] })
  })

  test('is refused of what another has, unless it is taken over from them by name', async () => {
    const { companyId, work } = await waiting()
    await act('ada', 'work-claim', work)
    expect(await act('grace', 'work-claim', work)).toMatchObject(refusal('changedMeanwhile'))
    expect(await act('grace', 'work-claim', { ...work, from: 'mary' })).toMatchObject({ ok: false })
    expect(await act('grace', 'work-claim', { ...work, from: 'Ada' })).toMatchObject({ takenBy: 'grace' })
    expect(await rowOf(companyId)).toMatchObject({ takenBy: 'grace' })
  })

  test('bars nobody from deciding, and ends with the decision: what waits anew is nobody’s', async () => {
    const { companyId, token, kycId, work } = await waiting()
    await act('ada', 'work-claim', work)
    expect(await act('grace', 'kyc-return', { companyId, reason: 'photo' })).toMatchObject({
      ok: true,
      kycStatus: 'returned',
    })
    expect(await act('ada', 'work-claim', work)).toMatchObject(refusal('notFound'))
    expect(await act('ada', 'kyc-show', { companyId })).not.toHaveProperty('work')
    app.clock.advance('PT1H')
    await saveSection(app, token, kycId, 'business_info', { years_of_business: 9 })
    await submit(app, token, kycId)
    expect(await rowOf(companyId)).toMatchObject({ takenBy: null })
  })

  test('has the seller see that a review is in progress, also once it is put back', async () => {
    const { companyId, token, kycId, work } = await waiting()
    await act('ada', 'work-claim', work)
    expect((await readKyc(app, token, kycId)).data.status).toBe('in progress')
    expect(await act('grace', 'work-release', work)).toMatchObject(refusal('changedMeanwhile'))
    expect(await act('ada', 'work-release', work)).toMatchObject({ ok: true, takenBy: null })
    expect(await act('ada', 'work-release', work)).toMatchObject({ ok: true, takenBy: null })
    expect(await rowOf(companyId)).toMatchObject({ takenBy: null, takenAt: null })
    expect((await readKyc(app, token, kycId)).data.status).toBe('in progress')
  })

  test('is for those who may see to it alone', async () => {
    const { work } = await waiting()
    for (const action of ['work-claim', 'work-release', 'work-colleagues'])
      expect(await act('mary', action, work, ['payments'])).toMatchObject(refusal('forbidden'))
  })

  test('fails where the item was changed at the same moment', async () => {
    const { companyId, kycId, work } = await waiting()
    const { table } = app.deps
    const beaten = createDeskHandler({
      ...app.deps,
      table: {
        ...table,
        async transact(writes) {
          const kyc = await table.get<never>({ pk: `COMPANY#${companyId}`, sk: `KYC#${kycId}` })
          if (kyc) await table.transact({ kyc: replaceKyc(table, kyc) })
          return table.transact(writes)
        },
      },
    })
    expect(await beaten({ action: 'work-claim', actor: 'ada', roles: ['reviewer'], ...work })).toMatchObject({
      ok: false,
      message: expect.stringContaining('was changed at the same moment'),
    })
    expect(await rowOf(companyId)).toMatchObject({ takenBy: null })
  })
})

describe('handing over', () => {
  test('gives a colleague what one has or nobody has, and nobody what another has', async () => {
    const { companyId, work } = await waiting()
    expect(await act('ada', 'work-hand-over', { ...work, colleague: 'Grace' })).toMatchObject({
      ok: true,
      takenBy: 'grace',
    })
    expect(await act('ada', 'work-hand-over', { ...work, colleague: 'ada' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('grace has had it since'),
    })
    app.clock.advance('PT1H')
    expect(await act('grace', 'work-hand-over', { ...work, colleague: 'ada' })).toMatchObject({
      takenBy: 'ada',
    })
    expect(await auditOf(companyId)).toMatchObject([
      { actor: 'grace', after: { takenBy: 'ada' } },
      { actor: 'ada', after: { takenBy: 'grace' } },
    ])
  })

  test('has a note for the colleague alone, until somebody else has the item (B18)', async () => {
    const { companyId, work } = await waiting()
    const note = 'The certificate is missing a page'
    await act('ada', 'work-hand-over', { ...work, colleague: 'grace', note })
    expect(await rowOf(companyId)).toMatchObject({ takenBy: 'grace', handedOver: { by: 'ada', note } })
    const countOf = async (actor: string) =>
      (await act(actor, 'work-count', {})) as unknown as { handedOver: { workId: string }[] }
    expect((await countOf('grace')).handedOver).toContainEqual({
      act: 'kyc-list',
      workId: work.workId,
      by: 'ada',
      note,
      at: app.clock.now().toISOString(),
    })
    expect((await countOf('ada')).handedOver).not.toContainEqual(
      expect.objectContaining({ workId: work.workId }),
    )
    expect(JSON.stringify(await auditOf(companyId))).not.toContain(note)
    await act('ada', 'work-claim', { ...work, from: 'grace' })
    expect(await rowOf(companyId)).not.toHaveProperty('handedOver')
    expect((await countOf('grace')).handedOver).not.toContainEqual(
      expect.objectContaining({ workId: work.workId }),
    )
  })

  test('is refused to somebody whose roles may not do it, and to somebody unknown', async () => {
    const { work } = await waiting()
    expect(await act('ada', 'work-hand-over', { ...work, colleague: 'mary' })).toMatchObject(
      refusal('ruleBroken'),
    )
    expect(await act('ada', 'work-hand-over', { ...work, colleague: 'nobody' })).toMatchObject(
      refusal('notFound'),
    )
    expect(await act('ada', 'work-colleagues', work)).toEqual({
      ok: true,
      colleagues: [{ actor: 'grace', lastSeen: '2026-11-02T01:00:00.000Z' }],
    })
  })

  test('knows who has been at the desk, once a day and in the roles of the day', async () => {
    const writes: unknown[] = []
    const { table, clock } = app.deps
    const note = createPersonRecorder({
      clock,
      table: { ...table, write: async (write) => (writes.push(write), table.write(write)) },
    })
    await note({ actor: 'edith', roles: ['reviewer'] })
    await note({ actor: 'edith', roles: ['reviewer'] })
    expect(writes).toHaveLength(1)
    await note({ actor: 'edith', roles: ['marketing'] })
    const { work } = await waiting()
    expect(await act('ada', 'work-hand-over', { ...work, colleague: 'edith' })).toMatchObject(
      refusal('ruleBroken'),
    )
    app.clock.advance('P1D')
    await note({ actor: 'edith', roles: ['marketing'] })
    expect(writes).toHaveLength(3)
  })
})

test('every kind that waits is seen to by acts that there are', () => {
  for (const acts of Object.values(actsOfKinds)) {
    expect(acts.length).toBeGreaterThan(0)
    for (const name of acts) expect(Object.keys(allActs)).toContain(name)
  }
})

const view = (fields: object) => act('ada', 'view-save', { inbox: 'kyc', ...fields })
const views = async (actor: string) =>
  ((await act(actor, 'view-list', {})) as Record<string, unknown>)['views'] as { name: string }[]

describe('views', () => {
  test('are somebody’s own, replaced under the same name, and removed', async () => {
    const mine = { name: 'Mine', held: 'mine', sort: '-submittedAt' }
    expect(await view(mine)).toEqual({ ok: true, inbox: 'kyc', filter: null, ...mine })
    await view({ name: 'Mine', filter: 'harbour' })
    expect(await views('ada')).toEqual([
      { inbox: 'kyc', name: 'Mine', filter: 'harbour', sort: null, held: 'all' },
    ])
    expect(await views('grace')).toEqual([])
    expect(await act('ada', 'view-remove', { inbox: 'kyc', name: 'Mine' })).toMatchObject({ ok: true })
    expect(await act('ada', 'view-remove', { inbox: 'kyc', name: 'Mine' })).toMatchObject({ ok: false })
    expect(await views('ada')).toEqual([])
  })

  test('that are shared are everybody’s: one’s own of the same name is removed first', async () => {
    const late = { inbox: 'kyc', name: 'Late', filter: 'late', sort: null, held: 'all' }
    expect(await view({ name: 'Late', filter: 'late', sharedView: true })).toEqual({
      ok: true,
      ...late,
      isShared: true,
    })
    await act('grace', 'view-save', { inbox: 'kyc', name: 'Late', filter: 'mine' })
    expect(await views('ada')).toEqual([{ ...late, isShared: true }])
    expect(await views('grace')).toEqual([
      { ...late, filter: 'mine' },
      { ...late, isShared: true },
    ])
    const remove = () => act('grace', 'view-remove', { inbox: 'kyc', name: 'Late' })
    expect(await remove()).toMatchObject({ ok: true })
    expect(await views('grace')).toEqual([{ ...late, isShared: true }])
    expect(await remove()).toMatchObject({ ok: true })
    expect(await remove()).toMatchObject(refusal('notFound'))
    expect(await views('ada')).toEqual([])
  })

  test('are at most twenty of an inbox', async () => {
    for (let n = 0; n < 20; n++) await view({ name: `View ${n}` })
    expect(await view({ name: 'One more' })).toMatchObject(refusal('tooManyItems'))
    expect(await view({ name: 'View 3', filter: 'other' })).toMatchObject({ ok: true })
    expect(await act('ada', 'view-save', { inbox: 'limits', name: 'One more' })).toMatchObject({ ok: true })
  })
})
