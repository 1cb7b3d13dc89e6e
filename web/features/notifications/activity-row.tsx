import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from './notifications-queries.ts'
import { TopicLink } from './topic-link.tsx'

export interface News {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly is_read: boolean
  /** ISO timestamp, UTC. */
  readonly at: string
  /** For a message, which links to its subject. */
  readonly place?: Message['place']
}

/** A message or announcement with its read state and actions. */
export const ActivityRow = ({
  news: { id, title, content, is_read, at, place },
  chosen,
  onChoose,
  onRead,
  busy,
}: {
  news: News
  chosen: boolean
  onChoose: (chosen: boolean) => void
  /** `followed` if the user has followed the link and left this screen. */
  onRead: (followed?: 'followed') => void
  busy: boolean
}) => {
  const { t } = useTranslation('notifications')
  const { timestamp } = useFormat()
  const titleId = useId()
  return (
    <chakra.li
      display="flex"
      gap={{ base: '2', md: '4' }}
      px={{ base: '3', md: '6' }}
      py="4"
      borderTopWidth="1px"
      borderColor="border.hairline"
      bg={chosen ? 'action.subtle' : undefined}
      data-news={id}
    >
      <chakra.label
        flex="none"
        boxSize="touch"
        mt="-2.5"
        display="grid"
        placeItems="center"
        visibility={is_read ? 'hidden' : undefined}
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          aria-labelledby={titleId}
          checked={chosen}
          disabled={is_read}
          onChange={(event) => onChoose(event.target.checked)}
          boxSize="5"
          accentColor="action.solid"
          cursor="pointer"
        />
      </chakra.label>
      <Box flex="1" minW="0">
        <Flex
          columnGap="4"
          rowGap="0.5"
          justify="space-between"
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'baseline' }}
        >
          <chakra.h2
            id={titleId}
            fontSize="md"
            fontWeight={is_read ? 'medium' : 'semibold'}
            lineHeight="snug"
          >
            {is_read ? null : (
              <chakra.span
                role="img"
                aria-label={t('status.unread')}
                display="inline-block"
                boxSize="2"
                mr="2"
                mb="1px"
                borderRadius="full"
                bg="action.solid"
              />
            )}
            {title}
          </chakra.h2>
          <chakra.time dateTime={at} flex="none" color="text.quiet" fontSize="sm">
            {timestamp(at)}
          </chakra.time>
        </Flex>
        <chakra.p mt="1" color="text.quiet" whiteSpace="pre-line" overflowWrap="anywhere">
          {content}
        </chakra.p>
        <Flex mt="1" mb="-2" columnGap="5" align="center" wrap="wrap">
          {place ? (
            <TopicLink
              place={place}
              onFollow={() => {
                if (!is_read) onRead('followed')
              }}
            />
          ) : null}
          {is_read ? null : (
            <Button
              variant="quiet"
              size="md"
              px="0"
              disabled={busy}
              aria-label={`${t('markRead')}: ${title}`}
              onClick={() => onRead()}
            >
              {t('markRead')}
            </Button>
          )}
        </Flex>
      </Box>
    </chakra.li>
  )
}
