import { StatedError } from '../runtime/describe-error.ts'

/** A Lambda with callers is ended after 20 s, and its caller would then be told nothing of the catalogue. */
export const respondWithinMs = 17_000

/** Nobody knows whether the work was done. */
export class TookTooLong extends StatedError {
  override name = 'TookTooLong'
}

/** What `work` gives, or TookTooLong while there is still time to say so. */
export const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TookTooLong(`no answer within ${respondWithinMs} ms`)),
      respondWithinMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
