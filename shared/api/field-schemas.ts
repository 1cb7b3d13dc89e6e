import * as z from 'zod/mini'
import { compactCode } from '../input-parsing/plain-characters.ts'
import { readPercent } from '../input-parsing/read-percent.ts'

/** Allows line breaks and tabs, and excludes control characters that terminals, mails and contracts would interpret. */
const severalLines = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

/** Line breaks and marks that change the writing direction could falsify a name in a mail or a contract. */
const oneLine = /^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u

/** At least one visible character: neither a space nor a zero-width or blank one. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text of one line or several: trimmed, not empty, in Unicode's composed form (NFC), as fonts have glyphs for it. */
export const textSchema = (longest: number) =>
  z
    .string('required')
    .check(
      z.trim(),
      z.normalize(),
      z.regex(visible, 'required'),
      z.maxLength(longest, 'tooLong'),
      z.regex(severalLines, 'charactersInvalid'),
    )

/** The same, optional or empty. */
export const optionalTextSchema = (longest: number) =>
  z.optional(
    z
      .string('invalid')
      .check(
        z.trim(),
        z.normalize(),
        z.maxLength(longest, 'tooLong'),
        z.regex(severalLines, 'charactersInvalid'),
      ),
  )

/** Restricts text to one line. */
export const inOneLine = z.regex(oneLine, 'charactersInvalid')

/** Text of one line that others are shown. */
export const oneLineSchema = (longest: number) => textSchema(longest).check(inOneLine)

/** The same, optional or empty. */
export const optionalOneLineSchema = (longest: number) =>
  z.optional(z.string('invalid').check(z.trim(), z.normalize(), z.maxLength(longest, 'tooLong'), inOneLine))

/** Text that is compared exactly, as a secret: not trimmed. */
export const exactTextSchema = (longest: number) =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(longest, 'tooLong'))

/** An id. The handler checks whether it exists. */
export const idSchema = exactTextSchema(100).check(inOneLine)

/** A random id: letters, digits, `-` and `_`. */
export const randomIdSchema = z.string('required').check(z.regex(/^[\w-]{1,64}$/, 'invalid'))

/** A number from a register or a document, in any grouping and case. */
export const codeSchema = z.string('required').check(z.overwrite(compactCode), z.toUpperCase())

/** A share in percent, at most two decimals: "33.33". */
export const percentSchema = z.string('required').check(
  z.overwrite((text) => readPercent(text) ?? text),
  z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'percentInvalid'),
)
