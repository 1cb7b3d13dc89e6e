import * as z from 'zod/mini'
import { listCustomerServices as listServices } from '../../data/customer-services.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listCustomerServicesAct = deskAct({
  name: 'customer-service-list',
  summary: 'The customer-service contacts, by their ids, and the checksums of their QR codes.',
  reads: true,
  schema: z.object({
    limit: fields.listLimit,
    cursor: fields.listCursor,
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
