import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { call } from '../api/call.ts'
import { paths } from '../app/paths.ts'
import { Icon } from '../ui/icons.tsx'

/** The interval of polling for new notifications, in milliseconds; a page in the background does not poll. */
const poll = 60_000

/** More than this are shown as "9+". */
const maxCounted = 9

const asked = { status: 'unread', page_size: maxCounted + 1 } as const

const { searchMessages, searchAnnouncements } = notificationsEndpoints

// Keyed by their lists, so that marking one as read also invalidates the count.
const unreadMessages = {
  queryKey: [searchMessages.name, 'number'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(searchMessages, { body: asked }, { signal })).records.length,
}
const unreadAnnouncements = {
  queryKey: [searchAnnouncements.name, 'number'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(searchAnnouncements, { body: asked }, { signal })).records.length,
}

const BellLink = chakra(Link, {
  base: {
    boxSize: 'touch',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'md',
    color: 'text.quiet',
    _hover: { color: 'text.main', bg: 'surface.hover' },
  },
})

/** A link to the notifications with the number of unread ones. */
export const Bell = () => {
  const { t } = useTranslation('frame')
  const messages = useQuery({ ...unreadMessages, refetchInterval: poll }).data ?? 0
  const announcements = useQuery({ ...unreadAnnouncements, refetchInterval: poll }).data ?? 0
  const unread = messages + announcements
  const shown = unread > maxCounted ? `${maxCounted}+` : String(unread)
  return (
    <chakra.span position="relative" display="block">
      <BellLink
        to={paths.notifications()}
        aria-label={unread > 0 ? t('bell.unread', { count: shown }) : t('bell.none')}
      >
        <Icon>
          <path d="M5.5 8.5a4.5 4.5 0 0 1 9 0c0 4 1.5 5 1.5 5H4s1.5-1 1.5-5M8.5 16.2a1.7 1.7 0 0 0 3 0" />
        </Icon>
        {unread > 0 ? (
          <Box
            as="span"
            aria-hidden
            position="absolute"
            top="1"
            left="6"
            minW="18px"
            h="18px"
            px="1"
            borderRadius="full"
            bg="negative.solid"
            color="surface.card"
            fontSize="11px"
            fontWeight="bold"
            lineHeight="18px"
            textAlign="center"
            fontVariantNumeric="tabular-nums"
          >
            {shown}
          </Box>
        ) : null}
      </BellLink>
    </chakra.span>
  )
}
