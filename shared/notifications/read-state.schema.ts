import * as z from 'zod'

/** Which of a list are asked for, by whether the user has read them. */
export const readStates = ['all', 'unread', 'read'] as const
export type ReadState = (typeof readStates)[number]

export const readStateField = z.enum(readStates, 'unknownOption').default('all')

/** True for what is asked for. */
export const isAskedFor = (state: ReadState, isRead: boolean): boolean =>
  state === 'all' || isRead === (state === 'read')

const id = z.string('required').min(1, 'required').max(100, 'tooLong')

/** What is to be marked read: some by their ids, or all that there are. */
export const markReadBody = z
  .object({
    ids: z.array(id, 'invalid').min(1, 'atLeastOne').max(100, 'tooMany').optional(),
    all: z.literal(true, 'invalid').optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    error: 'required',
  })
