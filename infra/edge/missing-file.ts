import { missingPage } from '#shared/site/missing-page.ts'

/** The paths of the site's files besides its assets. `bundleEdgeFunction` sets it. */
declare const siteFiles: readonly string[]

export const isSiteFile = (path: string): boolean => siteFiles.indexOf(path) !== -1

/** Given by the function itself, since an error page of the distribution would also replace the API's errors. */
export const missingFile = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/html; charset=utf-8' },
    'cache-control': { value: 'no-store' },
    'x-content-type-options': { value: 'nosniff' },
  },
  body: { encoding: 'text', data: missingPage },
}
