interface Request {
  uri: string
}

/** Maps every path of the console without a file to its one page. CloudFront runs it by the name `handler`. */
export function handler(event: { readonly request: Request }): object {
  const request = event.request
  const isFile = request.uri.lastIndexOf('.') > request.uri.lastIndexOf('/')
  if (!isFile) request.uri = '/index.html'
  return request
}
