import * as z from 'zod/mini'

/** Some text of at most so many characters. */
export const shortText = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
