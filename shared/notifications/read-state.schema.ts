import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'

/** Which of a list are asked for, by whether the user has read them. */
export const readStates = ['all', 'unread', 'read'] as const
export type ReadState = (typeof readStates)[number]

export const readStateField = z._default(z.enum(readStates, 'unknownOption'), 'all')

/** True for what is asked for. */
export const isAskedFor = (state: ReadState, isRead: boolean): boolean =>
  state === 'all' || isRead === (state === 'read')

/** What is to be marked read: some by their ids, or all that there are. */
export const markReadBody = z
  .object({
    ids: z.optional(
      z.array(idSchema, 'invalid').check(z.minLength(1, 'atLeastOne'), z.maxLength(100, 'tooMany')),
    ),
    all: z.optional(z.literal(true, 'invalid')),
  })
  .check(
    z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
      path: ['ids'],
      error: 'required',
    }),
  )
