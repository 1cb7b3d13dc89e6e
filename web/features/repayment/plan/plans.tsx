import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { PlanCard } from './plan-card.tsx'
import { type PaymentPlan, paymentPlansQuery } from './plan-queries.ts'
import { PlanSteps } from './plan-steps.tsx'

const isOpen = ({ status }: PaymentPlan): boolean => status === 'offered' || status === 'in force'

/** In milliseconds, while a plan is being signed. */
const pollEvery = 5000

/** The company's payment plans: the open ones with what is to be done about them, and the ended ones. */
export const Plans = () => {
  const { t } = useTranslation('paymentPlan')
  const profile = useQuery(companyProfileQuery)
  const { data } = useQuery({
    ...paymentPlansQuery,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.plans.some(({ status }) => status === 'offered') ? pollEvery : false,
  })
  const plans = data?.plans ?? []
  const ended = plans.filter((plan) => !isOpen(plan))
  return (
    <>
      {plans.filter(isOpen).map((plan) => (
        <Box
          key={plan.id}
          as="section"
          aria-label={t('title')}
          display="grid"
          gap={{ base: '4', md: '6' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {/* An offer is read before it is signed; of a plan in force, the next instalment comes first. */}
          {plan.status === 'offered' ? <PlanCard plan={plan} /> : null}
          <PlanSteps plan={plan} isAdministrator={profile.data?.role === 'administrator'} />
          {plan.status === 'offered' ? null : <PlanCard plan={plan} />}
        </Box>
      ))}
      {ended.length > 0 ? (
        <Disclosure summary={t('ended')}>
          <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {ended.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </Box>
        </Disclosure>
      ) : null}
    </>
  )
}
