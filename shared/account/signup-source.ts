import { type ProductLine, productLineIds, productLines } from '../product-lines/product-lines.ts'

export type SignupSource = (typeof productLines)[keyof typeof productLines]['signupSource']

/** The valid values of `register_source`. */
export const signupSources: readonly SignupSource[] = productLineIds.map(
  (id) => productLines[id].signupSource,
)

/** The line of a signup with `source`. */
export const lineOfSignupSource = (source: SignupSource): ProductLine => {
  const line = productLineIds.map((id) => productLines[id]).find((each) => each.signupSource === source)
  if (!line) throw new RangeError(`no line has the signup source ${source}`)
  return line
}
