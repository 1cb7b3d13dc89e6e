import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { paths } from '../../app/paths.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { Steps } from '../../ui/steps.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { MobileNeededSlot } from '../account/profile/mobile-needed-slot.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import { facilitySummaryQuery } from '../credit/credit-queries.ts'
import { type AmountRange, checkAmount, typedForm } from './amount-rules.ts'
import { AmountStep } from './amount-step.tsx'
import { dropDrawdownDraft, readDrawdownDraft, storeDrawdownDraft } from './drawdown-draft.ts'
import { DrawdownReviewStep } from './drawdown-review-step.tsx'
import { PayoutAccountNeeded } from './payout-choice.tsx'
import { type DrawdownQuote, type RepaymentTerms, useQuote } from './use-quote.ts'
import { unansweredQuote } from './use-submit-drawdown.ts'

/** Loaded while the user reads the note, so that it is ready for the submission. */
const loadResult = withTranslations(['drawdown', 'statuses'], () => import('./result-step.tsx'))
const ResultStep = lazy(async () => ({ default: (await loadResult()).ResultStep }))

type FacilitySummary = NonNullable<ResponseOf<typeof creditEndpoints.getFacilitySummary>>

type Stage = { at: 'amount' } | { at: 'review' } | { at: 'result'; drawdownId: string; quote: DrawdownQuote }

const stageIndex = { amount: 0, review: 1, result: 3 } as const

const rangeOf = (facility: FacilitySummary): AmountRange => ({
  currency: facility.currency,
  minimum: facility.minimum_drawdown,
  available: facility.available_funding,
})

