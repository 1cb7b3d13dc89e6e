import type { RunAct } from '../engine/desk-act.ts'
import { permittedActNames } from '../engine/permitted-acts.ts'
import { platformNamesOf } from '../engine/platform-names.ts'

export const showMeAct: RunAct<'me-show'> = async (_input, { actor, roles }, { clock, config }) => ({
  ok: true,
  actor,
  roles,
  now: clock().toISOString(),
  platformNames: platformNamesOf(config),
  acts: await permittedActNames(roles),
})
