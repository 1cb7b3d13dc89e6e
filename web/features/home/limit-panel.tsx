import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { paths } from '../../app/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { creditLimitQuery } from '../credit/credit-queries.ts'
import { isActiveLimit } from '../credit/limit-steps.ts'
import { LimitWaterfall, LimitWaterfallSkeleton } from '../credit/limit-waterfall.tsx'
import { PanelError } from './panel-error.tsx'
import { PanelTitle } from './panel-title.tsx'

/** Why the limit is what it is, in one drawing; the whole account is a page of its own. */
export const LimitPanel = () => {
  const { t } = useTranslation('home')
  const failureWords = useFailureWords()
  const { data, error, refetch } = useQuery(creditLimitQuery)
  const body = () => {
    if (data && isActiveLimit(data)) return <LimitWaterfall limit={data} />
    if (data) return <chakra.p color="text.quiet">{t('limit.none')}</chakra.p>
    if (error) return <PanelError words={failureWords(error)} onRetry={() => void refetch()} />
    return (
      <Loading>
        <LimitWaterfallSkeleton />
      </Loading>
    )
  }
  return (
    <Card>
      <PanelTitle title={t('limit.title')} more={{ to: paths.limit(), label: t('limit.more') }} />
      {body()}
    </Card>
  )
}
