import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { endSession } from '../../data/sessions.ts'
import { answer, type Handler } from '../../http/handle.ts'

export const logout: Handler<typeof accountEndpoints.logout> = async ({ session }, { table }) => {
  await table.transact({ session: endSession(table, session) })
  return answer(null)
}
