import { endpoint } from '../api/endpoint.ts'
import type { filesSchemas } from './files.schemas.ts'

export const filesEndpoints = {
  /** Asks where to send a file. The answer is a form POST, bound to this one file, that goes to the store. */
  askUpload: endpoint<typeof filesSchemas.askUpload>()({
    name: 'ask-upload',
    method: 'POST',
    path: '/api/uploadFiles',
    audience: 'session',
    envelope: 'landing',
    errors: ['tooManyRequests'],
  }),
  /** Checks the file that was sent, so that it can be referred to. A file that is not what was said is removed. */
  completeUpload: endpoint<typeof filesSchemas.completeUpload>()({
    name: 'complete-upload',
    method: 'POST',
    path: '/api/uploadFiles/{id}/complete',
    audience: 'session',
    envelope: 'landing',
    errors: ['notFound', 'checksumMismatch', 'fileMissing'],
  }),
  /**
   * Uploads a small file in one call, past the store: for networks that let nothing else through. The body is
   * `multipart/form-data`.
   */
  uploadFile: endpoint<typeof filesSchemas.uploadFile>()({
    name: 'upload-file',
    method: 'POST',
    path: '/thirdparty/file/storage/uploadWithMultipartFile',
    audience: 'session',
    envelope: 'company',
    takes: 'multipart',
    errors: ['checksumMismatch', 'tooManyRequests'],
  }),
  /** All that the company gave and signed, and the papers of its loans, the latest first. ID documents are shown to administrators. */
  searchFiles: endpoint<typeof filesSchemas.searchFiles>()({
    name: 'search-files',
    method: 'POST',
    path: '/thirdparty/file/storage/page',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /**
   * A link, good for minutes, to a file of the company that was scanned for malware and found clean. A picture of an identity
   * document takes a step-up.
   */
  getFileOnlineUrl: endpoint<typeof filesSchemas.getFileOnlineUrl>()({
    name: 'get-file-online-url',
    method: 'POST',
    path: '/thirdparty/file/storage/getFileOnlineURL',
    audience: 'session',
    envelope: 'company',
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
