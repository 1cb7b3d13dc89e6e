import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReadState } from '#shared/notifications/read-state.schema.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList, type Pages } from '../../ui/paged-list.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { ActivityRow, type News } from './activity-row.tsx'
import { type NotificationsTab, readStates, tabPath } from './listing.ts'
import { useMarkRead } from './use-mark-read.ts'

const StatusLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: 'touch',
    px: '4',
    borderRadius: 'full',
    color: 'text.quiet',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'surface.hover', color: 'text.main' },
    '&[aria-current=page]': { bg: 'action.subtle', color: 'action.text' },
  },
})

const RowSkeleton = () => (
  <Box px={{ base: '5', md: '8' }} py="5" borderTopWidth="1px" borderColor="border.hairline">
    <SkeletonText lines={3} />
  </Box>
)

/** Messages or announcements, filtered by read state; marked as read one by one, as a selection, or all at once. */
export const ActivityList = ({
  of,
  status,
  query,
  news,
  isFiltered = false,
  search,
}: {
  of: Exclude<NotificationsTab, 'settings'>
  status: ReadState
  query: Pages
  /** Undefined until the first page is loaded. */
  news: readonly News[] | undefined
  /** True if the list is filtered, so that an empty one means no match. */
  isFiltered?: boolean
  search?: ReactNode
}) => {
  const { t } = useTranslation('notifications')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const marking = useMarkRead(of)
  const unread = (news ?? []).filter(({ is_read }) => !is_read)
  // Drops items from the selection that have been read meanwhile.
  const picked = unread.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const mark = (ids: readonly string[] | 'all') =>
    marking.mutate(ids, {
      onSuccess: () => {
        setChosen(new Set())
        // The clicked button disappears with the unread items.
        list.current?.focus()
      },
    })
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const none = isFiltered || status !== 'all' ? 'narrowed' : of
  return (
    <Card p="0" overflow="hidden">
      <Flex
        px={{ base: '3', md: '6' }}
        py="3"
        gap="3"
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        align={{ lg: 'center' }}
      >
        <Flex as="nav" aria-label={t('status.label')} gap="1" wrap="wrap">
          {readStates.map((each) => (
            <StatusLink
              key={each}
              to={tabPath(of, each)}
              replace
              aria-current={each === status ? 'page' : undefined}
            >
              {t(`status.${each}`)}
            </StatusLink>
          ))}
        </Flex>
        {search}
      </Flex>
      {unread.length > 0 ? (
        <Flex
          px={{ base: '3', md: '6' }}
          py="1"
          gap={{ base: '1', md: '3' }}
          wrap="wrap"
          align="center"
          justify="space-between"
          borderTopWidth="1px"
          borderColor="border.hairline"
          bg="surface.page"
        >
          <chakra.label display="flex" alignItems="center" minH="touch" cursor="pointer">
            <chakra.span boxSize="touch" display="grid" placeItems="center" flex="none">
              <chakra.input
                type="checkbox"
                checked={picked.length === unread.length}
                ref={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = picked.length > 0 && picked.length < unread.length
                }}
                onChange={(event) =>
                  setChosen(new Set(event.target.checked ? unread.map(({ id }) => id) : []))
                }
                boxSize="5"
                accentColor="action.solid"
                cursor="pointer"
              />
            </chakra.span>
            <span>{t('chooseAll')}</span>
          </chakra.label>
          {picked.length > 0 ? (
            <Button size="sm" busy={marking.isPending} onClick={() => mark(picked)}>
              {t('markChosen', { count: picked.length })}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              px={{ base: '2', md: '0' }}
              busy={marking.isPending}
              onClick={() => mark('all')}
            >
              {t('markAll')}
            </Button>
          )}
        </Flex>
      ) : null}
      <PagedList
        pages={query}
        rows={news}
        more={t('more')}
        loading={
          <>
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </>
        }
        empty={
          <Box borderTopWidth="1px" borderColor="border.hairline">
            <EmptyState title={t(`empty.${none}.title`)}>{t(`empty.${none}.text`)}</EmptyState>
          </Box>
        }
      >
        {(rows) => (
          <chakra.ul
            ref={list}
            tabIndex={-1}
            outline="none"
            listStyleType="none"
            aria-label={t(`tabs.${of}`)}
          >
            {rows.map((each) => (
              <ActivityRow
                key={each.id}
                news={each}
                chosen={picked.includes(each.id)}
                onChoose={(isChosen) => choose(each.id, isChosen)}
                onRead={(followed) => (followed ? marking.mutate([each.id]) : mark([each.id]))}
                busy={marking.isPending}
              />
            ))}
          </chakra.ul>
        )}
      </PagedList>
    </Card>
  )
}
