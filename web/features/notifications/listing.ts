import type { ReadState } from '#shared/notifications/read-state.schema.ts'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'

export const notificationsTabs = ['messages', 'announcements', 'settings'] as const
export type NotificationsTab = (typeof notificationsTabs)[number]

export const readStates = ['all', 'unread', 'read'] as const satisfies readonly ReadState[]

/** The tab in an address. */
export const readTab = (query: URLSearchParams): NotificationsTab =>
  notificationsTabs.find((tab) => tab === query.get('tab')) ?? 'messages'

/** The filter by read state in an address. */
export const readStatus = (query: URLSearchParams): ReadState =>
  readStates.find((status) => status === query.get('status')) ?? 'all'

/** The address of a tab with its filter. */
export const tabPath = (tab: NotificationsTab, status: ReadState = 'all'): string =>
  withQuery(paths.notifications(), {
    ...(tab === 'messages' ? {} : { tab }),
    ...(status === 'all' ? {} : { status }),
  })
