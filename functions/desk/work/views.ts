import type { DeskView } from '#shared/desk/work-responses.ts'
import { everybody, listDeskViews, putDeskView, removeDeskView } from '../../data/desk-views.ts'
import type { Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The maximum number of views of an inbox. */
const maxOfInbox = 20

const viewsOf = async (table: Table, owner: string): Promise<DeskView[]> =>
  (await listDeskViews(table, owner)).map(({ inbox, name, filter, sort, held }) => ({
    inbox,
    name,
    filter,
    sort,
    held,
    ...(owner === everybody ? { isShared: true } : {}),
  }))

export const listViewsAct: RunAct<'view-list'> = async (_input, { actor }, { table }) => ({
  ok: true,
  views: (await Promise.all([viewsOf(table, actor), viewsOf(table, everybody)])).flat(),
})

const isSame = (a: DeskView, b: DeskView): boolean =>
  a.filter === b.filter && a.sort === b.sort && a.held === b.held

export const saveViewAct: RunAct<'view-save'> = async (
  { inbox, name, filter = null, sort = null, held, sharedView },
  act,
  { table },
) => {
  const view: DeskView = { inbox, name, filter, sort, held }
  const owner = sharedView ? everybody : act.actor
  const present = (await listDeskViews(table, owner)).filter((each) => each.inbox === inbox)
  const former = present.find((each) => each.name === name)
  if (former && isSame(former, view)) return { ok: true, ...view, ...(sharedView ? { isShared: true } : {}) }
  if (!former && present.length >= maxOfInbox)
    return refuseAct(
      'tooManyItems',
      `an inbox has at most ${maxOfInbox} views of yours, and as many that are shared`,
    )
  await table.transact({
    view: putDeskView(table, owner, view),
    audit: act.audit({ before: former ? { view: inbox } : null, after: { view: inbox } }),
  })
  return { ok: true, ...view, ...(sharedView ? { isShared: true } : {}) }
}

export const removeViewAct: RunAct<'view-remove'> = async ({ inbox, name }, act, { table }) => {
  const has = async (person: string): Promise<boolean> =>
    (await listDeskViews(table, person)).some((each) => each.inbox === inbox && each.name === name)
  const owner = (await has(act.actor)) ? act.actor : everybody
  if (owner === everybody && !(await has(everybody)))
    return refuseAct('notFound', `there is no view ${name} of ${inbox}`)
  await table.transact({
    view: removeDeskView(table, owner, inbox, name),
    audit: act.audit({ before: { view: inbox }, after: null }),
  })
  return { ok: true, inbox, name }
}
