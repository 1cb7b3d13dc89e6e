import * as z from 'zod/mini'
import { locales } from '../i18n/locales.ts'
import { registerSources } from '../product-lines/product-lines.ts'

/** A user's own view of themselves. */
export const accountUser = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** The user's name; empty until they enter one. */
  user_name: z.string(),
  mobile: z.string(),
  phone_country_code: z.string(),
  phone_verified: z.boolean(),
  /** Present if the user's number was reassigned, and they have not verified another. */
  phone_lost: z.optional(z.literal(true)),
  language: z.enum(locales),
  is_activated: z.boolean(),
  register_source: z.enum(registerSources),
  company_id: z.string(),
  /** When the session ends; ISO timestamp, UTC. */
  token_expiration: z.string(),
  /** Present if the session is restricted until the user has set up a required second factor. */
  lacks_second_factor: z.optional(z.literal(true)),
  /** Present if the user was invited into the session's company. */
  joined_company: z.optional(z.literal(true)),
})

export type AccountUser = z.infer<typeof accountUser>

/** The response to a login or a signup: the user and a bearer token (twice, as the two clients read it). */
export const loginResponse = z.object({
  user: accountUser,
  token: z.string(),
  access_token: z.string(),
  /** True for a user of another portal, to which the client hands them over. */
  is_skip: z.boolean(),
  /** The home page of the user's line, below the router's base. */
  source_index_path: z.string(),
})

export type LoginResponse = z.infer<typeof loginResponse>

/** The response of a call that sends a mail or an SMS. */
export const sendingResponse = z.object({
  success: z.literal(true),
  /** Seconds until another may be requested. */
  resend_after_seconds: z.number(),
  /** For how many seconds the sent code or link is valid. */
  valid_for_seconds: z.number(),
})
