import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OverdueFacility } from '#shared/desk/overdue.ts'
import { csvOf } from '#shared/portfolio/csv.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Input } from '../../../ui/text-field.tsx'
import { useLookPages } from '../../api/use-look.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MoreOf } from '../../ui/more-of.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { BesideList } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { OverdueCasePane } from './overdue-case-pane.tsx'

const columns = ['company', 'line', 'days', 'owed', 'next', 'promise', 'contact'] as const

const exported = [
  'companyId',
  'companyNameEn',
  'companyNameCn',
  'facilityId',
  'productCode',
  'currency',
  'since',
  'daysPastDue',
  'stage',
  'owedCents',
  'charges',
  'disputed',
  'nextStep',
  'promisedFor',
  'promisedCents',
  'promiseStatus',
  'lastContactAt',
] as const

const asCsv = (rows: readonly OverdueFacility[]): string =>
  csvOf(
    rows.map(({ promise, lastContact, ...row }) => ({
      ...row,
      promisedFor: promise?.promisedFor ?? null,
      promisedCents: promise?.amountCents ?? null,
      promiseStatus: promise?.status ?? null,
      lastContactAt: lastContact?.at ?? null,
    })),
    exported,
  )

const promiseTone = { open: 'waiting', kept: 'positive', broken: 'negative' } as const

const OverdueRow = ({
  row,
  isAt,
  isChosen,
  onOpen,
}: {
  row: OverdueFacility
  isAt: boolean
  isChosen: boolean
  onOpen: () => void
}) => {
  const t = useWords()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useCompanyName()
  const { promise, lastContact, stage } = row
  return (
    <TableRow aria-selected={isChosen} data-at={isAt} cursor="pointer" onClick={onOpen}>
      <Cell isFirst>
        <chakra.button
          type="button"
          cursor="pointer"
          textAlign="left"
          whiteSpace="nowrap"
          overflow="hidden"
          textOverflow="ellipsis"
          maxW="236px"
          color="action.text"
          onClick={onOpen}
        >
          {nameOf(row)}
        </chakra.button>
      </Cell>
      <Cell>{t(`portfolio.lines.${row.productCode}`)}</Cell>
      <Cell isNumber>
        <StatusBadge tone={stage === 1 ? 'waiting' : 'negative'}>
          {t('overdue.days', { count: row.daysPastDue })}
        </StatusBadge>
      </Cell>
      <Cell isNumber>{cents(row.owedCents, row.currency)}</Cell>
      <Cell>{t(`overdue.steps.${row.nextStep}`)}</Cell>
      <Cell>
        {promise ? (
          <StatusBadge tone={promiseTone[promise.status]}>
            {t(`overdue.promise.${promise.status}`, { day: format.date(promise.promisedFor) })}
          </StatusBadge>
        ) : (
          t('value.none')
        )}
      </Cell>
      <Cell>{lastContact ? format.timestamp(lastContact.at) : t('value.none')}</Cell>
    </TableRow>
  )
}

const matches = (row: OverdueFacility, typed: string): boolean =>
  JSON.stringify(Object.values(row)).toLowerCase().includes(typed.trim().toLowerCase())

/** What is past due, the longest first, and beside it the one that is open. */
export const OverduePage = () => {
  const t = useWords()
  const [address, setAddress] = useSearchParams()
  const filter = address.get('filter') ?? ''
  const chosenId = address.get('item')
  const field = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(0)
  const list = useLookPages('overdue-list')
  const all = list.data?.pages.flatMap(({ overdue }) => overdue) ?? []
  const rows = all.filter((row) => matches(row, filter))
  const chosen = all.find(({ facilityId }) => facilityId === chosenId)
  const set = (name: 'filter' | 'item', value: string) =>
    setAddress(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name === 'filter' },
    )
  useKeys({
    j: () => setAt((former) => Math.min(former + 1, rows.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    Enter: () => set('item', rows[at]?.facilityId ?? ''),
    '/': () => field.current?.focus(),
    Escape: () => set('item', ''),
  })
  return (
    <>
      <ScreenTitle
        title={t('overdue.title')}
        beside={
          <Flex gap="2" wrap="wrap">
            <Input
              ref={field}
              type="search"
              aria-label={t('list.filter')}
              placeholder={`${t('list.filter')} (/)`}
              value={filter}
              onChange={({ target }) => set('filter', target.value)}
              w={{ base: 'full', sm: '240px' }}
              h="9"
              fontSize="sm"
            />
            <Button
              size="sm"
              variant="secondary"
              disabled={rows.length === 0}
              onClick={() => saveText(`overdue-${list.data?.pages[0]?.asOf ?? ''}.csv`, asCsv(rows))}
            >
              {t('list.export')}
            </Button>
          </Flex>
        }
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && rows.length === 0 ? (
        <Box py="10" textAlign="center" color="text.quiet">
          {t(
            list.hasNextPage
              ? 'list.noneSoFar'
              : filter && all.length > 0
                ? 'list.emptyFiltered'
                : 'overdue.empty',
          )}
          {list.hasNextPage ? <MoreOf count={all.length} pages={list} /> : null}
        </Box>
      ) : null}
      {rows.length > 0 ? (
        <BesideList
          list={
            <>
              <TableFrame label={t('overdue.title')}>
                <thead>
                  <tr>
                    {columns.map((column, index) => (
                      <HeadCell
                        key={column}
                        isFirst={index === 0}
                        isNumber={column === 'days' || column === 'owed'}
                      >
                        {t(`overdue.columns.${column}`)}
                      </HeadCell>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, index) => (
                    <OverdueRow
                      key={row.facilityId}
                      row={row}
                      isAt={index === at}
                      isChosen={row.facilityId === chosenId}
                      onOpen={() => set('item', row.facilityId)}
                    />
                  ))}
                </tbody>
              </TableFrame>
              <MoreOf count={all.length} pages={list} />
            </>
          }
          pane={
            chosen ? (
              <OverdueCasePane key={chosen.facilityId} of={chosen} onClose={() => set('item', '')} />
            ) : null
          }
        />
      ) : null}
    </>
  )
}
