import { listCustomerServices as listServices } from '../../data/customer-services.ts'
import type { RunAct } from '../engine/desk-act.ts'

export const listCustomerServicesAct: RunAct<'customer-service-list'> = async (listing, _act, { table }) => {
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
}
