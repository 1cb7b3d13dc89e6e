import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ShownRiskRating } from '#shared/desk/risk-rating.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { useChoiceName } from '../../../features/kyc/use-choices.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { ratingTones } from './rating-tones.ts'

/** The reasons for the rating, the gravest first, each with its countries or its count. */
const Reasons = ({ reasons }: Pick<ShownRiskRating, 'reasons'>) => {
  const t = useTranslations()
  const choiceName = useChoiceName()
  const { count: format } = useFormat()
  if (reasons.length === 0) return <Box color="text.quiet">{t('riskRating.noReasons')}</Box>
  return (
    <chakra.ul pl="5" overflowWrap="anywhere">
      {reasons.map(({ reason, count, countries }) => {
        const words = t(`states.ratingReason.${reason}`)
        const of =
          countries.length > 0
            ? countries.map((id) => choiceName('country_region', id)).join(t('value.and'))
            : format(count)
        return (
          <li key={reason}>
            {countries.length > 0 || count > 1 ? t('riskRating.of', { reason: words, count: of }) : words}
          </li>
        )
      })}
    </chakra.ul>
  )
}

/** Who overrode the rating, and who reviewed the KYC, when and until when. */
const Dates = ({ override, kycReviewedAt, kycReviewedBy, kycReviewDueOn }: ShownRiskRating) => {
  const t = useTranslations()
  const { date, timestamp } = useFormat()
  const now = useNow()
  const isLate = kycReviewDueOn !== null && kycReviewDueOn < businessDate(now)
  return (
    <Box color="text.quiet" overflowWrap="anywhere">
      {override ? (
        <div>
          {t('riskRating.overridden', {
            by: override.by,
            when: timestamp(override.at),
            reason: override.reason,
          })}{' '}
          {override.approvedBy ? t('riskRating.seconded', { by: override.approvedBy }) : null}
        </div>
      ) : null}
      {kycReviewedAt && kycReviewedBy ? (
        <div>{t('riskRating.reviewed', { by: kycReviewedBy, when: timestamp(kycReviewedAt) })}</div>
      ) : null}
      {kycReviewDueOn ? (
        <Box color={isLate ? 'negative.text' : undefined}>
          {t(isLate ? 'riskRating.late' : 'riskRating.due', { date: date(kycReviewDueOn) })}
        </Box>
      ) : null}
    </Box>
  )
}

const EnhancedReview = ({ enhancedReview, needsEnhancedReview }: ShownRiskRating) => {
  const t = useTranslations()
  const { timestamp } = useFormat()
  if (needsEnhancedReview) return <Notice tone="negative" title={t('riskRating.needsEnhanced')} />
  if (!enhancedReview) return null
  const { by, at, findings } = enhancedReview
  return <Box overflowWrap="anywhere">{t('riskRating.enhanced', { by, when: timestamp(at), findings })}</Box>
}

const acts = ['enhanced-review-record', 'kyc-review-record', 'risk-rating-override'] as const

/** A company's customer risk rating with its reasons, its reviews, and the acts on them. */
export const RatingPanel = ({ companyId }: { companyId: string }) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const query = useAct('risk-rating-show', { companyId })
  const [action, setAction] = useOpenAct(acts)
  const isOffered = (shown: ShownRiskRating, act: (typeof acts)[number]): boolean =>
    may(act) && (act === 'enhanced-review-record' ? shown.needsEnhancedReview : shown.riskRating !== null)
  return (
    <Panel title={t('riskRating.title')}>
      <QueryBoundary query={query}>
        {(shown) => (
          <Box display="grid" gap="2">
            <Flex gap="3" align="center" wrap="wrap">
              {shown.riskRating ? (
                <StatusBadge tone={ratingTones[shown.riskRating]}>
                  {t(`states.riskRating.${shown.riskRating}`)}
                </StatusBadge>
              ) : (
                t('riskRating.none')
              )}
              {shown.riskRating === shown.computedRating ? null : (
                <span>{t('riskRating.now', { rating: t(`states.riskRating.${shown.computedRating}`) })}</span>
              )}
            </Flex>
            <Reasons reasons={shown.reasons} />
            <EnhancedReview {...shown} />
            <Dates {...shown} />
            <Flex gap="2" wrap="wrap">
              {acts
                .filter((act) => isOffered(shown, act))
                .map((act) => (
                  <Button key={act} size="sm" variant="secondary" onClick={() => setAction(act)}>
                    {actTranslations(act)}
                  </Button>
                ))}
            </Flex>
          </Box>
        )}
      </QueryBoundary>
      {action ? (
        <ActDialog action={action} given={{ companyId }} onClose={() => setAction(undefined)} />
      ) : null}
    </Panel>
  )
}
