import type { ApiCall } from './api-event.ts'

/** A multipart form as API Gateway passes it on. */
export const formCall = async (fields: Record<string, string | Blob>): Promise<ApiCall> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('https://portal.test', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
