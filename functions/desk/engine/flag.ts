import * as z from 'zod/mini'

/** Yes or no, and no where nothing is said. The command line's word for it is taken as well. */
export const flag = z._default(z.union([z.stringbool(), z.boolean()]), false)
