import { describe, expect, test } from 'vitest'
import { type ActName, allActs, everyAct } from '#shared/desk/all-acts.ts'
import { type DeskRole, everyDeskRole } from '#shared/desk/desk-roles.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const names = Object.keys(allActs) as ActName[]

/** Calls with only the act's name: permitted users get the missing fields, or the result. */
const ask = (action: string, roles: readonly DeskRole[], fields: object = {}) =>
  createDeskHandler(app.deps)({ action, actor: 'ada', roles, dryRun: true, ...fields })

describe.each([...everyDeskRole, undefined])('the role %s', (role) => {
  test.each(names)('may do %s where the table says so', async (action) => {
    const outcome = await ask(action, role ? [role] : [])
    const isAllowed = role !== undefined && allActs[action].roles.includes(role)
    expect(!outcome.ok && outcome.reason === 'forbidden').toBe(!isAllowed)
  })
})

test('an auditor changes nothing, and each act is for somebody', async () => {
  for (const action of names) expect(allActs[action].roles.length).toBeGreaterThan(0)
  // Opening a document is an access that the act itself records; views belong to the user.
  const changing = everyAct
    .filter(
      ({ name, reads }) =>
        !reads && name !== 'file-open' && !name.startsWith('view-') && !name.startsWith('proposal-'),
    )
    .map(({ name }) => name)
  const auditors = names.filter((action) => allActs[action].roles.includes('auditor'))
  expect(changing.filter((name) => auditors.includes(name as ActName))).toEqual([])
})

test('tells what somebody may do, and the form of that alone', async () => {
  const mine = await ask('me-show', ['marketing'])
  expect(mine).toMatchObject({ ok: true, actor: 'ada', roles: ['marketing'] })
  expect((mine as { acts?: string[] }).acts?.toSorted()).toEqual(
    names.filter((name) => allActs[name].roles.includes('marketing')).toSorted(),
  )
  expect(await ask('act-show', ['marketing'], { name: 'announcement-withdraw' })).toMatchObject({
    ok: true,
    changes: true,
    fields: [{ name: 'id', type: 'string', required: true }],
  })
  for (const name of ['kyc-approve', 'constructor', 'nothing'])
    expect(await ask('act-show', ['marketing'], { name })).toMatchObject({ ok: false, reason: 'notFound' })
})
