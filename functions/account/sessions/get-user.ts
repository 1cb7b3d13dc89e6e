import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { answer, type Handler } from '../../http/handle.ts'
import { findSessionUser } from './find-session-user.ts'
import { describeAccountUser } from './prepare-session.ts'

export const getUser: Handler<typeof accountEndpoints.getUser> = async ({ session }, { table }) =>
  answer(describeAccountUser(await findSessionUser(table, session), session))
