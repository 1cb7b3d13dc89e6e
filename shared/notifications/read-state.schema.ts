import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'

/** The read filter of a list. */
export const readStates = ['all', 'unread', 'read'] as const
export type ReadState = (typeof readStates)[number]

export const readStateField = z._default(z.enum(readStates, 'unknownOption'), 'all')

/** True for an item that the filter includes. */
export const matchesReadState = (state: ReadState, isRead: boolean): boolean =>
  state === 'all' || isRead === (state === 'read')

/** The items to mark as read: by id, or all. */
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
