import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { withTranslations } from '../../i18n/i18n.ts'
import type { ActiveLimit } from '../underwriting/limit-kinds.ts'
import { LimitWaterfall } from '../underwriting/limit-waterfall.tsx'
import { creditApplicationQuery } from './credit-queries.ts'
import { isShownNextToLimit, limitStateOf } from './limit-state.ts'

const loadNotice = withTranslations(['credit'], () => import('./limit-state-notice.tsx'))
const LimitStateNotice = lazy(async () => ({ default: (await loadNotice()).LimitStateNotice }))

/** The calculation of a limit, with a notice above if a change is pending. */
export const LimitCalculation = ({ limit }: { limit: ActiveLimit }) => {
  const { data, dataUpdatedAt } = useQuery(creditApplicationQuery)
  return (
    <Box display="grid" gap="5">
      {data && isShownNextToLimit(limitStateOf(data, dataUpdatedAt)) ? (
        <Suspense fallback={null}>
          <LimitStateNotice currency={limit.currency} />
        </Suspense>
      ) : null}
      <LimitWaterfall limit={limit} />
    </Box>
  )
}
