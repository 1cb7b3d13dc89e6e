import * as z from 'zod/mini'
import { listCustomerServices as listServices } from '../../data/customer-services.ts'
import { deskAction } from '../engine/desk-action.ts'
import { listLimit } from '../engine/list-limit.ts'

export const listCustomerServices = deskAction({
  name: 'customer-service-list',
  summary: 'The customer-service contacts, by their ids, and the checksums of their QR codes.',
  reads: true,
  schema: z.object({
    limit: listLimit,
    cursor: z.optional(z.string()),
  }),
  run: async (listing, _act, { table }) => {
    const { items, cursor } = await listServices(table, listing)
    return {
      ok: true,
      customerServices: items.map(({ serviceId: id, name, sha256, changedAt }) => ({
        id,
        name,
        sha256,
        changedAt,
      })),
      ...(cursor ? { cursor } : {}),
    }
  },
})
