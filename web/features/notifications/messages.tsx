import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReadState } from '#shared/notifications/read-state.schema.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { ActivityList } from './activity-list.tsx'
import { messagesQuery } from './notifications-queries.ts'

/** Messages about the company's applications, money and shops. */
export const Messages = ({ status }: { status: ReadState }) => {
  const query = useInfiniteQuery({ ...messagesQuery(status, useLocale()), staleTime: 0 })
  return (
    <ActivityList
      key={status}
      of="messages"
      status={status}
      query={query}
      news={query.data?.pages
        .flatMap(({ records }) => records)
        .map((message) => ({ ...message, at: message.created_at }))}
    />
  )
}
