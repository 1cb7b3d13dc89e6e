import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isKycEditable } from '../../../shared/kyc/kyc-status.ts'
import { isApiError } from '../../api/api-error.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, SkeletonBar } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { usePageTitle } from '../credit/use-page-title.ts'
import { BeginOnboarding } from './begin-onboarding.tsx'
import { KycOutcome } from './kyc-outcome.tsx'
import { OnboardingWizard } from './onboarding-wizard.tsx'
import { useCompanyProfile, useKyc } from './use-company.ts'

const CompanySkeleton = () => (
  <Loading>
    <Page>
      <Box display="grid" gap="3">
        <SkeletonBar w="200px" h="8" />
        <SkeletonBar w="420px" h="5" />
      </Box>
      <SkeletonBar h="10" />
      <Box
        display="grid"
        gap="10"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' }}
      >
        <Card>
          <Box display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            {[0, 1, 2, 3, 4, 5].map((each) => (
              <Box key={each} display="grid" gap="2">
                <SkeletonBar w="40%" />
                <SkeletonBar h="10" />
              </Box>
            ))}
          </Box>
        </Card>
        <SkeletonBar h="32" />
      </Box>
    </Page>
  </Loading>
)

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { messageOf } = useFailureWords()
  return (
    <Page>
      <ErrorState
        message={messageOf(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={onRetry}
      />
    </Page>
  )
}

const Kyc = ({ id }: { id: string }) => {
  const kyc = useKyc(id)
  if (kyc.isPending) return <CompanySkeleton />
  if (!kyc.data) return <Failure error={kyc.error} onRetry={() => void kyc.refetch()} />
  return isKycEditable(kyc.data.status) ? <OnboardingWizard kyc={kyc.data} /> : <KycOutcome kyc={kyc.data} />
}

/** The company: its onboarding while that is in the seller's hands, afterwards how the review stands. */
export const Component = () => {
  const { t } = useTranslation('company')
  const profile = useCompanyProfile()
  usePageTitle(t('title'))
  if (profile.isPending) return <CompanySkeleton />
  if (!profile.data) return <Failure error={profile.error} onRetry={() => void profile.refetch()} />
  const { kyc_id: kycId } = profile.data
  return kycId ? <Kyc key={kycId} id={kycId} /> : <BeginOnboarding />
}
