/** A failed start, for a reason that the user can fix. Its message is one line. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
