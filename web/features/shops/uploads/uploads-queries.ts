import type { ResponseOf } from '#shared/api/endpoint.ts'
import { uploadsEndpoints } from '#shared/shops/uploads.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** The company's shops and payment accounts whose exports it uploads. */
export const uploadedSourcesQuery = endpointQuery(uploadsEndpoints.listUploadedSources)

export type UploadedSource = ResponseOf<typeof uploadsEndpoints.listUploadedSources>[number]
export type UploadPreview = ResponseOf<typeof uploadsEndpoints.previewUpload>
