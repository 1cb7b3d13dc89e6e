import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { creditLimitQuery } from '../../features/credit/credit-queries.ts'
import { isActiveLimit } from '../../features/underwriting/limit-kinds.ts'
import { LimitWaterfallSkeleton } from '../../features/underwriting/limit-waterfall-skeleton.tsx'
import { withTranslations } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { PanelTitle } from './panel-title.tsx'

/** Replaces a part of the page that failed to load: what happened, what is unaffected, and a retry button. */
const PanelError = ({ words, onRetry }: { words: string; onRetry: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <Flex role="alert" direction="column" align="flex-start" gap="3" color="text.quiet">
      <span>
        {words} {t('state.safe')}
      </span>
      <Button variant="secondary" size="md" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </Flex>
  )
}

// Loaded lazily, as only sellers with a limit need the chart.
const loadAccount = withTranslations(
  ['limitSteps'],
  () => import('../../features/credit/limit-calculation.tsx'),
)
const LimitCalculation = lazy(async () => ({ default: (await loadAccount()).LimitCalculation }))

const Waiting = () => (
  <Loading>
    <LimitWaterfallSkeleton />
  </Loading>
)

/** The limit in one chart, with a link to the page that explains it. */
export const LimitPanel = () => {
  const { t } = useTranslation('home')
  const failureTranslations = useFailureTranslations()
  const { data, error, refetch } = useQuery(creditLimitQuery)
  // Loads the code in parallel with the data.
  useEffect(() => void loadAccount(), [])
  const body = () => {
    if (data && isActiveLimit(data))
      return (
        <Suspense fallback={<Waiting />}>
          <LimitCalculation limit={data} />
        </Suspense>
      )
    if (data) return <chakra.p color="text.quiet">{t('limit.none')}</chakra.p>
    if (error) return <PanelError words={failureTranslations(error)} onRetry={() => void refetch()} />
    return <Waiting />
  }
  return (
    <Card>
      <PanelTitle title={t('limit.title')} more={{ to: paths.limit(), label: t('limit.more') }} />
      {body()}
    </Card>
  )
}
