import * as z from 'zod/mini'
import { listLinks } from '../../data/links.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listShortLinksAct = deskAct({
  name: 'link-list',
  summary: 'The short links and where they lead, by their ids.',
  reads: true,
  schema: z.object({
    limit: fields.listLimit,
    cursor: fields.listCursor,
  }),
  run: async (listing, _act, { table }) => {
    const { items, cursor } = await listLinks(table, listing)
    return {
      ok: true,
      links: items.map(({ id, path, changedAt }) => ({ id, path, changedAt })),
      ...(cursor ? { cursor } : {}),
    }
  },
})
