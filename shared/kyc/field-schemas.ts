import * as z from 'zod'
import { type DictionaryCategory, isDictionaryKey } from '../reference/dictionary.ts'

/** Text that people type: trimmed, not empty. */
export const textSchema = (longest: number) =>
  z.string('required').trim().min(1, 'required').max(longest, 'tooLong')

/** The id of one of a dictionary category's choices. */
export const choiceSchema = (category: DictionaryCategory) =>
  z.string('required').refine((keyId) => isDictionaryKey(category, keyId), 'unknownOption')

export const capitalsSchema = z.string('required').trim().toUpperCase()

/** A share in percent, at most two decimals: "33.33". */
export const percentSchema = z
  .string('required')
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'percentInvalid')
