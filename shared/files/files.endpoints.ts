import { companyEndpoint, landingEndpoint } from '../api/endpoint.ts'
import type { filesSchemas } from './files.schemas.ts'

export const filesEndpoints = {
  /** Requests an upload ticket. The response is a form POST to the store, bound to this one file. */
  askUpload: landingEndpoint<typeof filesSchemas.askUpload>()({
    name: 'ask-upload',
    method: 'POST',
    path: '/api/uploadFiles',
    errors: ['tooManyRequests'],
  }),
  /** Checks the uploaded file, so that it can be referenced. A file that differs from its declaration is removed. */
  completeUpload: landingEndpoint<typeof filesSchemas.completeUpload>()({
    name: 'complete-upload',
    method: 'POST',
    path: '/api/uploadFiles/{id}/complete',
    errors: ['notFound', 'checksumMismatch', 'fileMissing'],
  }),
  /**
   * Uploads a file, bypassing the store: for networks that block it. The body is `multipart/form-data`. A file of more
   * than 4 MB comes in parts, one a call.
   */
  uploadFile: companyEndpoint<typeof filesSchemas.uploadFile>()({
    name: 'upload-file',
    method: 'POST',
    path: '/thirdparty/file/storage/uploadWithMultipartFile',
    takes: 'multipart',
    errors: ['invalidInput', 'checksumMismatch', 'tooManyRequests', 'notFound', 'fileMissing'],
  }),
  /**
   * The company's uploaded, signed and generated documents, the latest first. ID documents are shown to administrators.
   */
  searchFiles: companyEndpoint<typeof filesSchemas.searchFiles>()({
    name: 'search-files',
    method: 'POST',
    path: '/thirdparty/file/storage/page',
    reads: true,
  }),
  /**
   * A link, valid for minutes, to a file of the company that passed the malware scan. A picture of an identity document
   * requires a step-up.
   */
  getFileOnlineUrl: companyEndpoint<typeof filesSchemas.getFileOnlineUrl>()({
    name: 'get-file-online-url',
    method: 'POST',
    path: '/thirdparty/file/storage/getFileOnlineURL',
    reads: true,
    errors: [
      'notFound',
      'forbidden',
      'fileBeingChecked',
      'fileUnsafe',
      'fileUncheckable',
      'stepUpNeeded',
      'resetTooRecent',
    ],
    sensitive: ['showsIdentity'],
  }),
} as const
