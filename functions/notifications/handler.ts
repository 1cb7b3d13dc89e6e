import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { notificationsSchemas } from '#shared/notifications/notifications.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof notificationsEndpoints> = {
  searchMessages: async () => (await import('./search-messages.ts')).searchMessages,
  readMessages: async () => (await import('./read-messages.ts')).readMessages,
  listAnnouncements: async () => (await import('./list-announcements.ts')).listAnnouncements,
  searchAnnouncements: async () => (await import('./search-announcements.ts')).searchAnnouncements,
  readAnnouncements: async () => (await import('./read-announcements.ts')).readAnnouncements,
  getPreferences: async () => (await import('./get-preferences.ts')).getPreferences,
  savePreferences: async () => (await import('./save-preferences.ts')).savePreferences,
  listNotifications: async () => (await import('./list-notifications.ts')).listNotifications,
  handleNotification: async () => (await import('./handle-notification.ts')).handleNotification,
}

export const createNotificationsLambda = (deps: Deps) =>
  createAreaLambda(notificationsEndpoints, notificationsSchemas, handlers, deps)
