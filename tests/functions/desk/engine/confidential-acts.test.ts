import { expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { complying } from '#shared/desk/desk-roles.ts'
import { actsOfKinds, confidentialWorkKinds, countedInboxes, workKinds } from '#shared/desk/work.ts'

const confidential = everyAct.filter((act) => act.confidential)
const names = confidential.map(({ name }) => name)

test('confidential acts are of compliance alone, and need no second person, who would read a proposal', () => {
  expect(names.length).toBeGreaterThan(3)
  for (const { name, roles, fourEyes } of confidential)
    expect([name, roles, fourEyes]).toEqual([name, complying, undefined])
})

test('work that confidential acts handle is confidential, so that its claims are', () => {
  expect(workKinds.filter((kind) => actsOfKinds[kind].some((act) => names.includes(act)))).toEqual(
    confidentialWorkKinds,
  )
  for (const { act, kind } of countedInboxes)
    expect([kind, names.includes(act)]).toEqual([kind, confidentialWorkKinds.includes(kind)])
})
