import * as z from 'zod'
import { listLinks } from '../data/links.ts'
import { deskAction } from './desk-action.ts'

export const listShortLinks = deskAction({
  name: 'link-list',
  summary: 'The short links and where they lead, by their ids.',
  reads: true,
  schema: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().optional(),
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
