import * as z from 'zod/mini'

/** Names something. Whether there is such a thing, the act finds out. */
export const givenId = z.string().check(z.minLength(1))