/** Scrolls a new step to its beginning and focuses it for screen readers. */
const beginAtTop = (): void => {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

const Drawing = ({ facility }: { facility: FacilitySummary }) => {
  const { t } = useTranslation('drawdown')
  const ruleTranslations = useRuleTranslations()
  // The range is fixed while a note is being signed, and read again when the user returns to the amount.
  const [range, setRange] = useState(() => rangeOf(facility))
  // An unanswered submission takes precedence: whether it arrived determines what can still be drawn.
  const [restored, setRestored] = useState(unansweredQuote)
  const [draft] = useState(() => readDrawdownDraft(range))
  const [typed, setTyped] = useState(
    restored ? typedForm(centsFromDecimal(restored.amount)) : (draft?.typed ?? ''),
  )
  const [repayment, setRepayment] = useState<RepaymentTerms>(draft?.repayment ?? {})
  const [stage, setStage] = useState<Stage>({ at: restored || draft?.reviewed ? 'review' : 'amount' })
  const [held, setHeld] = useState(restored !== undefined)
  const checked = checkAmount(typed, range)
  const price = useQuote(
    checked.ok && stage.at !== 'result' && !restored ? checked.amount : null,
    repayment,
    held,
    draft?.reviewed,
  )
  const quote = restored ?? price.quote
  const { reprice } = price
  const reviewed = stage.at === 'review' && !restored ? price.quote : undefined
  const { pricedAt } = price
  useEffect(() => {
    if (stage.at === 'result') dropDrawdownDraft()
    else
      storeDrawdownDraft({
        typed,
        repayment,
        ...(reviewed ? { reviewed: { quote: reviewed, pricedAt } } : {}),
      })
  }, [stage.at, typed, repayment, reviewed, pricedAt])
  useEffect(() => {
    if (stage.at === 'review') void loadResult().catch(() => {})
  }, [stage.at])
  const goTo = (next: Stage) => {
    setStage(next)
    beginAtTop()
  }
  const backToAmount = () => {
    setRestored(undefined)
    setRange(rangeOf(facility))
    goTo({ at: 'amount' })
  }
  const onExpired = () => {
    setHeld(false)
    if (!restored) return reprice()
    showToast('waiting', ruleTranslations('quoteExpired'))
    backToAmount()
  }

  return (
    <>
      {stage.at === 'result' ? null : (
        <>
          <PageHeader
            title={t(`title.${stage.at}`)}
            lead={t(`lead.${stage.at}`)}
            actions={
              <>
                <TextLink to={paths.payoutAccounts()}>{t('payout.link')}</TextLink>
                <TextLink to={paths.secondApproval()}>{t('approval')}</TextLink>
              </>
            }
          />
          <Steps
            current={stageIndex[stage.at]}
            steps={(['amount', 'review', 'result'] as const).map((step) => ({ label: t(`steps.${step}`) }))}
          />
          <AdministratorNeededSlot act="drawdown" />
          <MobileNeededSlot />
          {stage.at === 'amount' ? <PayoutAccountNeeded currency={range.currency} /> : null}
        </>
      )}
      {stage.at === 'amount' ? (
        <AmountStep
          typed={typed}
          onType={setTyped}
          checked={checked}
          range={range}
          price={price}
          repayment={repayment}
          onChoose={setRepayment}
          onNext={() => goTo({ at: 'review' })}
        />
      ) : null}
      {stage.at === 'review' && quote ? (
        <DrawdownReviewStep
          quote={quote}
          isCurrent={restored !== undefined || price.isCurrent}
          replaced={price.replaced}
          renewsAt={price.renewsAt}
          held={held}
          onHold={setHeld}
          onExpired={onExpired}
          onBack={backToAmount}
          onSubmitted={(drawdownId) => goTo({ at: 'result', drawdownId, quote })}
        />
      ) : null}
      {stage.at === 'result' ? (
        <Suspense>
          <ResultStep drawdownId={stage.drawdownId} quote={stage.quote} />
        </Suspense>
      ) : null}
    </>
  )
}

const Skeleton = () => (
  <Loading>
    <SkeletonBar w="200px" h="8" />
    <Box
      mt="8"
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 480px' }}
    >
      <Card>
        <SkeletonBar h="16" />
        <Box mt="6">
          <SkeletonText lines={2} />
        </Box>
      </Card>
      <Card>
        <SkeletonBar w="220px" h="9" />
        <Box mt="6">
          <SkeletonText lines={6} />
        </Box>
      </Card>
    </Box>
  </Loading>
)

/** Why nothing can be drawn now; undefined if something can. */
const obstacleOf = (
  facility: FacilitySummary | null,
): 'none' | 'expired' | 'closed' | 'usedUp' | undefined => {
  if (!facility) return 'none'
  if (facility.status !== 'active') return facility.status
  if (centsFromDecimal(facility.available_funding) < centsFromDecimal(facility.minimum_drawdown))
    return 'usedUp'
  return undefined
}

/** The drawdown: its amount and full price, the note to sign, and the result. */
export const Component = () => {
  const { t } = useTranslation('drawdown')
  usePageTitle(t('pageTitle'))
  const { data, error, refetch } = useQuery({ ...facilitySummaryQuery, staleTime: 0 })
  // Once the seller has begun, the submission's effect on the balances must not change the screen.
  const [begunWith, setBegunWith] = useState<FacilitySummary>()
  const obstacle = data === undefined ? undefined : obstacleOf(data)
  if (!begunWith && data && (obstacle === undefined || unansweredQuote())) setBegunWith(data)
  const body = () => {
    if (begunWith) return <Drawing facility={data ?? begunWith} />
    if (obstacle)
      return (
        <Card>
          <EmptyState
            whole
            picture="funds"
            title={t(`obstacle.${obstacle}.title`)}
            action={
              obstacle === 'expired' ? (
                <ButtonLink to={paths.facility()}>{t('obstacle.renew')}</ButtonLink>
              ) : (
                <ButtonLink to={paths.home()}>{t('result.toHome')}</ButtonLink>
              )
            }
          >
            {t(`obstacle.${obstacle}.text`)}
          </EmptyState>
        </Card>
      )
    if (error)
      return (
        <Card>
          <Failure of={{ error, refetch }} />
        </Card>
      )
    return <Skeleton />
  }
  return <Page>{body()}</Page>
}
