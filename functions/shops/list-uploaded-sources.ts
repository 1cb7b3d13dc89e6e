import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listUploadedSources } from '../data/uploaded-sources.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeUploadedSource } from './describe-uploaded-source.ts'

export const listUploadedSourcesOfCompany: Handler<typeof shopsEndpoints.listUploadedSources> = async (
  { session: { companyId } },
  { table },
) => answer((await listUploadedSources(table, companyId)).map(describeUploadedSource))
