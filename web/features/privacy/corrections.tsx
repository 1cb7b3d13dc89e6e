import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { listCorrectionsQuery } from './privacy-queries.ts'

type Correction = ResponseOf<typeof privacyEndpoints.askForCorrection>

const tones = { corrected: 'positive', refused: 'negative', waiting: 'waiting' } as const

const Asked = ({ correction }: { correction: Correction }) => {
  const { t } = useTranslation('privacy')
  const { date, timestamp } = useFormat()
  const { about, text, asked_at, due_at, outcome, answer, answered_at } = correction
  const state = outcome ?? 'waiting'
  return (
    <chakra.li mt="4">
      <StatusBadge tone={tones[state]}>{t(`correction.states.${state}`)}</StatusBadge>
      <Box mt="2" fontWeight="medium">
        {t(`correction.subjects.${about}`)}
      </Box>
      <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </chakra.p>
      <chakra.p fontSize="sm" color="text.quiet">
        {t(outcome ? 'correction.askedAt' : 'correction.waits', {
          when: timestamp(asked_at),
          due: date(due_at.slice(0, 10)),
        })}
      </chakra.p>
      {answer ? (
        <Box mt="3" ps="4" borderInlineStartWidth="2px" borderColor="border.hairline">
          <chakra.p fontSize="sm" color="text.quiet">
            {t('correction.answeredAt', { when: timestamp(answered_at ?? '') })}
          </chakra.p>
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            {answer}
          </chakra.p>
        </Box>
      ) : null}
    </chakra.li>
  )
}

/** The user's correction requests with their outcomes. Hidden without any. */
export const Corrections = () => {
  const { t } = useTranslation('privacy')
  const failureTranslations = useFailureTranslations()
  const { data, error, isPending, refetch } = useQuery(listCorrectionsQuery)
  if (isPending)
    return (
      <Loading>
        <SkeletonText lines={1} />
      </Loading>
    )
  if (error)
    return (
      <Notice tone="negative">
        {failureTranslations(error)}{' '}
        <TextButton onClick={() => void refetch()}>{t('correction.again')}</TextButton>
      </Notice>
    )
  if (data.corrections.length === 0) return null
  return (
    <chakra.ul listStyleType="none" aria-label={t('correction.list')}>
      {data.corrections.map((correction) => (
        <Asked key={correction.request_id} correction={correction} />
      ))}
    </chakra.ul>
  )
}
