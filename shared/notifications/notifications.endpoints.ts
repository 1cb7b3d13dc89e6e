import { companyEndpoint, landingEndpoint } from '../api/endpoint.ts'
import type { notificationsSchemas } from './notifications.schemas.ts'

export const notificationsEndpoints = {
  /** The company's messages, newest first: all, or those that the user has or has not read. */
  searchMessages: companyEndpoint<typeof notificationsSchemas.searchMessages>()({
    name: 'search-messages',
    method: 'POST',
    path: '/mendixhelper/mymessage/search',
    reads: true,
  }),
  /** Marks messages as read by the user: the given ones, or all. */
  readMessages: companyEndpoint<typeof notificationsSchemas.readMessages>()({
    name: 'read-messages',
    method: 'POST',
    path: '/mendixhelper/mymessage/read',
    errors: ['notFound'],
  }),
  /** The lender's announcements that are in force, newest first. */
  listAnnouncements: companyEndpoint<typeof notificationsSchemas.listAnnouncements>()({
    name: 'list-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/list',
    reads: true,
  }),
  /** The announcements that are in force, by page: by whether they are read, and by a text in them. */
  searchAnnouncements: companyEndpoint<typeof notificationsSchemas.searchAnnouncements>()({
    name: 'search-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/search',
    reads: true,
  }),
  /** Marks announcements as read by the user: the given ones, or all. */
  readAnnouncements: companyEndpoint<typeof notificationsSchemas.readAnnouncements>()({
    name: 'read-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/read',
    errors: ['changedMeanwhile', 'notFound'],
  }),
  /** The user's mail preferences and quiet hours; the defaults until they choose. */
  getPreferences: companyEndpoint<typeof notificationsSchemas.getPreferences>()({
    name: 'get-preferences',
    method: 'POST',
    path: '/mendixhelper/mymessage/preferences',
    reads: true,
  }),
  /** Stores the user's mail preferences and quiet hours. Mandatory mails are not among the choices. */
  savePreferences: companyEndpoint<typeof notificationsSchemas.savePreferences>()({
    name: 'save-preferences',
    method: 'POST',
    path: '/mendixhelper/mymessage/preferences/save',
    audited: 'account',
  }),
  /** The company's unhandled notifications, the most urgent first. */
  listNotifications: landingEndpoint<typeof notificationsSchemas.listNotifications>()({
    name: 'list-notifications',
    method: 'GET',
    path: '/api/company/notifications',
    reads: true,
  }),
  /** Marks a notification as handled: it is not listed again. */
  handleNotification: landingEndpoint<typeof notificationsSchemas.handleNotification>()({
    name: 'handle-notification',
    method: 'DELETE',
    path: '/api/company/notifications/{id}',
    errors: ['notFound'],
  }),
} as const
