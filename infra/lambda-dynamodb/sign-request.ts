import { createHash, createHmac } from 'node:crypto'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** `20261102T010000Z` */
const basicTime = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const algorithm = 'AWS4-HMAC-SHA256'
const service = 'dynamodb'

/** The headers of a POST to the root of DynamoDB, signed by AWS's Signature Version 4. */
export const signRequest = (
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
  region: string,
  at: Date,
): Record<string, string> => {
  const time = basicTime(at)
  const day = time.slice(0, 8)
  const signed: Record<string, string> = {
    ...headers,
    'x-amz-date': time,
    ...(sessionToken ? { 'x-amz-security-token': sessionToken } : {}),
  }
  const names = Object.keys(signed).toSorted()
  const request = [
    'POST',
    '/',
    '',
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const signature = hmac(key, [algorithm, time, scope, sha256(request)].join('\n')).toString('hex')
  return {
    ...signed,
    authorization: `${algorithm} Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
