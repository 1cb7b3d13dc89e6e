import { landingEndpoint } from '../api/endpoint.ts'
import type { uploadsSchemas } from './uploads.schemas.ts'

/**
 * Shops and payment accounts that no connector reads, from their platforms' exports. Limits count the part that the
 * terms state.
 */
export const uploadsEndpoints = {
  /** The company's uploaded shops and payment accounts, with their months. */
  listUploadedSources: landingEndpoint<typeof uploadsSchemas.listUploadedSources>()({
    name: 'list-uploaded-sources',
    method: 'GET',
    path: '/api/uploaded/list',
    reads: true,
  }),
  /** Adds a shop or payment account whose exports will be uploaded. At most 20 a company. */
  addUploadedSource: landingEndpoint<typeof uploadsSchemas.addUploadedSource>()({
    name: 'add-uploaded-source',
    method: 'POST',
    path: '/api/uploaded/add',
    errors: ['alreadyExists', 'tooManyItems'],
    audited: 'shops',
  }),
  /**
   * Shows how an uploaded file is understood, by the columns that are given or else guessed: orders, days and months, and
   * the rows that are left out, with the reason of each. Writes nothing.
   */
  previewUpload: landingEndpoint<typeof uploadsSchemas.previewUpload>()({
    name: 'preview-upload',
    method: 'POST',
    path: '/api/uploaded/preview',
    reads: true,
    errors: ['notFound', 'invalidInput'],
  }),
  /**
   * Previews the limits that count uploaded sales, after an upload is kept or the shop is removed, by the rules of the
   * recalculation. Before there is a limit, an estimate. Writes nothing.
   */
  previewUploadLimits: landingEndpoint<typeof uploadsSchemas.previewUploadLimits>()({
    name: 'preview-upload-limits',
    method: 'POST',
    path: '/api/uploaded/limits',
    reads: true,
    errors: ['notFound', 'invalidInput', 'noExchangeRates'],
  }),
  /** Keeps the orders of an uploaded file, each order number once in all files. The file itself is not kept. */
  keepUpload: landingEndpoint<typeof uploadsSchemas.keepUpload>()({
    name: 'keep-upload',
    method: 'POST',
    path: '/api/uploaded/keep',
    errors: ['notFound', 'invalidInput', 'beingProcessed'],
    audited: 'shops',
  }),
  /** Removes an uploaded shop or account with its orders. */
  removeUploadedSource: landingEndpoint<typeof uploadsSchemas.removeUploadedSource>()({
    name: 'remove-uploaded-source',
    method: 'POST',
    path: '/api/uploaded/remove',
    errors: ['notFound', 'beingProcessed'],
    audited: 'shops',
  }),
} as const
