import type { HandleRequest } from './object-store.ts'

/** Allows the pages of another origin to read responses of `serve`, as the bucket's rules do in the cloud. */
export const allowCrossOrigin =
  (origin: string, serve: HandleRequest): HandleRequest =>
  (request, response) => {
    if (request.method === 'GET' && request.headers.origin === origin)
      response.setHeader('access-control-allow-origin', origin).setHeader('vary', 'origin')
    return serve(request, response)
  }
