import { pageObligors } from '../../portfolio/page-obligors.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const listObligorsAct: RunAct<'obligor-list'> = async (asked, _act, { table }) => {
  const page = await pageObligors(table, asked)
  return page
    ? { ok: true, ...page }
    : refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])
}
