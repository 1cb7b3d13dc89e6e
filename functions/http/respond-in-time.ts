import { PortalError } from '../runtime/describe-error.ts'

/** A Lambda is terminated after 20 s, and its caller would get no declared error. */
export const respondWithinMs = 17_000

/** It is unknown whether the work was done. */
export class ResponseTimeout extends PortalError {
  override name = 'ResponseTimeout'
}

/** The result of `work`, or ResponseTimeout while there is still time to respond. */
export const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ResponseTimeout(`no answer within ${respondWithinMs} ms`)),
      respondWithinMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
