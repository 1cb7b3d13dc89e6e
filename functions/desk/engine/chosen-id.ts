import * as z from 'zod/mini'

/** Ids and names that the lender chooses. */
export const chosenId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'letters, digits, - and _, at most 64'))
