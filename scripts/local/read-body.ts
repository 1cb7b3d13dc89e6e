import type { IncomingMessage } from 'node:http'

/** Thrown when a request's body is larger than the caller allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** The whole body of a request, in bytes. Throws `BodyTooLarge` beyond `limit` bytes. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) {
      request.resume() // the rest is read and dropped, so that the sender gets to see the refusal
      throw new BodyTooLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
