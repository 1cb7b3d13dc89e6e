import { Box } from '@chakra-ui/react'
import type { ShownCompany } from '#shared/desk/company.ts'
import { useMe } from '../../app/use-me.ts'
import { FlowAlertsPanel } from '../flows/flow-alerts-panel.tsx'
import { FacilityPlans } from '../payment-plan/facility-plans.tsx'
import { RatingPanel } from '../risk-rating/rating-panel.tsx'
import { ScreeningPanel } from '../screening/screening-panel.tsx'
import { MembersPanel } from './members-panel.tsx'
import {
  DrawdownsPanel,
  FacilitiesPanel,
  PositionsPanel,
  ShopsPanel,
  UnlinkedMarketplacesPanel,
  UploadedPanel,
} from './overview-panels.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'

/** The company at a glance, with the figures that its seller sees. */
export const OverviewPane = ({ company }: { company: ShownCompany }) => {
  const { may } = useMe()
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'repeat(2, minmax(0, 1fr))' }}
    >
      <FacilitiesPanel facilities={company.facilities} />
      {company.facilities.map(({ facilityId }) => (
        <FacilityPlans key={facilityId} facilityId={facilityId} isOpenOnly />
      ))}
      <DrawdownsPanel drawdowns={company.drawdowns} />
      <ShopsPanel shops={company.shops} />
      <UnlinkedMarketplacesPanel unlinkedMarketplaces={company.unlinkedMarketplaces} />
      <UploadedPanel uploaded={company.uploaded} />
      <PositionsPanel positions={company.positions} />
      {may('payout-account-list') ? <PayoutAccounts companyId={company.companyId} /> : null}
      {may('risk-rating-show') ? <RatingPanel companyId={company.companyId} /> : null}
      {may('screening-show') ? <ScreeningPanel companyId={company.companyId} /> : null}
      {may('flow-alert-show') ? <FlowAlertsPanel companyId={company.companyId} /> : null}
      <MembersPanel company={company} />
    </Box>
  )
}
