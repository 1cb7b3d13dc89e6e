import type { IncomingMessage, ServerResponse } from 'node:http'

const bodyLimitBytes = 16_384

/** An invalid request, with the status and the error code of RFC 6749 or RFC 6750. */
export class BadRequest extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, description: string) {
    super(description)
    this.status = status
    this.code = code
  }
}

/** The text of a body of the given type. */
export const readText = async (req: IncomingMessage, type: string): Promise<string> => {
  if (req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== type)
    throw new BadRequest(400, 'invalid_request', `The body must be ${type}.`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyLimitBytes) throw new BadRequest(413, 'invalid_request', 'The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The fields of a form post. A repeated field is rejected, as RFC 6749 requires. */
export const readForm = async (req: IncomingMessage): Promise<Map<string, string>> =>
  readFields(new URLSearchParams(await readText(req, 'application/x-www-form-urlencoded')))

export const readJson = async (req: IncomingMessage): Promise<unknown> => {
  const text = await readText(req, 'application/json')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadRequest(400, 'invalid_request', 'The body is not JSON.')
  }
}

/** Parameters by name. One that is given twice is refused. */
export const readFields = (parameters: URLSearchParams): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const [name, value] of parameters) {
    if (fields.has(name)) throw new BadRequest(400, 'invalid_request', `${name} is given twice.`)
    fields.set(name, value)
  }
  return fields
}

export const sendJson = (
  res: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void => {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    pragma: 'no-cache',
    ...headers,
  })
  res.end(JSON.stringify(body))
}

export const redirect = (res: ServerResponse, to: URL): void => {
  res.writeHead(303, { location: to.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  res.end()
}
