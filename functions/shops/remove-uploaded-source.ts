import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findUploadedSource, loadUploadedOrders, removeUploadedSource } from '../data/uploaded-sources.ts'
import { writeAll } from '../data/write-all.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { uploadsChanged } from './uploads-changed.ts'

/** A repeated call removes what an interrupted one has left. */
export const removeUploadedSourceOfCompany: Handler<typeof shopsEndpoints.removeUploadedSource> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table } = deps
  const [source, { removals }] = await Promise.all([
    findUploadedSource(table, companyId, body.source_id),
    loadUploadedOrders(table, { companyId, sourceId: body.source_id }),
  ])
  if (!source && removals.length === 0) return refuse('notFound')
  if (source) {
    const removed = await table.transact({
      source: removeUploadedSource(table, source),
      limits: source.orders > 0 ? uploadsChanged(deps, source) : undefined,
    })
    if (!removed.ok) return refuse('beingProcessed')
  }
  await writeAll(table, removals)
  return answer(null)
}
