import type { BodyError, BodyErrorOf } from './call-platform.ts'

interface StatedErrors {
  /** The code of a body; undefined if it states none. */
  code(body: Readonly<Record<string, unknown>>): unknown
  /** The code of a success, if there is one. */
  success?: string
  /** The meanings of codes. An unlisted code is that of a temporary error. */
  kinds: Readonly<Record<string, BodyError['kind']>>
}

/** Finds the error that a body states by a code. */
export const bodyErrorParser =
  ({ code: codeOf, success, kinds }: StatedErrors): BodyErrorOf =>
  (body) => {
    if (typeof body !== 'object' || body === null) return undefined
    const given = codeOf(body as Readonly<Record<string, unknown>>)
    if (typeof given !== 'string' && typeof given !== 'number') return undefined
    const code = String(given)
    if (code === '' || code === success) return undefined
    return { code, kind: (Object.hasOwn(kinds, code) ? kinds[code] : undefined) ?? 'unavailable' }
  }
