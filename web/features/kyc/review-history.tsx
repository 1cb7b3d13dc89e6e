import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import type { Tone } from '../../ui/theme/semantic-colours.ts'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import { useFieldLabel } from './field-labels.ts'
import type { KycDetail } from './kyc-drafts.ts'
import { useReturnTranslations } from './use-return-translations.ts'

const tones = { approved: 'positive', rejected: 'negative', returned: 'waiting' } as const satisfies Record<
  KycDetail['reviews'][number]['decision'],
  Tone
>

type Running = Pick<KycDetail, 'status' | 'submitted_at' | 'submitted_by' | 'taken_at'>

/** The completed reviews and the current one, latest first; nothing before the first. */
export const ReviewHistory = ({
  kyc: { reviews },
  running,
}: {
  kyc: Pick<KycDetail, 'reviews'>
  /** The review in progress, if there is one. */
  running?: Running | undefined
}) => {
  const { t } = useTranslation('kyc')
  const { timestamp } = useFormat()
  const labelOf = useFieldLabel()
  const returnTranslations = useReturnTranslations()
  const submitted = (when: string, by: string | null) =>
    by
      ? t('history.submittedBy', { when: timestamp(when), by })
      : t('history.submitted', { when: timestamp(when) })
  const now: TimelineEntry[] =
    running?.submitted_at && isUnderReview(running.status)
      ? [
          {
            title: t('timeline.review'),
            tone: 'waiting',
            ...(running.taken_at ? { when: t('history.taken', { when: timestamp(running.taken_at) }) } : {}),
            detail: submitted(running.submitted_at, running.submitted_by),
          },
        ]
      : []
  if (reviews.length + now.length === 0) return null
  return (
    <Card dense>
      <CardTitle>{t('history.title')}</CardTitle>
      <Timeline
        entries={[
          ...now,
          ...reviews.map(
            ({ decision, submitted_at, submitted_by, taken_at, decided_at, returned_fields }) => ({
              title: t(`history.${decision}`),
              tone: tones[decision],
              when: timestamp(decided_at),
              detail: (
                <>
                  <Box>{submitted(submitted_at, submitted_by)}</Box>
                  {taken_at ? <Box>{t('history.taken', { when: timestamp(taken_at) })}</Box> : null}
                  <chakra.ul listStyleType="none" fontSize="sm">
                    {returned_fields.map((each) => (
                      <chakra.li key={each.field}>
                        {t('history.field', { field: labelOf(each.field), why: returnTranslations(each) })}
                      </chakra.li>
                    ))}
                  </chakra.ul>
                </>
              ),
            }),
          ),
        ]}
      />
    </Card>
  )
}
