import * as z from 'zod/mini'
import { compactCode } from '../input-parsing/plain-characters.ts'
import { readPercent } from '../input-parsing/read-percent.ts'

/** Line breaks and tabs, which text of several lines has, and what terminals, mails and contracts print as it stands. */
const severalLines = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

/** Line breaks and marks that turn the writing direction could make a name say something else in a mail or a contract. */
const oneLine = /^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u

/** Something that is seen: neither a space nor one of the characters that have no width, or that are drawn as a blank. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text that people type in one line or several: trimmed, not empty. */
export const textSchema = (longest: number) =>
  z
    .string('required')
    .check(
      z.trim(),
      z.regex(visible, 'required'),
      z.maxLength(longest, 'tooLong'),
      z.regex(severalLines, 'invalid'),
    )

/** The same, where it may be left out or stay empty. */
export const optionalTextSchema = (longest: number) =>
  z.optional(
    z.string('invalid').check(z.trim(), z.maxLength(longest, 'tooLong'), z.regex(severalLines, 'invalid')),
  )

/** That text stays in its line. */
export const inOneLine = z.regex(oneLine, 'invalid')

/** Text that people type in one line, and that others are shown. */
export const oneLineSchema = (longest: number) => textSchema(longest).check(inOneLine)

/** The same, where it may be left out or stay empty. */
export const optionalOneLineSchema = (longest: number) =>
  z.optional(z.string('invalid').check(z.trim(), z.maxLength(longest, 'tooLong'), inOneLine))

/** Text that is compared with what was given out, as a secret: taken as it is, blanks included. */
export const exactTextSchema = (longest: number) =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(longest, 'tooLong'))

/** The id of something. Whether there is such a thing, the handler finds out. */
export const idSchema = exactTextSchema(100).check(inOneLine)

/** An id that is drawn at random: letters, digits, `-` and `_`. */
export const drawnIdSchema = z.string('required').check(z.regex(/^[\w-]{1,64}$/, 'invalid'))

/** A number that a register or a document has given, however it was grouped and in whichever case it was typed. */
export const codeSchema = z.string('required').check(z.overwrite(compactCode), z.toUpperCase())

/** A share in percent, at most two decimals: "33.33". */
export const percentSchema = z.string('required').check(
  z.overwrite((text) => readPercent(text) ?? text),
  z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'percentInvalid'),
)
