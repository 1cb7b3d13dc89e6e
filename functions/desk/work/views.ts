import type { DeskView } from '#shared/desk/work-responses.ts'
import { listDeskViews, putDeskView, removeDeskView } from '../../data/desk-views.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The maximum number of views of an inbox. */
const maxOfInbox = 20

export const listViewsAct: RunAct<'view-list'> = async (_input, { actor }, { table }) => ({
  ok: true,
  views: (await listDeskViews(table, actor)).map(
    ({ inbox, name, filter, sort, held }): DeskView => ({ inbox, name, filter, sort, held }),
  ),
})

const isSame = (a: DeskView, b: DeskView): boolean =>
  a.filter === b.filter && a.sort === b.sort && a.held === b.held

export const saveViewAct: RunAct<'view-save'> = async (
  { inbox, name, filter = null, sort = null, held },
  act,
  { table },
) => {
  const view: DeskView = { inbox, name, filter, sort, held }
  const present = (await listDeskViews(table, act.actor)).filter((each) => each.inbox === inbox)
  const former = present.find((each) => each.name === name)
  if (former && isSame(former, view)) return { ok: true, ...view }
  if (!former && present.length >= maxOfInbox)
    return refuseAct('tooManyItems', `an inbox has at most ${maxOfInbox} views of yours`)
  await table.transact({
    view: putDeskView(table, act.actor, view),
    audit: act.audit({ before: former ? { view: inbox } : null, after: { view: inbox } }),
  })
  return { ok: true, ...view }
}

export const removeViewAct: RunAct<'view-remove'> = async ({ inbox, name }, act, { table }) => {
  const present = await listDeskViews(table, act.actor)
  if (!present.some((each) => each.inbox === inbox && each.name === name))
    return refuseAct('notFound', `you have no view ${name} of ${inbox}`)
  await table.transact({
    view: removeDeskView(table, act.actor, inbox, name),
    audit: act.audit({ before: { view: inbox }, after: null }),
  })
  return { ok: true, inbox, name }
}
