import * as z from 'zod/mini'
import { assigneeChoices, type DeskView } from '#shared/desk/work.ts'
import { listDeskViews, putDeskView, removeDeskView } from '../../data/desk-views.ts'
import { describedField, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

/** The maximum number of views of an inbox. */
const maxOfInbox = 20

const ownFields = {
  inbox: describedField(z.string().check(z.regex(/^[a-z-]{1,40}$/)), 'the inbox', 'kyc'),
  name: describedField(shortText(40), 'what you call the view', 'Changes of mine'),
}

export const listViewsAct = deskAct({
  name: 'view-list',
  summary: 'The views of inboxes that you have saved.',
  reads: true,
  unrecorded: 'it tells somebody what they saved themselves',
  schema: z.object({}),
  run: async (_input, { actor }, { table }) => ({
    ok: true,
    views: (await listDeskViews(table, actor)).map(
      ({ inbox, name, filter, sort, held }): DeskView => ({ inbox, name, filter, sort, held }),
    ),
  }),
})

const isSame = (a: DeskView, b: DeskView): boolean =>
  a.filter === b.filter && a.sort === b.sort && a.held === b.held

export const saveViewAct = deskAct({
  name: 'view-save',
  summary:
    'Saves how you look at an inbox under a name, for yourself; under the same name again, it is replaced.',
  positional: ['inbox', 'name'],
  schema: z.object({
    ...ownFields,
    filter: z.optional(describedField(shortText(100), 'what rows have to say', 'harbour')),
    sort: z.optional(
      describedField(
        z.string().check(z.regex(/^-?\w{1,40}$/)),
        'by which field, with a minus for the other way round',
        '-amount',
      ),
    ),
    held: describedField(z._default(z.enum(assigneeChoices), 'all'), 'whose', 'mine'),
  }),
  run: async ({ inbox, name, filter = null, sort = null, held }, act, { table }) => {
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
  },
})

export const removeViewAct = deskAct({
  name: 'view-remove',
  summary: 'Removes one of your saved views.',
  positional: ['inbox', 'name'],
  schema: z.object(ownFields),
  run: async ({ inbox, name }, act, { table }) => {
    const present = await listDeskViews(table, act.actor)
    if (!present.some((each) => each.inbox === inbox && each.name === name))
      return refuseAct('notFound', `you have no view ${name} of ${inbox}`)
    await table.transact({
      view: removeDeskView(table, act.actor, inbox, name),
      audit: act.audit({ before: { view: inbox }, after: null }),
    })
    return { ok: true, inbox, name }
  },
})
