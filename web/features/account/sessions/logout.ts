import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query-client.ts'
import { dropDrafts } from '../../../api/tab-drafts.ts'
import { resetSignupPrompt } from '../dialog/prompt-signup.ts'

/**
 * Ends the session on the server if it responds, then clears cached and typed data, and the record of the signup
 * invitation.
 */
export const logout = async (): Promise<void> => {
  // If the call fails, the token expires on its own; this browser is logged out in any case.
  await call(accountEndpoints.logout).catch(() => undefined)
  queryClient.clear()
  dropDrafts()
  resetSignupPrompt()
}
