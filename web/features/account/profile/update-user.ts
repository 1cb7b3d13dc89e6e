import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { queryClient } from '../../../api/query-client.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { userQuery } from '../account-queries.ts'
import { sessionUserOf } from '../sessions/open-session.ts'

/** Updates the user's data in the session, so that the header shows the current address. */
export const updateSessionUser = (user: AccountUser): void => {
  // Only the response to the login shows that an invitation led to the session's company.
  const isJoined = sessionStore.get()?.user.isJoined === true
  sessionStore.updateUser({ ...sessionUserOf(user), ...(isJoined ? { isJoined } : {}) })
}

/** Applies the response of a change of the user's own data. */
export const updateUser = (user: AccountUser): void => {
  queryClient.setQueryData(userQuery.queryKey, user)
  updateSessionUser(user)
}
