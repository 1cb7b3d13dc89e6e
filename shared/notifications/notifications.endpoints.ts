import { endpoint } from '../api/endpoint.ts'
import type { notificationsSchemas } from './notifications.schemas.ts'

export const notificationsEndpoints = {
  /** The company's messages, newest first: all, or those that the user has or has not read. */
  searchMessages: endpoint<typeof notificationsSchemas.searchMessages>()({
    name: 'search-messages',
    method: 'POST',
    path: '/mendixhelper/mymessage/search',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Marks messages as read by the user: the given ones, or all. */
  readMessages: endpoint<typeof notificationsSchemas.readMessages>()({
    name: 'read-messages',
    method: 'POST',
    path: '/mendixhelper/mymessage/read',
    audience: 'session',
    envelope: 'company',
    errors: ['notFound'],
  }),
  /** The lender's announcements that are in force, newest first. */
  listAnnouncements: endpoint<typeof notificationsSchemas.listAnnouncements>()({
    name: 'list-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** The announcements that are in force, by page: by whether they are read, and by a text in them. */
  searchAnnouncements: endpoint<typeof notificationsSchemas.searchAnnouncements>()({
    name: 'search-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/search',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Marks announcements as read by the user: the given ones, or all. */
  readAnnouncements: endpoint<typeof notificationsSchemas.readAnnouncements>()({
    name: 'read-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/read',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
  }),
  /** The user's mail preferences and quiet hours; the defaults until they choose. */
  getPreferences: endpoint<typeof notificationsSchemas.getPreferences>()({
    name: 'get-preferences',
    method: 'POST',
    path: '/mendixhelper/mymessage/preferences',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Stores the user's mail preferences and quiet hours. Mandatory mails are not among the choices. */
  savePreferences: endpoint<typeof notificationsSchemas.savePreferences>()({
    name: 'save-preferences',
    method: 'POST',
    path: '/mendixhelper/mymessage/preferences/save',
    audience: 'session',
    envelope: 'company',
    errors: [],
    audited: 'account',
  }),
  /** The company's unhandled notifications, the most urgent first. */
  listNotifications: endpoint<typeof notificationsSchemas.listNotifications>()({
    name: 'list-notifications',
    method: 'GET',
    path: '/api/company/notifications',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Marks a notification as handled: it is not listed again. */
  handleNotification: endpoint<typeof notificationsSchemas.handleNotification>()({
    name: 'handle-notification',
    method: 'DELETE',
    path: '/api/company/notifications/{id}',
    audience: 'session',
    envelope: 'landing',
    errors: ['notFound'],
  }),
} as const
