import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { dictionaryCategories } from './dictionary-keys.ts'

export const referenceEndpoints = {
  getDictionary: endpoint({
    name: 'get-dictionary',
    method: 'GET',
    path: '/api/company/config',
    audience: 'session',
    envelope: 'landing',
    summary: 'The entries of every choice that the forms offer, by category.',
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
    errors: [],
  }),
} as const
