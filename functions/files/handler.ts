import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { filesSchemas } from '#shared/files/files.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof filesEndpoints> = {
  askUpload: async () => (await import('./ask-upload.ts')).askUpload,
  completeUpload: async () => (await import('./complete-upload.ts')).completeUpload,
  uploadFile: async () => (await import('./upload-file.ts')).uploadFile,
  searchFiles: async () => (await import('./search-files.ts')).searchFiles,
  getFileOnlineUrl: async () => (await import('./get-file-online-url.ts')).getFileOnlineUrl,
}

export const createFilesLambda = (deps: Deps) =>
  createAreaLambda(filesEndpoints, filesSchemas, handlers, deps)
