import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { permittedActs } from '../engine/permitted-acts.ts'
import { describeAct } from './describe-act.ts'

export const showActAct: RunAct<'act-show'> = async ({ name: sought }, { roles }, { config }) => {
  const action = (await permittedActs(roles)).find(({ name }) => name === sought)
  if (!action) return refuseAct('notFound', `there is no act ${sought} for your roles`)
  return { ok: true, ...describeAct(action, config), fields: actFieldsOf(action) }
}
