/** Calls that a page sent from within itself, before any script had come, with the token that they were sent with. */
export interface EarlyResponses {
  readonly token: string
  /** By `nameOfCall`. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  var earlyAnswers: EarlyResponses | undefined
}

export const nameOfCall = (method: string, url: string, body?: unknown): string =>
  `${method} ${url}${typeof body === 'string' ? ` ${body}` : ''}`

/** The answer to a call that was sent early, once; undefined where it was not, or by somebody else. */
export const takeEarlyResponse = (token: string | undefined, name: string): Promise<Response> | undefined => {
  const early = globalThis.earlyAnswers
  if (!early || early.token !== token) return undefined
  const answer = early.answers.get(name)
  early.answers.delete(name)
  return answer
}

/** What was not taken while the first screen was put up would be old news later. */
export const forgetEarlyResponses = (): void => {
  globalThis.earlyAnswers = undefined
}
