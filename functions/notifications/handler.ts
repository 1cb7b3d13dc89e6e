import { notificationsEndpoints } from '../../shared/notifications/notifications.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { handleNotification } from './handle-notification.ts'
import { listAnnouncements } from './list-announcements.ts'
import { listNotifications } from './list-notifications.ts'
import { readAnnouncements } from './read-announcements.ts'
import { readMessages } from './read-messages.ts'
import { searchAnnouncements } from './search-announcements.ts'
import { searchMessages } from './search-messages.ts'

export const createNotificationsLambda = (deps: Deps) =>
  createAreaLambda(
    notificationsEndpoints,
    {
      searchMessages,
      readMessages,
      listAnnouncements,
      searchAnnouncements,
      readAnnouncements,
      listNotifications,
      handleNotification,
    },
    deps,
  )
