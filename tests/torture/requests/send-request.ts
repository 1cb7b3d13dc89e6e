import { Agent, request as begin } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A raw HTTP request. */
export interface RawRequest {
  method: string
  /** Including the encoded query. */
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

export interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** `fetch` would correct paths and headers that are meant to be invalid. */
export const createSender = (url: string) => {
  // One connection per request, as the server closes it after an oversized one.
  const agent = new Agent()
  const { hostname, port } = new URL(url)
  return {
    async send({ method, path, headers, body }: RawRequest): Promise<RawResponse> {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const { promise, resolve, reject } = Promise.withResolvers<RawResponse>()
      const sent = begin(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (response) =>
          void buffer(response).then(
            (content) =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                text: content.toString(),
              }),
            reject,
          ),
      )
      sent.on('error', reject)
      sent.end(body)
      return promise
    },
    close: () => agent.destroy(),
  }
}

export type Sender = ReturnType<typeof createSender>
