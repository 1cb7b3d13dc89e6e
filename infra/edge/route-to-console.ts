import { hasFileExtension } from '#shared/site/missing-page.ts'
import { isSiteFile, missingFile } from './missing-file.ts'

interface Request {
  uri: string
}

/** Maps every path of the console without a file to its one page. CloudFront runs it by the name `handler`. */
export function handler(event: { readonly request: Request }): object {
  const request = event.request
  if (!hasFileExtension(request.uri)) request.uri = '/index.html'
  return isSiteFile(request.uri) ? request : missingFile
}
