import * as z from 'zod/mini'

/** How many entries a list tells at most. */
export const listLimit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50)
