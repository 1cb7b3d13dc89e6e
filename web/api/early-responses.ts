/**
 * Responses to calls that an inline script sent before the bundle was loaded, with the token that they were sent with.
 */
export interface EarlyResponses {
  readonly token: string
  /** By the key of `callKey`. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  var earlyAnswers: EarlyResponses | undefined
}

export const callKey = (method: string, url: string, body?: unknown): string =>
  `${method} ${url}${typeof body === 'string' ? ` ${body}` : ''}`

/**
 * Takes the response to an early call; undefined if there was none, if it was taken before, or if another token was
 * used.
 */
export const takeEarlyResponse = (token: string | undefined, name: string): Promise<Response> | undefined => {
  const early = globalThis.earlyAnswers
  if (!early || early.token !== token) return undefined
  const answer = early.answers.get(name)
  early.answers.delete(name)
  return answer
}

/** Discards early responses that the first screen did not take, as they would be stale later. */
export const discardEarlyResponses = (): void => {
  globalThis.earlyAnswers = undefined
}
