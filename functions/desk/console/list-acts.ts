import type { RunAct } from '../engine/desk-act.ts'
import { permittedActs } from '../engine/permitted-acts.ts'
import { describeAct } from './describe-act.ts'

export const listActsAct: RunAct<'act-list'> = async (_input, { roles }, { config }) => ({
  ok: true,
  acts: (await permittedActs(roles)).map((action) => describeAct(action, config)),
})
