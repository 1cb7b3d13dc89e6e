import { Box, chakra, Flex } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawdownStatus } from '#shared/drawdown/drawdown-states.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import { applicationsQuery } from '../application/application-queries.ts'
import { isUnderWay } from '../application/drawdown-stage-translations.ts'
import { NoteLink } from './note-link.tsx'
import { courseOfQuote, shareText } from './repayment-course.ts'
import type { DrawdownQuote } from './use-quote.ts'

const poll = 2000

/** True if another administrator of the company declined it, or nobody confirmed it in time. */
const endedInCompany = (stage: DrawdownStatus): stage is 'declined' | 'lapsed' =>
  stage === 'declined' || stage === 'lapsed'

const headline = (stage: DrawdownStatus): 'waiting' | 'paid' | 'rejected' =>
  stage === 'rejected' || stage === 'withdrawn' || endedInCompany(stage)
    ? 'rejected'
    : isUnderWay(stage)
      ? 'waiting'
      : 'paid'

/** Third step: what happens next and when, polled while the lender is deciding. */
export const ResultStep = ({ drawdownId, quote }: { drawdownId: string; quote: DrawdownQuote }) => {
  const { t } = useTranslation(['drawdown', 'statuses'])
  const { count, date, money, timestamp } = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const applications = useInfiniteQuery({
    ...applicationsQuery,
    refetchInterval: ({ state }) => {
      const found = state.data?.pages
        .flatMap(({ records }) => records)
        .find((each) => each.approval_id === drawdownId)
      if (found && endedInCompany(found.stage)) return false
      return !found || isUnderWay(found.stage) || !found.note_file_id ? poll : false
    },
  })
  const record = applications.data?.pages
    .flatMap(({ records }) => records)
    .find((each) => each.approval_id === drawdownId)
  const { decided_time, paid_out_time } = record?.name === 'drawdown' ? record : {}
  const at = (time: string | undefined) => time && timestamp(time)
  const stage = record?.stage ?? 'requested'
  const outcome = headline(stage)
  const isWithColleague = stage === 'awaiting colleague'
  const isApproved = !isWithColleague && stage !== 'requested' && outcome !== 'rejected'
  const payOutDetail = () => {
    const payout = quote.upfront
      ? [t('result.payOutOf', { payout: money(quote.upfront.payout, quote.currency) })]
      : []
    const expected = record?.payout_expected
    const wait = expected
      ? t(isApproved ? 'result.payOutBy' : 'result.payOutIfToday', { date: date(expected) })
      : undefined
    return (
      [...payout, ...(outcome === 'paid' ? [] : [wait ?? t('result.payOutDetail')])].join(' ') || undefined
    )
  }
  const entries: TimelineEntry[] =
    outcome === 'rejected'
      ? [
          { title: t('result.submitted'), when: record && timestamp(record.created_time), tone: 'positive' },
          {
            title: t(`statuses:drawdown.${stage}`),
            when: at(decided_time),
            detail: t('result.rejectedDetail'),
            tone: 'negative',
          },
        ]
      : [
          { title: t('result.submitted'), when: record && timestamp(record.created_time), tone: 'positive' },
          ...(isWithColleague
            ? [
                {
                  title: t('result.colleague'),
                  detail: t('result.colleagueDetail'),
                  tone: 'waiting' as const,
                },
              ]
            : []),
          {
            title: t('result.approve'),
            when: isApproved ? at(decided_time) : undefined,
            detail: isApproved || isWithColleague ? undefined : t('result.approveDetail'),
            ...(isWithColleague ? {} : { tone: isApproved ? ('positive' as const) : ('waiting' as const) }),
          },
          {
            title: t('result.payOut'),
            when: outcome === 'paid' ? at(paid_out_time) : undefined,
            detail: payOutDetail(),
            ...(outcome === 'paid'
              ? { tone: 'positive' as const }
              : isApproved
                ? { tone: 'waiting' as const }
                : {}),
          },
          {
            title: t(`result.repay.${courseOfQuote(quote)}`, {
              date: date(quote.schedule[0]?.due_date ?? quote.due_date),
              number: count(quote.schedule.length),
              share: shareText(quote.sales_share ?? ''),
            }),
            detail:
              courseOfQuote(quote) === 'salesShare' ? (
                t('result.atMost', { total: money(quote.total, quote.currency) })
              ) : (
                <Money amount={quote.total} currency={quote.currency} />
              ),
          },
        ]
  return (
    <Card>
      <Flex
        direction={{ base: 'column-reverse', md: 'row' }}
        justify="space-between"
        gap="6"
        align={{ md: 'flex-start' }}
      >
        <Box minW="0" flex="1">
          <Box role="status">
            <Flex
              align="center"
              gap="2"
              color={
                outcome === 'rejected'
                  ? 'negative.text'
                  : outcome === 'paid'
                    ? 'positive.text'
                    : 'waiting.text'
              }
              fontWeight="medium"
            >
              {outcome === 'waiting' ? <Spinner /> : null}
              <span>{t(`statuses:drawdown.${stage}`)}</span>
            </Flex>
            <chakra.h1 ref={title} tabIndex={-1} outline="none" mt="1" fontSize={{ base: '2xl', md: '3xl' }}>
              {t(`result.title.${outcome}`)}
            </chakra.h1>
          </Box>
          <Box mt="3">
            <Money amount={quote.amount} currency={quote.currency} size="display" />
          </Box>
          <chakra.p mt="3" color="text.quiet" maxW="reading">
            {record?.name === 'drawdown' && record.rejection
              ? t(`statuses:rejection.${record.rejection}`)
              : t(`result.text.${isWithColleague ? 'colleague' : endedInCompany(stage) ? stage : outcome}`)}
          </chakra.p>
        </Box>
        <Box flex="none" alignSelf={{ base: 'flex-start', md: 'center' }}>
          <Illustration name={outcome === 'rejected' ? 'nothing-here' : 'funds'} width={200} />
        </Box>
      </Flex>
      <Box mt="8" pt="6" borderTopWidth="1px" borderColor="border.hairline">
        <Timeline entries={entries} />
      </Box>
      <Flex mt="8" gap="3" wrap="wrap">
        <ButtonLink to={paths.home()}>{t('result.toHome')}</ButtonLink>
        {record?.note_file_id ? <NoteLink fileId={record.note_file_id} /> : null}
      </Flex>
    </Card>
  )
}
