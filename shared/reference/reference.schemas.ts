import * as z from 'zod/mini'
import { dictionaryCategories } from './dictionary-keys.ts'

export const referenceSchemas = {
  getDictionary: {
    response: z.record(
      z.enum(dictionaryCategories),
      z.array(
        z.object({
          key_id: z.string(),
          name_chi: z.string(),
          name_cht: z.string(),
          name_eng: z.string(),
          show_name: z.optional(z.string()),
        }),
      ),
    ),
  },
}
