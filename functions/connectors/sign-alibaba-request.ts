import { createHmac } from 'node:crypto'
import { sortedEntries } from '#shared/sorting/compare-text.ts'

/**
 * The signature of Alibaba's open platforms, Lazada's and AliExpress's: HMAC-SHA-256 in upper-case hex over the path and the
 * sorted parameters. A method that is named by a parameter has no path.
 */
export const signAlibabaRequest = (
  secret: string,
  { path = '', parameters }: { path?: string; parameters: Readonly<Record<string, string>> },
): string => {
  const sorted = sortedEntries(parameters)
    .filter(([name]) => name !== 'sign')
    .flat()
    .join('')
  return createHmac('sha256', secret)
    .update(path + sorted)
    .digest('hex')
    .toUpperCase()
}

/** The address of a signed call: `folder` stands before the signed path. */
export const alibabaAddress = (
  app: { key: string; secret: string },
  { base, folder, path }: { base: string; folder: string; path: string },
  query: Readonly<Record<string, string>>,
  now: number,
): string => {
  const parameters = { ...query, app_key: app.key, timestamp: String(now), sign_method: 'sha256' }
  const url = new URL(`${base}/${folder}${path}`)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  url.searchParams.set('sign', signAlibabaRequest(app.secret, { path, parameters }))
  return url.href
}
