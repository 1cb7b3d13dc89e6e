import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { type CompanyHistory, historySides } from '#shared/desk/company.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { useRecordedActorTranslations, useRecordedActTranslations } from '../../ui/field-translations.ts'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useSkipEmptyPages } from '../../ui/use-skip-empty-pages.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { ChoiceFilter } from '../inbox/choice-filter.tsx'
import { useAmountTexts } from '../inbox/proposal-row.ts'
import { FlagFilter, ServerFilters, useServerFilters } from '../inbox/server-filters.tsx'

type Entry = CompanyHistory['entries'][number]

const Detail = ({ entry }: { entry: Entry }) => {
  const t = useTranslations()
  return (
    <>
      {entry.approvedBy ? <Box>{t('case.history.second', { by: entry.approvedBy })}</Box> : null}
      {entry.reason ? <Box overflowWrap="anywhere">{entry.reason}</Box> : null}
      {entry.note ? (
        <chakra.blockquote
          mt="1"
          pl="3"
          borderLeftWidth="2px"
          borderColor="border.hairline"
          overflowWrap="anywhere"
          whiteSpace="pre-wrap"
        >
          {entry.note}
        </chakra.blockquote>
      ) : null}
    </>
  )
}

/** The company's audit entries, and the staff's notes about it. */
export const HistoryPane = ({ companyId }: { companyId: string }) => {
  const t = useTranslations()
  const actTranslations = useRecordedActTranslations()
  const actorTranslations = useRecordedActorTranslations()
  const amountTexts = useAmountTexts()
  const { timestamp } = useFormat()
  const { may } = useMe()
  const [showsLooks, setShowsLooks] = useState(false)
  const filters = useServerFilters(['side'])
  const [noting, setNoting] = useOpenAct(['company-note'])
  const list = useActPages('company-history', {
    companyId,
    ...filters.asked,
    ...(showsLooks ? {} : { changes: true }),
  })
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = list
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  useSkipEmptyPages(list, entries.length)
  const whatOf = ({ action, proposedAct }: Entry) =>
    proposedAct ? t('case.history.proposed', { act: actTranslations(proposedAct) }) : actTranslations(action)
  return (
    <Panel
      title={t('case.tabs.history')}
      beside={
        <Flex gap="4" align="center" wrap="wrap">
          <FlagFilter label={t('case.history.looks')} checked={showsLooks} onChange={setShowsLooks} />
          {may('company-note') ? (
            <Button size="sm" variant="secondary" onClick={() => setNoting('company-note')}>
              {t('case.history.write')}
            </Button>
          ) : null}
        </Flex>
      }
    >
      <Box mb="4">
        <ServerFilters filters={filters}>
          <ChoiceFilter
            label={t('fields.side')}
            value={filters.asked.side ?? ''}
            options={[
              ['', t('case.history.bothSides')],
              ...historySides.map((each) => [each, t(`case.history.sides.${each}`)] as const),
            ]}
            onChange={(next) => filters.set('side', next)}
          />
        </ServerFilters>
      </Box>
      {error ? <Failed error={error} retry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data && entries.length === 0 && !hasNextPage ? (
        <Box color="text.quiet">{t(filters.isFiltered ? 'list.emptyFiltered' : 'case.history.empty')}</Box>
      ) : null}
      <Timeline
        entries={entries.map((entry) => ({
          title: [whatOf(entry), ...amountTexts(entry.amounts), actorTranslations(entry.actor)].join(' · '),
          when: timestamp(entry.at),
          tone: entry.note ? 'waiting' : 'neutral',
          detail: <Detail entry={entry} />,
        }))}
      />
      {hasNextPage ? (
        <Box mt="3">
          <Button
            size="sm"
            variant="secondary"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        </Box>
      ) : null}
      {noting ? (
        <ActDialog action={noting} given={{ companyId }} onClose={() => setNoting(undefined)} />
      ) : null}
    </Panel>
  )
}
