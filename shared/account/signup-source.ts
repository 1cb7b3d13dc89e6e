import { type Line, lineIds, lines } from '../lines/lines.ts'

export type SignupSource = (typeof lines)[keyof typeof lines]['signupSource']

/** What a signup may send as `register_source`. */
export const signupSources: readonly SignupSource[] = lineIds.map((id) => lines[id].signupSource)

/** The line that a signup with `source` is of. */
export const lineOfSignupSource = (source: SignupSource): Line => {
  const line = lineIds.map((id) => lines[id]).find((each) => each.signupSource === source)
  if (!line) throw new RangeError(`no line has the signup source ${source}`)
  return line
}
