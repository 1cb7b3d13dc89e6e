import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { findPreferences } from '../data/preferences.ts'
import { answer, type Handler } from '../http/handle.ts'

export const getPreferences: Handler<typeof notificationsEndpoints.getPreferences> = async (
  { session },
  { table },
) => answer(await findPreferences(table, session.userId))
