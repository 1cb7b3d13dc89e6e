import { expect, test } from 'vitest'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import {
  expectUnchangedPerson,
  recordDeskPerson,
  recordLeaving,
} from '../../../../functions/data/desk-people.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { createPersonRecorder } from '../../../../functions/desk/person-recorder.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { buildFacility, readFacility } from '../../../support/build-facility.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

type Fields = Record<string, unknown>

const app = await useTestApp({ config: { fourEyes: true } })
const seller = await buildFacility(app, { limitCents: 50_000_00 })

const as = (
  actor: string,
  roles: readonly DeskRole[],
  action: string,
  fields: Fields = {},
  deps: Deps = app.deps,
) => createDeskHandler(deps)({ action, actor, roles, ...fields })

const propose = async (actor: string, limit: string): Promise<string> => {
  const { facilityId } = seller
  const outcome = await as(actor, ['credit'], 'facility-limit', { facilityId, limit, reason: 'sales rose' })
  if (!outcome.ok) throw new Error(outcome.message)
  return String(outcome['proposalId'])
}
const approve = (proposalId: string, fields: Fields = {}) =>
  as('grace', ['credit'], 'proposal-approve', { proposalId, ...fields })
const limit = async () => (await readFacility(app, seller.facilityId)).balances.limit
const rowOf = async (proposalId: string) => {
  const listed = (await as('grace', ['credit'], 'proposal-list')) as unknown as { waiting: Fields[] }
  return listed.waiting.find((each) => each['proposalId'] === proposalId)
}
const refused = (words: string) => ({
  ok: false,
  reason: 'wrongState',
  message: expect.stringContaining(words),
})

test('what somebody proposed who was last at the desk without the role does not land, and the list says so', async () => {
  const proposalId = await propose('ada', '60000.00')
  expect(await rowOf(proposalId)).toMatchObject({ proposerEligibility: null })
  app.clock.advance('PT1M')
  await createPersonRecorder(app.deps)({ actor: 'ada', roles: ['support'] })
  expect(await rowOf(proposalId)).toMatchObject({ proposerEligibility: 'withoutRole' })
  for (const dryRun of [true, false])
    expect(await approve(proposalId, { dryRun })).toMatchObject(refused('without a role for it'))
  expect(await limit()).toBe(50_000_00)

  // With the role restored, the proposal can be approved again.
  await createPersonRecorder(app.deps)({ actor: 'ada', roles: ['credit'] })
  expect(await approve(proposalId)).toMatchObject({ ok: true })
  expect(await limit()).toBe(60_000_00)
})

test('what somebody proposed who has left since does not land, though they come again; what they propose after does', async () => {
  const proposalId = await propose('mary', '70000.00')
  app.clock.advance('PT1M')
  expect(
    await as('hedy', ['support'], 'colleague-leave', { leaver: 'Mary', reason: 'her last day' }),
  ).toMatchObject({ ok: true, leaver: 'mary' })
  expect(await rowOf(proposalId)).toMatchObject({ proposerEligibility: 'left' })
  expect(await approve(proposalId)).toMatchObject(refused('has left the lender since'))
  app.clock.advance('PT1H')
  await createPersonRecorder(app.deps)({ actor: 'mary', roles: ['credit'] })
  expect(await approve(proposalId)).toMatchObject(refused('has left the lender since'))
  expect(await approve(await propose('mary', '71000.00'))).toMatchObject({ ok: true })
})

test('whoever leaves while their proposal is approved stops it: the condition is of the same transaction', async () => {
  const proposalId = await propose('joan', '72000.00')
  const { table } = app.deps
  const leaving: Deps = {
    ...app.deps,
    table: {
      ...table,
      async transact(writes) {
        await table.write(recordLeaving(table, 'joan', app.clock.now().toISOString()))
        return table.transact(writes)
      },
    },
  }
  const outcome = await as('grace', ['credit'], 'proposal-approve', { proposalId }, leaving)
  expect(outcome).toMatchObject({ ok: false })
  expect(await limit()).toBe(71_000_00)
})

test('nobody whom the desk has never seen is noted as having left', async () => {
  expect(
    await as('hedy', ['support'], 'colleague-leave', { leaver: 'nobody', reason: 'gone' }),
  ).toMatchObject({ ok: false, reason: 'notFound' })
  expect(
    await app.deps.table.write(recordLeaving(app.deps.table, 'nobody', '2027-01-01T00:00:00.000Z')),
  ).toBe(false)
})

test('somebody who is only seen again is still the one that was read, by their roles and their leaving', async () => {
  const { table } = app.deps
  const seenAt = '2027-01-01T00:00:00.000Z'
  await table.write(recordDeskPerson(table, { actor: 'tim', roles: ['credit'], seenAt }))
  const still = () =>
    table.transact({ still: expectUnchangedPerson(table, { actor: 'tim', roles: ['credit'], seenAt }) })
  expect(await still()).toMatchObject({ ok: true })
  await table.write(recordDeskPerson(table, { actor: 'tim', roles: [], seenAt: '2027-01-01T00:20:00.000Z' }))
  expect(await still()).toMatchObject({ ok: false })
})

test('what was rejected says so when the same is proposed again, whatever for and whatever has changed since', async () => {
  const first = await propose('edith', '75000.00')
  const rejected = await as('grace', ['credit'], 'proposal-reject', {
    proposalId: first,
    reason: 'sales fell',
  })
  expect(rejected).toMatchObject({ ok: true })
  const before = { rejectedBy: 'grace', rejectedAt: app.clock.now().toISOString(), reason: 'sales fell' }
  app.clock.advance('P1D')
  const { facilityId } = seller
  const again = (reason: string, to: string) =>
    as('ada', ['credit'], 'facility-limit', { facilityId, limit: to, reason })
  const proposed = await again('asked by the board', '75000')
  expect(proposed).toMatchObject({ ok: true, waitsFor: 'a second person', rejectedBefore: before })
  expect(await rowOf(String((proposed as unknown as Fields)['proposalId']))).toMatchObject({
    rejectedBefore: before,
  })
  const other = await again('asked by the board', '75000.01')
  expect(other).toMatchObject({ ok: true })
  expect(other).not.toHaveProperty('rejectedBefore')
})
