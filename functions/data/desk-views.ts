import type { DeskView } from '#shared/desk/work-responses.ts'
import { collect } from './collect.ts'
import { put, remove, type Table, type Write } from './table.ts'

const prefix = 'VIEW#'

/** The owner of the views that everybody has. No back-office user has this name. */
export const everybody = '*'

const partitionOf = (actor: string): string => `DESKPERSON#${actor}`
const key = (actor: string, inbox: string, name: string) => ({
  pk: partitionOf(actor),
  sk: `${prefix}${inbox}#${name}`,
})

/** Access pattern: the saved views of a back-office user, or those that are shared, of all inboxes. */
export const listDeskViews = (table: Table, actor: string): Promise<DeskView[]> =>
  collect(table.all<DeskView>({ pk: partitionOf(actor), prefix, consistent: true }))

export const putDeskView = (table: Table, actor: string, view: DeskView): Write =>
  put<DeskView>(table, { ...key(actor, view.inbox, view.name), type: 'desk-view', ...view })

export const removeDeskView = (table: Table, actor: string, inbox: string, name: string): Write =>
  remove<DeskView>(table, key(actor, inbox, name))
