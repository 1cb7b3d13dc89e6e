import * as z from 'zod/mini'

/** Where at its platform a shop is. Whether the platform asks for it, and has such a one, the handler finds out. */
export const placeFields = {
  /** One of the platform's `sites`, where it has some. */
  site: z.optional(z.string().check(z.maxLength(20, 'tooLong'))),
  /** The shop's domain at the platform, of one that asks for it: with or without what surrounds it in an address. */
  domain: z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong'))),
}
