import { Box, chakra } from '@chakra-ui/react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { useFieldLabel } from '../../../features/kyc/field-labels.ts'
import { useReturnTranslations } from '../../../features/kyc/use-return-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'

const tones = { approved: 'positive', returned: 'waiting', rejected: 'negative' } as const

/** All submissions with their changes, and the outcome of each review. */
export const KycVersions = ({
  kyc: { versions, reviews },
  at,
  onChoose,
}: {
  kyc: ShownKyc
  at: number
  onChoose: (at: number) => void
}) => {
  const t = useTranslations()
  const { timestamp } = useFormat()
  const labelOf = useFieldLabel()
  const returnTranslations = useReturnTranslations()
  return (
    <Panel title={t('case.versions')}>
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {versions.map((version, index) => {
          const review = reviews.find(({ submittedAt }) => submittedAt === version.submittedAt)
          return (
            <li key={version.submittedAt}>
              <RowButton type="button" aria-pressed={index === at} ml="-2" onClick={() => onChoose(index)}>
                {t('case.version', { when: timestamp(version.submittedAt) })}
              </RowButton>
              <Box color="text.quiet">
                {index === versions.length - 1
                  ? t('case.versionFirst')
                  : `${t('case.versionChanged', { count: version.changed.length })}: ${version.changed.map(labelOf).join(', ')}`}
              </Box>
              {review ? (
                <Box mt="1">
                  <StatusBadge tone={tones[review.decision]}>
                    {t(`states.kyc.${review.decision}`)}
                  </StatusBadge>{' '}
                  {review.reviewer}, {timestamp(review.decidedAt)}
                  {review.reason ? <Box>{review.reason}</Box> : null}
                  <chakra.ul listStyleType="none" color="text.quiet">
                    {(review.returned ?? []).map(({ field, reason, words }) => (
                      <li key={field}>
                        {labelOf(field)}:{' '}
                        {returnTranslations({ reason: reason ?? null, words: words ?? null })}
                      </li>
                    ))}
                  </chakra.ul>
                </Box>
              ) : null}
            </li>
          )
        })}
      </chakra.ol>
    </Panel>
  )
}
