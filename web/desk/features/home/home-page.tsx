import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { InboxCount } from '#shared/desk/work-responses.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { groups } from '../../app/places.ts'
import { useCounts, useHandedOver } from '../../app/use-counts.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { daysBetween } from '../../ui/days-between.ts'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useNow } from '../../ui/use-now.ts'
import { firstItem } from '../inbox/list-params.ts'
import { inboxesByUrgency } from './inboxes-by-urgency.ts'

const places = new Map(
  groups
    .flatMap((group) => group.places)
    .flatMap((place) => (place.act ? [[place.act, place] as const] : [])),
)

/** The lists that open with their first item. */
const opensFirst = (to: string): boolean => to.startsWith('/inbox/') || to === '/payouts' || to === '/overdue'

const Line = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minH: 'touch',
    px: '4',
    py: '2',
    color: 'text.main',
    textDecoration: 'none',
    _hover: { bg: 'surface.hover' },
  },
})

const Waiting = ({ counted, now }: { counted: InboxCount; now: Date }) => {
  const t = useTranslations()
  const format = useFormat()
  const { act, count, isMore, late, oldestAt, amounts } = counted
  const place = places.get(act)
  if (!place) return null
  const { to, words } = place
  const isPastDue = act === 'overdue-list'
  const sums = amounts.map(({ currency, amount }) => format.money(amount, currency)).join(t('value.and'))
  const days = oldestAt ? daysBetween(oldestAt, now.toISOString()) : 0
  return (
    <Line to={opensFirst(to) ? `${to}?item=${firstItem}` : to}>
      <chakra.span fontWeight="semibold" minW="40">
        {words(t)}
      </chakra.span>
      {late > 0 ? <StatusBadge tone="negative">{t('home.late', { count: late })}</StatusBadge> : null}
      {isPastDue && sums ? (
        <StatusBadge tone="negative">{t('home.pastDue', { amount: sums })}</StatusBadge>
      ) : null}
      <chakra.span fontVariantNumeric="tabular-nums">
        {t(isMore ? 'nav.waitingMore' : 'nav.waiting', { count })}
      </chakra.span>
      {days > 0 ? (
        <chakra.span color="text.quiet">
          {t(isPastDue ? 'home.oldestPastDue' : 'home.oldest', { days })}
        </chakra.span>
      ) : null}
      {!isPastDue && sums ? (
        <chakra.span ml={{ md: 'auto' }} fontVariantNumeric="tabular-nums">
          {sums}
        </chakra.span>
      ) : null}
    </Line>
  )
}

/** The items that colleagues handed over, each with a link to the user's own items of its list. */
const HandedOver = () => {
  const t = useTranslations()
  const format = useFormat()
  const items = useHandedOver()
  if (items.length === 0) return null
  return (
    <Box
      as="section"
      aria-labelledby="handed-over"
      mb="5"
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="sm"
      overflow="hidden"
    >
      <chakra.h2 id="handed-over" px="4" pt="3" fontSize="md" fontWeight="semibold">
        {t('home.handedOver')}
      </chakra.h2>
      <chakra.ul aria-labelledby="handed-over" listStyleType="none">
        {items.map(({ act, workId, by, note, at }) => {
          const place = places.get(act)
          return place ? (
            <li key={`${act} ${workId}`}>
              <Line to={`${place.to}?held=mine`}>
                <chakra.span fontWeight="semibold" minW="40">
                  {place.words(t)}
                </chakra.span>
                <chakra.span flex={{ base: '1 0 100%', md: '1' }} minW="0" overflowWrap="anywhere">
                  {t(note ? 'work.handedOverWith' : 'work.handedOver', { person: by, note })}
                </chakra.span>
                <chakra.span color="text.quiet">{format.timestamp(at)}</chakra.span>
              </Line>
            </li>
          ) : null
        })}
      </chakra.ul>
    </Box>
  )
}

/** The start page: the inboxes in which something waits for the user's roles, each a link. */
export const HomePage = () => {
  const t = useTranslations()
  const now = useNow()
  const counts = useCounts()
  const lines = inboxesByUrgency([...counts.values()])
  return (
    <>
      <ScreenTitle title={t('home.title')} />
      <HandedOver />
      {counts.size === 0 ? <Loading /> : null}
      {counts.size > 0 && lines.length === 0 ? (
        <Flex py="10" justify="center" color="text.quiet">
          {t('home.nothing')}
        </Flex>
      ) : null}
      {lines.length > 0 ? (
        <Box
          bg="surface.card"
          borderWidth="1px"
          borderColor="border.hairline"
          borderRadius="sm"
          overflow="hidden"
        >
          <chakra.ul aria-label={t('home.title')} listStyleType="none">
            {lines.map((counted, index) => (
              <chakra.li
                key={counted.act}
                borderTopWidth={index === 0 ? '0' : '1px'}
                borderColor="border.hairline"
              >
                <Waiting counted={counted} now={now} />
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </>
  )
}
