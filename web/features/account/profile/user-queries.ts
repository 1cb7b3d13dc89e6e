import { queryOptions } from '@tanstack/react-query'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { AccountUser } from '#shared/account/account.schemas.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query-client.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { sessionUserOf } from '../sessions/open-session.ts'

const { getUser, listSessions } = accountEndpoints

export const userQuery = queryOptions({
  queryKey: [getUser.name],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.name],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

/** Brings what the shell knows of the user up to date, so that its bar names the address in use. */
export const keepInSession = (user: AccountUser): void => sessionStore.updateUser(sessionUserOf(user))

/** Takes over a user as a change of theirs was answered. */
export const keepUser = (user: AccountUser): void => {
  queryClient.setQueryData(userQuery.queryKey, user)
  keepInSession(user)
}
