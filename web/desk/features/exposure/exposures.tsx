import { Box, chakra, Flex } from '@chakra-ui/react'
import type { NamedExposure, StoppedDecision } from '#shared/desk/exposure.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink } from '../../ui/company-link.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ratingTones } from '../risk-rating/rating-tones.ts'
import { ExposureItems } from './exposure-items.tsx'
import { ExposureStrip } from './exposure-strip.tsx'
import { useExposures } from './use-exposures.ts'

const Line = ({ of }: { of: NamedExposure }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const { companyId, riskLevel, riskRating } = of
  return (
    <Flex
      as="li"
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      align="center"
      py="1.5"
      borderTopWidth="1px"
      borderColor="border.hairline"
    >
      <chakra.span fontWeight="medium" overflowWrap="anywhere">
        {may('company-show') ? <CompanyLink companyId={companyId}>{nameOf(of)}</CompanyLink> : nameOf(of)}
      </chakra.span>
      <ExposureItems of={of} />
      <StatusBadge tone={ratingTones[riskLevel]}>{t(`states.riskLevel.${riskLevel}`)}</StatusBadge>
      {riskRating ? (
        <StatusBadge tone={ratingTones[riskRating]}>
          {t('exposure.rating', { rating: t(`states.riskRating.${riskRating}`) })}
        </StatusBadge>
      ) : null}
    </Flex>
  )
}

const Lines = ({ companyIds }: { companyIds: readonly string[] }) => {
  const t = useTranslations()
  const { may } = useMe()
  const query = useExposures(companyIds, may('exposure-list'))
  if (!may('exposure-list')) return null
  return (
    <Box
      as="section"
      aria-label={t('exposure.title')}
      mb="4"
      p="3"
      bg="surface.card"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="sm"
    >
      <Box fontWeight="medium" mb="1">
        {t('exposure.ofSeveral', { count: companyIds.length })}
      </Box>
      <QueryBoundary query={query}>
        {(exposures) => (
          <chakra.ul listStyleType="none">
            {exposures.map((of) => (
              <Line key={of.companyId} of={of} />
            ))}
          </chakra.ul>
        )}
      </QueryBoundary>
    </Box>
  )
}

/** The exposure of the companies that a decision concerns: one in full, several in one line each, worst first. */
export const Exposures = ({
  companyIds,
  decision,
}: {
  companyIds: readonly string[]
  decision?: StoppedDecision | undefined
}) => {
  const [first, ...others] = [...new Set(companyIds)]
  if (first === undefined) return null
  return others.length === 0 ? (
    <ExposureStrip companyId={first} decision={decision} />
  ) : (
    <Lines companyIds={[first, ...others]} />
  )
}
