import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { putPreferences } from '../data/preferences.ts'
import { answer, type Handler } from '../http/handle.ts'

export const savePreferences: Handler<typeof notificationsEndpoints.savePreferences> = async (
  { input, session },
  { table },
) => {
  await table.write(putPreferences(table, session.userId, input.body))
  return answer(input.body)
}
