import * as z from 'zod/mini'
import { type DictionaryCategory, isDictionaryKey } from './dictionary-keys.ts'

/** The id of one of a dictionary category's choices. */
export const choiceSchema = (category: DictionaryCategory) =>
  z.string('required').check(z.refine((keyId) => isDictionaryKey(category, keyId), 'unknownOption'))
