import { groupIndex, type Item, type ItemPage, replace, type Table, type Write } from './table.ts'

/** A short link of the lender, for campaigns, mails and SMS, to a page of the portal. */
export interface Link {
  id: string
  /** Absolute path below the portal's base, with its query. */
  path: string
  /** ISO timestamp, UTC, of the last change. */
  changedAt: string
  version: number
}

const group = 'LINK'

const key = (id: string) => ({ pk: `LINK#${id}`, sk: 'LINK' })

/** Access pattern: the target of a short link. */
export const findLink = (table: Table, id: string): Promise<Item<Link> | undefined> =>
  table.get<Link>(key(id))

/** Access pattern: all short links, by their ids. */
export const listLinks = (
  table: Table,
  listing: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Link>> => table.query<Link>({ pk: group, index: groupIndex, ...listing })

/** Sets the target of a link. A new one has version 0. */
export const replaceLink = (table: Table, link: Link): Write =>
  replace<Link>(table, { ...key(link.id), type: 'link', gsi1pk: group, gsi1sk: link.id, ...link })
