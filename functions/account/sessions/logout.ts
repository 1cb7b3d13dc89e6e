import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { removeSession } from '../../data/sessions.ts'
import { answer, type Handler } from '../../http/handle.ts'

export const logout: Handler<typeof accountEndpoints.logout> = async ({ session }, { table }) => {
  await table.transact({ session: removeSession(table, session) })
  return answer(null)
}
