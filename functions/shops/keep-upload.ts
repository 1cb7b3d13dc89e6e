import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { mergeOrders, monthsOf } from '#shared/shops/read-orders.ts'
import { maxUploadedOrders } from '#shared/shops/upload-limits.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import {
  findUploadedSource,
  type KeptUpload,
  loadUploadedOrders,
  putUploadedOrders,
  replaceUploadedSource,
  type UploadedSource,
} from '../data/uploaded-sources.ts'
import { writeAll } from '../data/write-all.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeUploadedSource } from './describe-uploaded-source.ts'
import { findUpload, openUpload, parseUpload, unknownColumns } from './parse-upload.ts'
import { uploadsChanged } from './uploads-changed.ts'

/** The number of latest uploads that are listed. */
const uploadsKept = 24

/**
 * Adds an upload's orders to those of earlier uploads. They are written under a new generation first, so that the
 * source has all of them or none. The limits that count them are then calculated again.
 */
export const keepUpload: Handler<typeof shopsEndpoints.keepUpload> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table, clock } = deps
  const found = await findUpload(deps, companyId, body)
  if (!found) return refuse('notFound')
  const { file } = found
  const opened = await openUpload(deps, file)
  if ('problem' in opened) return refuse('invalidInput', [{ field: 'body.file_id', rule: 'invalid' }])
  const unknown = unknownColumns(opened, body.reading)
  if (unknown.length > 0) return refuse('invalidInput', unknown)
  let first: UploadedSource | undefined = found.source
  const kept = await retryOnChange(async () => {
    const source = first ?? (await findUploadedSource(table, companyId, body.source_id))
    first = undefined
    if (!source) return refuse('notFound')
    const now = clock()
    const { orders } = parseUpload(opened, body.reading, source, now)
    if (orders.length === 0)
      return refuse('invalidInput', [{ field: 'body.file_id', rule: 'invalid' as const }])
    const before = await loadUploadedOrders(table, source)
    const all = mergeOrders(before.orders, orders)
    if (all.length > maxUploadedOrders)
      return refuse('invalidInput', [{ field: 'body.file_id', rule: 'invalid' as const }])
    const generation = `${source.version}-${file.fileId}`
    const dates = orders.map(({ date }) => date).toSorted()
    const upload: KeptUpload = {
      fileName: file.fileName,
      crc32: file.crc32,
      orders: orders.length,
      from: dates[0] ?? '',
      to: dates.at(-1) ?? '',
      at: now.toISOString(),
    }
    const others = source.uploads.filter(({ crc32 }) => crc32 !== upload.crc32)
    const next = {
      ...source,
      generation,
      orders: all.length,
      months: monthsOf(all),
      uploads: [...others, upload].slice(-uploadsKept),
    }
    await writeAll(table, putUploadedOrders(table, source, generation, all))
    const written = await table.transact({
      source: replaceUploadedSource(table, next),
      limits: uploadsChanged(deps, source),
    })
    if (!written.ok) return changed
    await writeAll(table, before.removals)
    return answer(describeUploadedSource(next))
  })
  return kept === changed ? refuse('beingProcessed') : kept
}
