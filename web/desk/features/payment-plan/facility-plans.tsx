import { Box } from '@chakra-ui/react'
import type { ShownPlan } from '#shared/desk/payment-plan.ts'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { PlanCard } from './plan-card.tsx'

interface Of {
  facilityId: string
  /** Shows only plans that are offered or in force. */
  isOpenOnly?: boolean
}

const isOpen = ({ status }: ShownPlan): boolean => status === 'offered' || status === 'in force'

const Plans = ({ facilityId, isOpenOnly = false }: Of) => {
  const t = useTranslations()
  const plans = useAct('plan-list', { facilityId })
  const shown = plans.data?.plans.filter((plan) => !isOpenOnly || isOpen(plan))
  if (shown?.length === 0) return null
  return (
    <Panel title={t('plans.title')}>
      <QueryBoundary query={plans}>
        {() => (
          <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            {shown?.map((plan) => (
              <PlanCard key={plan.planId} plan={plan} />
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Panel>
  )
}

/** The payment plans of a facility, the latest first; nothing where there are none. */
export const FacilityPlans = (of: Of) => (useMe().may('plan-list') ? <Plans {...of} /> : null)
