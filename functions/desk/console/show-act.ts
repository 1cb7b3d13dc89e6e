import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeAct } from './describe-act.ts'

export const showActAct: RunAct<'act-show'> = async ({ name: sought }, { ownActs }, { config }) => {
  const action = everyAct.find(({ name }) => name === sought && ownActs.includes(name))
  if (!action) return refuseAct('notFound', `there is no act ${sought} for your roles`)
  return { ok: true, ...describeAct(action, config), fields: actFieldsOf(action) }
}
