import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { maxUploadedSources } from '#shared/shops/upload-limits.ts'
import { listUploadedSources, replaceUploadedSource } from '../data/uploaded-sources.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeUploadedSource } from './describe-uploaded-source.ts'

export const addUploadedSource: Handler<typeof shopsEndpoints.addUploadedSource> = async (
  { input: { body }, session: { companyId } },
  { table, clock, random },
) => {
  const known = await listUploadedSources(table, companyId)
  const same = known.find(
    ({ kind, platform, name }) => kind === body.kind && platform === body.platform && name === body.name,
  )
  // A second click adds no second one.
  if (same) return refuse('alreadyExists', [{ field: 'body.name', rule: 'invalid' }])
  if (known.length >= maxUploadedSources) return refuse('tooManyItems')
  const source = {
    companyId,
    sourceId: random.id(),
    kind: body.kind,
    platform: body.platform,
    name: body.name,
    currency: body.currency,
    timeZone: body.time_zone,
    addedAt: clock().toISOString(),
    uploads: [],
    orders: 0,
    months: [],
    version: 0,
  }
  await table.transact({ source: replaceUploadedSource(table, source) })
  return answer(describeUploadedSource(source))
}
