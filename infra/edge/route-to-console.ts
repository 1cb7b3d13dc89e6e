interface Request {
  uri: string
}

/** Answers every path of the console that names no file with its one page. CloudFront runs it by the name `handler`. */
export function handler(event: { readonly request: Request }): object {
  const request = event.request
  const isFile = request.uri.lastIndexOf('.') > request.uri.lastIndexOf('/')
  if (!isFile) request.uri = '/index.html'
  return request
}
