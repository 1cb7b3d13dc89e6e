import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { accountUser, loginAnswer } from './account-answers.schema.ts'
import { linkToken } from './account-fields.schema.ts'
import { loginBody } from './login-form.schema.ts'

/** One logged-in browser of the user. */
export const userSession = z.object({
  id: z.string(),
  /** ISO timestamps, UTC. */
  created_at: z.string(),
  expires_at: z.string(),
  ip: z.string(),
  /** As the browser named itself; empty where it did not. */
  user_agent: z.string(),
  /** True for the session that asks. */
  is_current: z.boolean(),
})

export type UserSession = z.infer<typeof userSession>

export const sessionSchemas = {
  login: {
    body: loginBody,
    response: loginAnswer,
  },
  loginByToken: {
    headers: z.object({ accesstoken: linkToken }),
    response: loginAnswer,
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
}
