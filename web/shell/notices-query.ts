import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { call } from '../api/call.ts'
import { pagesQuery } from '../api/pages-query.ts'
import { useFailureTranslations } from '../api/use-failure-translations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { showToast } from '../ui/toasts.tsx'

const { listNotifications, handleNotification } = notificationsEndpoints

type Page = ResponseOf<typeof listNotifications>
export type StandingNotice = Page['data'][number]

/** One notice for each page: the next page loads when the last notice is shown. The texts come from the server. */
const noticesQuery = (locale: Locale) =>
  pagesQuery([listNotifications.name, locale], (place, signal) =>
    call(listNotifications, { query: { per_page: '1', ...place } }, { signal }),
  )

/** The company's open tasks, in the current locale. */
export const useNotices = () => {
  const query = useInfiniteQuery(noticesQuery(useLocale()))
  return { ...query, notices: query.data?.pages.flatMap(({ data }) => data) ?? [] }
}

const without = (data: InfiniteData<Page> | undefined, id: string) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({ ...page, data: page.data.filter((notice) => notice.id !== id) })),
  }

/** Dismisses a notice, so that it is not shown again. */
export const useDismissNotice = () => {
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(handleNotification, { params: { id } }),
    onSuccess: (_, id) =>
      queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: [listNotifications.name] }, (data) =>
        without(data, id),
      ),
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
}
