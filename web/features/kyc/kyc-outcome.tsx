import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { brand } from '../../ui/brand.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import { draftsOf, type KycDetail, type MaskedKyc } from './kyc-drafts.ts'
import { useCreateKyc } from './kyc-queries.ts'
import { KycSummary } from './kyc-summary.tsx'
import { ReviewHistory } from './review-history.tsx'
import { useHolderName } from './use-holder-name.ts'
import { useNextStepPath } from './use-next-step-path.ts'
import { useToday } from './use-today.ts'

const useTimeline = (kyc: KycDetail | MaskedKyc): readonly TimelineEntry[] => {
  const { t } = useTranslation('kyc')
  const { timestamp, date } = useFormat()
  const submitted = kyc.submitted_at ? { when: timestamp(kyc.submitted_at) } : {}
  const decided = kyc.decided_at ? { when: timestamp(kyc.decided_at) } : {}
  const first: TimelineEntry = { title: t('timeline.submitted'), tone: 'positive', ...submitted }
  if (kyc.status === 'rejected')
    return [first, { title: t('timeline.rejected'), tone: 'negative', ...decided }]
  return [
    first,
    {
      title: t('timeline.review'),
      detail: t(kyc.status === 'in progress' ? 'timeline.takenText' : 'timeline.reviewText'),
      tone: 'waiting',
    },
    {
      title: t('timeline.result'),
      ...(kyc.answer_due ? { when: t('timeline.due', { date: date(kyc.answer_due) }) } : {}),
      detail: t('timeline.resultText'),
    },
  ]
}

const Submitted = ({ answerDue }: { answerDue: string | null }) => {
  const { t } = useTranslation('kyc')
  const { date } = useFormat()
  const today = useToday()
  const onward = useNextStepPath()
  const isLate = answerDue !== null && today > answerDue
  return (
    <EmptyState
      picture="documents"
      title={t('submitted.title')}
      action={
        <ButtonLink to={onward}>
          {t(onward === paths.home() ? 'submitted.action' : 'approved.action')}
        </ButtonLink>
      }
    >
      {isLate
        ? t('submitted.late', { phone: brand.hotline })
        : answerDue
          ? t('submitted.due', { date: date(answerDue) })
          : null}{' '}
      {t('submitted.text')}
    </EmptyState>
  )
}

const Rejected = () => {
  const { t } = useTranslation('kyc')
  const failureTranslations = useFailureTranslations()
  const again = useCreateKyc()
  return (
    <>
      <EmptyState
        picture="broke"
        title={t('rejected.title')}
        action={
          <Box display="grid" gap="3">
            <Button busy={again.isPending} onClick={() => again.mutate()}>
              {t('rejected.action')}
            </Button>
            <ButtonAnchor variant="secondary" href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
              {t('rejected.call', { phone: brand.hotline })}
            </ButtonAnchor>
          </Box>
        }
      >
        {t('rejected.text')}
      </EmptyState>
      {again.isError ? <Notice tone="negative">{failureTranslations(again.error)}</Notice> : null}
    </>
  )
}

const Progress = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const { t } = useTranslation('kyc')
  return (
    <Card dense>
      <CardTitle>{t('timeline.title')}</CardTitle>
      <Timeline entries={entries} />
    </Card>
  )
}

/** A submitted KYC that is not approved: its status, the next step, and the submitted data. */
export const KycOutcome = ({ kyc }: { kyc: KycDetail | MaskedKyc }) => {
  const { t } = useTranslation(['kyc', 'statuses'])
  const timeline = useTimeline(kyc)
  const drafts = draftsOf(kyc)
  const name = useHolderName().applicant(drafts.company_info)
  const files = new Map(kyc.files.map((file) => [file.file_id, file.file_name]))
  const [badge, face]: [ReactNode, ReactNode] =
    kyc.status === 'rejected'
      ? [
          <StatusBadge key="badge" tone="negative">
            {t('statuses:kyc.rejected')}
          </StatusBadge>,
          <Rejected key="face" />,
        ]
      : [
          <StatusBadge key="badge" tone="waiting">
            {t(`statuses:kyc.${kyc.status}`)}
          </StatusBadge>,
          <Submitted key="face" answerDue={kyc.answer_due} />,
        ]
  return (
    <Page>
      <PageHeader title={t('title')} lead={name} actions={badge} />
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        alignItems="start"
      >
        <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Card>{face}</Card>
          <Box display={{ base: 'block', lg: 'none' }}>
            <Progress entries={timeline} />
          </Box>
          <ReviewHistory kyc={kyc} />
          <KycSummary drafts={drafts} fileName={(id) => files.get(id) ?? id} editable={false} />
        </Box>
        <Box display={{ base: 'none', lg: 'block' }} position="sticky" top="24">
          <Progress entries={timeline} />
        </Box>
      </Box>
    </Page>
  )
}
