import { listLinks } from '../../data/links.ts'
import type { RunAct } from '../engine/desk-act.ts'

export const listShortLinksAct: RunAct<'link-list'> = async (listing, _act, { table }) => {
  const { items, cursor } = await listLinks(table, listing)
  return {
    ok: true,
    links: items.map(({ id, path, changedAt }) => ({ id, path, changedAt })),
    ...(cursor ? { cursor } : {}),
  }
}
