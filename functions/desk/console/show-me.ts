import type { RunAct } from '../engine/desk-act.ts'
import { permittedActNames } from '../engine/permitted-acts.ts'

export const showMeAct: RunAct<'me-show'> = async (_input, { actor, roles }, { clock }) => ({
  ok: true,
  actor,
  roles,
  now: clock().toISOString(),
  acts: await permittedActNames(roles),
})
