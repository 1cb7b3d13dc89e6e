import * as z from 'zod/mini'
import { type DictionaryCategory, isDictionaryKey } from '../reference/dictionary-keys.ts'
import { compactCode } from '../typing/plain-characters.ts'
import { readPercent } from '../typing/read-percent.ts'

/** Line breaks and marks that turn the writing direction could make a name say something else in a mail or a contract. */
const oneLine = /^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u

/** Text that people type in one line: trimmed, not empty. */
export const textSchema = (longest: number) =>
  z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'tooLong'), z.regex(oneLine, 'invalid'))

/** The id of one of a dictionary category's choices. */
export const choiceSchema = (category: DictionaryCategory) =>
  z.string('required').check(z.refine((keyId) => isDictionaryKey(category, keyId), 'unknownOption'))

/** A number that a register or a document has given, however it was grouped and in whichever case it was typed. */
export const codeSchema = z.string('required').check(z.overwrite(compactCode), z.toUpperCase())

/** A share in percent, at most two decimals: "33.33". */
export const percentSchema = z.string('required').check(
  z.overwrite((text) => readPercent(text) ?? text),
  z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'percentInvalid'),
)
