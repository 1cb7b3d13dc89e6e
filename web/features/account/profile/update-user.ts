import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { queryClient } from '../../../api/query-client.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { userQuery } from '../account-queries.ts'
import { sessionUserOf } from '../sessions/open-session.ts'

/** Brings what the shell knows of the user up to date, so that its bar names the address in use. */
export const updateSessionUser = (user: AccountUser): void => {
  // Whose company the session acts for, the answer to the login alone has said.
  const isJoined = sessionStore.get()?.user.isJoined === true
  sessionStore.updateUser({ ...sessionUserOf(user), ...(isJoined ? { isJoined } : {}) })
}

/** Takes over a user as a change of theirs was answered. */
export const updateUser = (user: AccountUser): void => {
  queryClient.setQueryData(userQuery.queryKey, user)
  updateSessionUser(user)
}
