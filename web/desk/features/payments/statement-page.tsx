import { Box, chakra } from '@chakra-ui/react'
import { Link, useParams } from 'react-router-dom'
import type { StatementLineView, StatementSummary } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { ContinuityBadge, ContinuityNotice } from './continuity.tsx'
import { Finding } from './line-finding.tsx'
import { LineMatches } from './line-matches.tsx'
import { useStatementPeriod } from './use-statement-period.ts'

const tones: Readonly<Record<StatementLineView['state'], Tone>> = {
  open: 'waiting',
  booked: 'positive',
  suspense: 'waiting',
  ignored: 'neutral',
  'paid back': 'neutral',
}

const Back = chakra(Link, { base: { color: 'action.text', textDecoration: 'underline' } })

const Summary = ({ of: statement }: { of: StatementSummary }) => {
  const { account, currency, continuity, ...balances } = statement
  const t = useTranslations()
  const format = useFormat()
  const periodOf = useStatementPeriod()
  const money = (amount: string) => format.money(amount, currency)
  const sum = (count: number, amount: string) => t('batches.sum', { count, amount: money(amount) })
  return (
    <Figures>
      <Figure name={t('statements.list.account')} value={account} />
      <Figure name={t('statements.list.period')} value={periodOf(statement)} />
      <Figure name={t('statements.list.opening')} value={money(balances.opening)} />
      <Figure name={t('statements.list.credits')} value={sum(balances.credits, balances.credited)} />
      <Figure name={t('statements.list.debits')} value={sum(balances.debits, balances.debited)} />
      <Figure name={t('statements.list.closing')} value={money(balances.closing)} />
      {continuity ? (
        <Figure name={t('statements.continuity.column')} value={<ContinuityBadge of={statement} />} />
      ) : null}
    </Figures>
  )
}

const columns = ['valueDate', 'amount', 'said', 'bankReference', 'state', 'matched'] as const

const LineRow = ({ line }: { line: StatementLineView }) => {
  const t = useTranslations()
  const format = useFormat()
  const { valueDate, amount, currency, payerName, text, bankReference, state } = line
  return (
    <TableRow>
      <Cell isFirst>{format.date(valueDate)}</Cell>
      <Cell isNumber>{format.money(amount, currency)}</Cell>
      <Cell isWide>
        {payerName}
        <Box color="text.quiet" overflowWrap="anywhere" whiteSpace="pre-line">
          {text}
        </Box>
      </Cell>
      <Cell>{bankReference ?? t('value.none')}</Cell>
      <Cell>
        <StatusBadge tone={tones[state]}>{t(`states.line.${state}`)}</StatusBadge>
      </Cell>
      <Cell isWide>
        <LineMatches line={line} />
        {line.duplicateOf ? <Box color="text.quiet">{t('statements.duplicate')}</Box> : null}
        <Finding line={line} />
      </Cell>
    </TableRow>
  )
}

/** A statement with all lines and the outcome of each. */
export const StatementPage = () => {
  const t = useTranslations()
  const { statementId = '' } = useParams()
  const list = useAuditedPages('statement-line-list', { statementId })
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  const statement = list.data?.pages[0]?.statement
  const title = t('statements.list.title', { number: statement?.number ?? '' })
  return (
    <>
      <ScreenTitle
        title={title}
        beside={<Back to="/statements?view=read">{t('statements.list.back')}</Back>}
      />
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {statement ? (
        <>
          <Summary of={statement} />
          <ContinuityNotice statement={statement} />
          <TableFrame label={title}>
            <thead>
              <tr>
                {columns.map((name, index) => (
                  <HeadCell key={name} isFirst={index === 0} isNumber={name === 'amount'}>
                    {name === 'valueDate' || name === 'amount' || name === 'said'
                      ? t(`statements.columns.${name}`)
                      : t(`statements.list.${name}`)}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <VirtualRows rows={lines} pages={list}>
              {(line) => <LineRow key={line.lineId} line={line} />}
            </VirtualRows>
          </TableFrame>
          <LoadMore count={lines.length} pages={list} />
        </>
      ) : null}
    </>
  )
}
