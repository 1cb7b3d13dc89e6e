/** A start that cannot go on, for a reason that the person at the keyboard can mend. Its message is one line. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
