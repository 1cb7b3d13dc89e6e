import { createHmac } from 'node:crypto'

/**
 * The signature of Alibaba's open platforms, Lazada's and AliExpress's: HMAC-SHA-256 in upper-case hex over the path and the
 * sorted parameters. A method that is named by a parameter has no path.
 */
export const signAlibabaRequest = (
  secret: string,
  { path = '', parameters }: { path?: string; parameters: Readonly<Record<string, string>> },
): string => {
  const sorted = Object.entries(parameters)
    .filter(([name]) => name !== 'sign')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join('')
  return createHmac('sha256', secret)
    .update(path + sorted)
    .digest('hex')
    .toUpperCase()
}
