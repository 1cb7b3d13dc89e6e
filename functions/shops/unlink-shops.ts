import { maxItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { inBatches } from '../data/in-batches.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { endLinking } from './end-linking.ts'

const atOnce = 25

export const unlinkShops: Handler<typeof shopsEndpoints.unlinkShops> = async (
  { input: { body }, session },
  deps,
) => {
  const ids = [...new Set(body.ids)]
  if (ids.length > maxItems) return refuse('tooManyItems', [{ field: 'body.ids', rule: 'tooMany' }])
  const unlinked = await inBatches(ids, atOnce, (id) => endLinking(deps, session.companyId, id))
  return unlinked.includes(true) ? answer(null) : refuse('notFound')
}
