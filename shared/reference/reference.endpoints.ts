import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { positionStatuses } from '../position/position.ts'
import { dictionaryCategories } from './dictionary-keys.ts'

const position = z.object({
  /** Where to go on, below `/financing`; null before the first step. */
  path: z.nullable(z.string()),
  path_name: z.nullable(z.enum(positionStatuses)),
})

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
  getPosition: endpoint({
    name: 'get-position',
    method: 'GET',
    path: '/api/path',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'How far the company has come in its application, and the screen to go on with.',
    response: position,
    errors: [],
  }),
  storePosition: endpoint({
    name: 'store-position',
    method: 'POST',
    path: '/api/path/store',
    audience: 'session',
    envelope: 'landing',
    summary: 'Begins an application, or confirms where it stands. What moves it on are the steps themselves.',
    body: z.object({
      path: z.string('required').check(z.startsWith('/credit/', 'invalid'), z.maxLength(200, 'tooLong')),
      path_name: z.enum(positionStatuses, 'unknownOption'),
    }),
    response: position,
    errors: [20016],
  }),
} as const
