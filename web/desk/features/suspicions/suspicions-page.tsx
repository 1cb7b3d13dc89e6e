import { Box } from '@chakra-ui/react'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import type { SuspicionStatus } from '#shared/suspicions/suspicion-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { useRecordCompanyName } from '../../ui/use-company-field.ts'
import { useNow } from '../../ui/use-now.ts'
import { Register } from '../registers/register.tsx'
import { suspicionSheet } from './suspicion-sheet.ts'

type Suspicion = ActOutput<'suspicion-list'>['suspicions'][number]

const tones = {
  open: 'negative',
  'to report': 'negative',
  reported: 'waiting',
  'not reported': 'neutral',
  closed: 'neutral',
} as const

/** The acts that may follow each state. */
const actsOf: Readonly<Record<SuspicionStatus, readonly string[]>> = {
  open: ['suspicion-decide'],
  'to report': ['suspicion-report'],
  reported: ['suspicion-consent', 'suspicion-close'],
  'not reported': ['suspicion-decide', 'suspicion-close'],
  closed: [],
}

const onePage = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined }

/** The register of suspicions, for the role that reports them. Each read is audited, in a list of its own. */
export const SuspicionsPage = () => {
  const t = useTranslations()
  const { date, timestamp } = useFormat()
  const label = useFieldTranslations()
  const companyIn = useRecordCompanyName()
  const today = businessDate(useNow())
  const query = useAuditedAct('suspicion-list', {})
  const suspicions = query.data?.suspicions ?? []
  const none = t('value.none')
  const isLate = ({ suspicionStatus, followUpOn }: Suspicion) =>
    suspicionStatus !== 'closed' && followUpOn !== null && followUpOn < today
  const statusOf = ({ suspicionStatus }: Suspicion) => (
    <StatusBadge tone={tones[suspicionStatus]}>{t(`states.suspicion.${suspicionStatus}`)}</StatusBadge>
  )
  const followUpOf = (of: Suspicion) => (
    <Box color={isLate(of) ? 'negative.text' : undefined}>{of.followUpOn ? date(of.followUpOn) : none}</Box>
  )
  return (
    <Register
      query={{ ...query, ...onePage }}
      rows={suspicions}
      above={
        <Box mb="3">
          <Notice tone="neutral" title={t('suspicions.confidential')} />
        </Box>
      }
      register={{
        title: t('suspicions.title'),
        none: t('suspicions.none'),
        add: 'suspicion-open',
        actsOf,
        statusOf: ({ suspicionStatus }) => suspicionStatus,
        idName: 'suspicionId',
        nameOf: (of) => companyIn(of) ?? of.persons ?? none,
        nameTitle: t('fields.company'),
        columns: [
          {
            title: t('responseLabels.suspicionStatus'),
            cell: statusOf,
          },
          {
            title: t('responseLabels.openedAt'),
            cell: ({ openedAt }) => timestamp(openedAt),
            isOneLine: true,
          },
          {
            title: t('fields.reportedOn'),
            cell: ({ reportedOn }) => (reportedOn ? date(reportedOn) : none),
            isOneLine: true,
          },
          { title: t('fields.jfiuReference'), cell: ({ jfiuReference }) => jfiuReference ?? none },
          {
            title: t('responseLabels.jfiuConsent'),
            cell: ({ jfiuConsent }) => (jfiuConsent ? t(`states.jfiuConsent.${jfiuConsent}`) : none),
          },
          {
            title: t('fields.followUpOn'),
            cell: followUpOf,
            isOneLine: true,
          },
        ],
        sheets: async function* () {
          yield suspicionSheet(suspicions, {
            title: t('suspicions.title'),
            column: label,
            status: (status) => t(`states.suspicion.${status}`),
            consent: (consent) => t(`states.jfiuConsent.${consent}`),
          })
        },
        file: 'suspicions',
      }}
    />
  )
}
