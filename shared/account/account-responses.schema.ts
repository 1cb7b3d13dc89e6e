import * as z from 'zod/mini'
import { locales } from '../i18n/locales.ts'
import { registerSources } from '../product-lines/product-lines.ts'

/** A user as they see themselves. */
export const accountUser = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** What the user calls themselves; empty until they say. */
  user_name: z.string(),
  mobile: z.string(),
  phone_country_code: z.string(),
  phone_verified: z.boolean(),
  /** Present where the number of the user is somebody else's now, and they have not proven another. */
  phone_lost: z.optional(z.literal(true)),
  language: z.enum(locales),
  is_activated: z.boolean(),
  register_source: z.enum(registerSources),
  company_id: z.string(),
  /** When the session ends; ISO timestamp, UTC. */
  token_expiration: z.string(),
  /** Present where the session can do nothing before the user has set up the second factor that is required. */
  lacks_second_factor: z.optional(z.literal(true)),
  /** Present where the company that the session acts for is one that somebody has invited the user into. */
  joined_company: z.optional(z.literal(true)),
})

export type AccountUser = z.infer<typeof accountUser>

/** What a login or a signup answers: the user and a bearer token (twice, as the two clients read it). */
export const loginResponse = z.object({
  user: accountUser,
  token: z.string(),
  access_token: z.string(),
  /** True when the user belongs to another portal, which the client then passes them to. */
  is_skip: z.boolean(),
  /** The home of the user's line, below the router's base. */
  source_index_path: z.string(),
})

export type LoginResponse = z.infer<typeof loginResponse>

/** What a call that sends a mail or an SMS answers. */
export const sendingResponse = z.object({
  success: z.literal(true),
  /** Seconds until another may be asked for. */
  resend_after_seconds: z.number(),
  /** For how many seconds what was sent is good. */
  valid_for_seconds: z.number(),
})
