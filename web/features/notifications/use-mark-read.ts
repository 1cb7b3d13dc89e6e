import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { showToast } from '../../ui/toasts.tsx'
import { announcementsKey, messagesKey } from './notifications-queries.ts'

/** The maximum number of ids in one call. */
const maxAtOnce = 100

/** Ids, or all items. */
export type ReadTargets = readonly string[] | 'all'

const readBodies = (read: ReadTargets): ({ ids: string[] } | { all: true })[] =>
  read === 'all'
    ? [{ all: true }]
    : Array.from({ length: Math.ceil(read.length / maxAtOnce) }, (_, part) => ({
        ids: read.slice(part * maxAtOnce, (part + 1) * maxAtOnce),
      }))

/** Marks messages or announcements as read, and invalidates their lists and counts. */
export const useMarkRead = (of: 'messages' | 'announcements') => {
  const { t } = useTranslation('notifications')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const [endpoint, queryKey] =
    of === 'messages'
      ? [notificationsEndpoints.readMessages, messagesKey]
      : [notificationsEndpoints.readAnnouncements, announcementsKey]
  return useMutation({
    mutationFn: async (read: ReadTargets) => {
      for (const body of readBodies(read)) await call(endpoint, { body })
    },
    onSuccess: (_, read) => {
      showToast('positive', read === 'all' ? t('markedAll') : t('marked', { count: read.length }))
      return queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
}
