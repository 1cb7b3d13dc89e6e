import type { HandleRequest } from './object-store.ts'

/** Lets the pages of another origin read what `serve` answers with, as the bucket's rules do in the cloud. */
export const readableFrom =
  (origin: string, serve: HandleRequest): HandleRequest =>
  (request, response) => {
    if (request.method === 'GET' && request.headers.origin === origin)
      response.setHeader('access-control-allow-origin', origin).setHeader('vary', 'origin')
    return serve(request, response)
  }
