import { everyAct } from '#shared/desk/all-acts.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeAct } from './describe-act.ts'

export const listActsAct: RunAct<'act-list'> = async (_input, { ownActs }, { config }) => ({
  ok: true,
  acts: everyAct.filter(({ name }) => ownActs.includes(name)).map((action) => describeAct(action, config)),
})
