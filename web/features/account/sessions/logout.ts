import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query-client.ts'
import { dropDrafts } from '../../../api/tab-drafts.ts'
import { forgetInvitation } from '../dialog/invite-visitor.ts'

/** Ends the session on the server, if it answers, and forgets what was fetched and typed in it, and that this browser was invited. */
export const logout = async (): Promise<void> => {
  // Without a response the token expires on its own; the user is logged out here in any case.
  await call(accountEndpoints.logout).catch(() => undefined)
  queryClient.clear()
  dropDrafts()
  forgetInvitation()
}
