import * as z from 'zod/mini'
import { type DictionaryCategory, isDictionaryKey } from './dictionary-keys.ts'

const categories = new WeakMap<object, DictionaryCategory>()

/** The id of one of a dictionary category's choices. */
export const choiceSchema = (category: DictionaryCategory) => {
  const schema = z
    .string('required')
    .check(z.refine((keyId) => isDictionaryKey(category, keyId), 'unknownOption'))
  categories.set(schema, category)
  return schema
}

/** The category of a schema that `choiceSchema` made; undefined for any other. */
export const categoryOf = (schema: object): DictionaryCategory | undefined => categories.get(schema)
