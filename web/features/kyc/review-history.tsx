import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import type { Tone } from '../../ui/theme/semantic-colours.ts'
import { Timeline } from '../../ui/timeline.tsx'
import { useFieldLabel } from './field-labels.ts'
import type { KycDetail } from './kyc-drafts.ts'
import { useReturnWords } from './use-return-words.ts'

const tones = { approved: 'positive', rejected: 'negative', returned: 'waiting' } as const satisfies Record<
  KycDetail['reviews'][number]['decision'],
  Tone
>

/** How each review so far has ended, the latest first; nothing before the first. */
export const ReviewHistory = ({ kyc: { reviews } }: { kyc: Pick<KycDetail, 'reviews'> }) => {
  const { t } = useTranslation('kyc')
  const { timestamp } = useFormat()
  const labelOf = useFieldLabel()
  const returnWords = useReturnWords()
  if (reviews.length === 0) return null
  return (
    <Card dense>
      <CardTitle>{t('history.title')}</CardTitle>
      <Timeline
        entries={reviews.map(({ decision, submitted_at, decided_at, returned_fields }) => ({
          title: t(`history.${decision}`),
          tone: tones[decision],
          when: timestamp(decided_at),
          detail: (
            <>
              {t('history.submitted', { when: timestamp(submitted_at) })}
              <chakra.ul listStyleType="none" fontSize="sm">
                {returned_fields.map((each) => (
                  <chakra.li key={each.field}>
                    {t('history.field', { field: labelOf(each.field), why: returnWords(each) })}
                  </chakra.li>
                ))}
              </chakra.ul>
            </>
          ),
        }))}
      />
    </Card>
  )
}
