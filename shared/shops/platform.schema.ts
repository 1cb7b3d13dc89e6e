import * as z from 'zod/mini'

/** A platform that sellers can link. */
export const linkablePlatform = z.object({
  id: z.string(),
  /** The platform's name. */
  platform: z.string(),
  partner_abbr: z.string(),
  /** How something of it is linked: at once, or after its seller typed the shop's domain. */
  action: z.enum(['oauth', 'domain']),
  /** Whether the platform sends the seller back. */
  is_callback: z.boolean(),
  /** Names the logo that the client shows. */
  icon: z.string(),
  /** The platform's sites, where a seller has to choose one. */
  sites: z.nullable(z.array(z.string())),
})
