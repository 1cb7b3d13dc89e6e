import type { RunAct } from '../engine/desk-act.ts'

export const showMeAct: RunAct<'me-show'> = async (_input, { actor, roles, ownActs }, { clock }) => ({
  ok: true,
  actor,
  roles,
  now: clock().toISOString(),
  acts: [...ownActs],
})
