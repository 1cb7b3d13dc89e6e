import { filesEndpoints } from '../../shared/files/files.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { askUpload } from './ask-upload.ts'
import { completeUpload } from './complete-upload.ts'
import { getFileOnlineUrl } from './get-file-online-url.ts'

export const createFilesLambda = (deps: Deps) =>
  createAreaLambda(filesEndpoints, { askUpload, completeUpload, getFileOnlineUrl }, deps)
