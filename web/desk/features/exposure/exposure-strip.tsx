import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Exposure, hardStops, type StoppedDecision } from '#shared/desk/exposure.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { daysBetween } from '../../ui/days-between.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ratingTones } from '../risk-rating/rating-tones.ts'
import { ExposureItems } from './exposure-items.tsx'

const Quiet = ({ children }: { children: ReactNode }) => (
  <chakra.span color="text.quiet" overflowWrap="anywhere">
    {children}
  </chakra.span>
)

const Standing = ({ of, decision }: { of: Exposure; decision: StoppedDecision | undefined }) => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  const now = useNow()
  const {
    companyId,
    riskLevel,
    riskReasons,
    riskRating,
    ratingReasons,
    kycReviewDueOn,
    kycApprovedAt,
    reviews,
  } = of
  const open = decision ? hardStops[decision].filter((stop) => of.stops.includes(stop)) : []
  const and = t('value.and')
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <ExposureItems of={of} />
      <Flex wrap="wrap" columnGap="4" rowGap="1" align="center">
        <Flex gap="2" align="center" wrap="wrap">
          <StatusBadge tone={ratingTones[riskLevel]}>{t(`states.riskLevel.${riskLevel}`)}</StatusBadge>
          <Quiet>
            {riskReasons.map((each) => t(`states.riskReason.${each}`)).join(and)}{' '}
            {may('kyc-risk') ? (
              <PageLink to={`/companies/${companyId}?part=risk`} textDecoration="underline">
                {t('case.tabs.risk')}
              </PageLink>
            ) : null}
          </Quiet>
        </Flex>
        {riskRating ? (
          <Flex gap="2" align="center" wrap="wrap">
            <StatusBadge tone={ratingTones[riskRating]}>
              {t('exposure.rating', { rating: t(`states.riskRating.${riskRating}`) })}
            </StatusBadge>
            <Quiet>{ratingReasons.map((each) => t(`states.ratingReason.${each}`)).join(and)}</Quiet>
          </Flex>
        ) : null}
        {kycReviewDueOn ? (
          <Quiet>{t('exposure.kycReview', { date: format.date(kycReviewDueOn) })}</Quiet>
        ) : null}
        <Quiet>
          {kycApprovedAt
            ? t('exposure.kyc', {
                date: format.date(kycApprovedAt.slice(0, 10)),
                count: daysBetween(kycApprovedAt, now.toISOString()),
              })
            : t('exposure.noKyc')}
        </Quiet>
        {reviews.map(({ facilityId, limitDecidedAt, nextReviewDate }) => (
          <Quiet key={facilityId}>
            {limitDecidedAt
              ? `${t('exposure.limit', { date: format.date(limitDecidedAt.slice(0, 10)) })}${and}`
              : ''}
            {t('exposure.review', { date: format.date(nextReviewDate) })}
          </Quiet>
        ))}
      </Flex>
      {open.length > 0 ? (
        <Box color="negative.text" fontWeight="medium">
          {t('exposure.stopped', { stops: open.map((each) => t(`states.exposureStop.${each}`)).join(and) })}
        </Box>
      ) : null}
    </Box>
  )
}

/**
 * A company's exposure at a decision: the findings against it, its risk, and the age of its verification and limit.
 * Every screen and form with a decision shows the same.
 */
export const ExposureStrip = ({
  companyId,
  decision,
}: {
  companyId: string
  /** The kind of decision, for the stops that it has to override. */
  decision?: StoppedDecision | undefined
}) => {
  const t = useTranslations()
  const { may } = useMe()
  const query = useAuditedAct('company-exposure', { companyId }, may('company-exposure'))
  if (!may('company-exposure')) return null
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
      <QueryBoundary query={query}>{(of) => <Standing of={of} decision={decision} />}</QueryBoundary>
    </Box>
  )
}
