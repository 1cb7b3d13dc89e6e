import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { linkToken } from './account-fields.schema.ts'
import { accountUser, loginResponse } from './account-responses.schema.ts'
import { loginBody } from './login-form.schema.ts'
import { securityActivity } from './security-activity.ts'

/** One logged-in browser of the user. */
export const userSession = z.object({
  id: z.string(),
  /** ISO timestamps, UTC. */
  created_at: z.string(),
  expires_at: z.string(),
  ip: z.string(),
  /** The browser's User-Agent header; empty without one. */
  user_agent: z.string(),
  /** True for the caller's session. */
  is_current: z.boolean(),
})

export type UserSession = z.infer<typeof userSession>

/** An entry of the security activity. */
export const securityEntry = z.object({
  id: z.string(),
  what: z.enum(securityActivity),
  /** ISO timestamp, UTC. */
  happened_at: z.string(),
  /** The origin; empty if unknown. */
  ip: z.string(),
  /** The browser's User-Agent header; empty if unknown. */
  user_agent: z.string(),
  /** The subject: an address, an account, an amount. */
  about: z.string(),
})

export type SecurityEntry = z.infer<typeof securityEntry>

export const sessionSchemas = {
  login: {
    body: loginBody,
    response: loginResponse,
  },
  loginByToken: {
    headers: z.object({ accesstoken: linkToken }),
    response: loginResponse,
  },
  getUser: {
    response: accountUser,
  },
  logout: {
    response: z.null(),
  },
  listSessions: {
    response: z.object({ sessions: z.array(userSession) }),
  },
  endSession: {
    params: z.object({
      id: idSchema,
    }),
    response: z.null(),
  },
  endOtherSessions: {
    /** The number of ended sessions. */
    response: z.object({ ended: z.number() }),
  },
  listSecurityActivity: {
    response: z.object({ news: z.array(securityEntry) }),
  },
}
