import { Box } from '@chakra-ui/react'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { PlanCard } from './plan-card.tsx'

const Plans = ({ facilityId }: { facilityId: string }) => {
  const t = useTranslations()
  const plans = useAct('plan-list', { facilityId })
  if (plans.data?.plans.length === 0) return null
  return (
    <Panel title={t('plans.title')}>
      <QueryBoundary query={plans}>
        {({ plans: all }) => (
          <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            {all.map((plan) => (
              <PlanCard key={plan.planId} plan={plan} />
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Panel>
  )
}

/** The payment plans of a facility, the latest first; nothing where there are none. */
export const FacilityPlans = ({ facilityId }: { facilityId: string }) =>
  useMe().may('plan-list') ? <Plans facilityId={facilityId} /> : null
