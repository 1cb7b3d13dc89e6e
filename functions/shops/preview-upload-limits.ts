import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { mergeOrders, monthsOf, type UploadedMonth } from '#shared/shops/read-orders.ts'
import type { UploadReading } from '#shared/shops/upload-columns.ts'
import { findUploadedSource, loadUploadedOrders } from '../data/uploaded-sources.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { Deps } from '../runtime/deps.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { simulateLimits } from '../underwriting/simulate-limits.ts'
import { describeLimitForecast } from './describe-limit-forecast.ts'
import { findUpload, openUpload, parseUpload, unknownColumns } from './parse-upload.ts'

/** The months of a shop once an upload is kept; undefined if the file is not there or cannot be read like this. */
const monthsWith = async (
  companyId: string,
  sourceId: string,
  { file_id, reading }: { file_id: string; reading: UploadReading },
  deps: Deps,
): Promise<UploadedMonth[] | undefined> => {
  const found = await findUpload(deps, companyId, { source_id: sourceId, file_id })
  const opened = found && (await openUpload(deps, found.file))
  if (!opened || 'problem' in opened || unknownColumns(opened, reading).length > 0) return undefined
  const { orders } = parseUpload(opened, reading, found.source, deps.clock())
  const before = await loadUploadedOrders(deps.table, found.source)
  return monthsOf(mergeOrders(before.orders, orders))
}

export const previewUploadLimits: Handler<typeof shopsEndpoints.previewUploadLimits> = async (
  { input: { body }, session },
  deps,
) => {
  const { companyId } = session
  const { source_id: sourceId, upload } = body
  const source = await findUploadedSource(deps.table, companyId, sourceId)
  if (!source) return refuse('notFound')
  const months = upload ? await monthsWith(companyId, sourceId, upload, deps) : []
  if (!months) return refuse('invalidInput', [{ field: 'body.upload.file_id', rule: 'invalid' }])
  if (source.kind !== 'shop') return answer({ limits: [] })
  const { productCode } = lineOfSession(session)
  return requireExchangeRates(async () => {
    const limits = await simulateLimits({ companyId, productCode, upload: { sourceId, months } }, deps)
    return answer({ limits: describeLimitForecast(limits) })
  })
}
