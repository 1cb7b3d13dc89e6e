import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { showToast } from '../../ui/toasts.tsx'
import { announcementsKey, messagesKey } from './notifications-queries.ts'

/** As many as one call takes. */
const mostAtOnce = 100

/** Those that are named, or all that there are. */
export type ToRead = readonly string[] | 'all'

const readBodies = (read: ToRead): ({ ids: string[] } | { all: true })[] =>
  read === 'all'
    ? [{ all: true }]
    : Array.from({ length: Math.ceil(read.length / mostAtOnce) }, (_, part) => ({
        ids: read.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
      }))

/** Marks messages or announcements as read, and has every list of them, and their number, asked for anew. */
export const useMarkRead = (of: 'messages' | 'announcements') => {
  const { t } = useTranslation('notifications')
  const failureWords = useFailureWords()
  const queryClient = useQueryClient()
  const [endpoint, queryKey] =
    of === 'messages'
      ? [notificationsEndpoints.readMessages, messagesKey]
      : [notificationsEndpoints.readAnnouncements, announcementsKey]
  return useMutation({
    mutationFn: async (read: ToRead) => {
      for (const body of readBodies(read)) await call(endpoint, { body })
    },
    onSuccess: (_, read) => {
      showToast('positive', read === 'all' ? t('markedAll') : t('marked', { count: read.length }))
      return queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('negative', failureWords(error)),
  })
}
