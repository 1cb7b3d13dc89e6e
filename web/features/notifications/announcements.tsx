import { Box } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadState } from '#shared/notifications/read-state.schema.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Input } from '../../ui/text-field.tsx'
import { useDebouncedValue } from '../../ui/use-delayed.ts'
import { ActivityList } from './activity-list.tsx'
import { announcementsQuery } from './notifications-queries.ts'

const typingPause = 300

/** The lender's announcements to all sellers. */
export const Announcements = ({ status }: { status: ReadState }) => {
  const { t } = useTranslation('notifications')
  const [typed, setTyped] = useState('')
  const text = useDebouncedValue(typed.trim(), typingPause)
  const query = useInfiniteQuery({
    ...announcementsQuery({ status, text }, useLocale()),
    staleTime: 0,
    // Keeps the current list while a filtered one loads.
    placeholderData: (before) => before,
  })
  return (
    <ActivityList
      of="announcements"
      status={status}
      query={query}
      isFiltered={text !== ''}
      news={query.data?.pages
        .flatMap(({ records }) => records)
        .map((announcement) => ({ ...announcement, at: announcement.published_at }))}
      search={
        <Box role="search" w={{ base: 'full', lg: '320px' }}>
          <Input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
      }
    />
  )
}
