import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { stepOfStatus } from '#shared/application/position.ts'
import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { companionDocumentsOf } from '#shared/lending/companion-documents.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { currentLine, paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { signersQuery } from '../agreements/agreements-queries.ts'
import { SignerNames } from '../agreements/signers/signer-names.tsx'
import { useCompanyProfile } from '../companies/companies-queries.ts'
import { ApplicationFrame, ApplicationSkeleton } from './application-frame.tsx'
import { positionQuery } from './application-queries.ts'

const missingTranslations = {
  draft: 'draft',
  returned: 'returned',
  rejected: 'rejected',
  submitted: 'review',
  'in progress': 'review',
} as const satisfies Record<Exclude<KycStatus, 'approved'>, string>

/** Why the signing cannot start yet. The page updates when the review ends. */
const NotYet = ({ status }: { status: Exclude<KycStatus, 'approved'> }) => {
  const { t } = useTranslation('application')
  const words = missingTranslations[status]
  return (
    <Notice
      tone="waiting"
      title={t(`signing.missing.${words}.title`)}
      action={
        <ButtonLink size="md" to={paths.company()} variant={words === 'review' ? 'secondary' : 'primary'}>
          {t(`signing.missing.${words}.action`)}
        </ButtonLink>
      }
    >
      {t(`signing.missing.${words}.text`)}
    </Notice>
  )
}

/** What will be signed, by whom and with which effect; starts the signing. */
export const Component = () => {
  const { t } = useTranslation('application')
  const failureTranslations = useFailureTranslations()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const profile = useCompanyProfile()
  const position = useQuery(positionQuery)
  const initiate = useMutation({
    mutationFn: () => call(signersEndpoints.initiateSign, { body: {} }),
    onSuccess: (agreement) => {
      queryClient.setQueryData(signersQuery.queryKey, agreement)
      void queryClient.invalidateQueries(positionQuery)
      void navigate(paths.registerSigningLoading())
    },
  })
  if (profile.isPending) return <ApplicationSkeleton />
  if (!profile.data) return <FailurePage of={profile} />
  const { kycStatus } = profile.data
  const status = position.data?.path_name
  const companions = companionDocumentsOf[currentLine().productCode]
  const isUnderWay = status != null && stepOfStatus(status) === 'Signing Initiated'
  return (
    <ApplicationFrame
      step="signing"
      title={t('signing.title')}
      lead={t('signing.lead')}
      aside={
        <Card dense>
          <CardTitle>{t('signing.howTitle')}</CardTitle>
          <Timeline
            entries={(['render', 'mail', 'read', 'limit'] as const).map((step) => ({
              title: t(`signing.how.${step}.title`),
              detail: t(`signing.how.${step}.text`),
            }))}
          />
        </Card>
      }
    >
      {kycStatus === 'approved' ? null : <NotYet status={kycStatus} />}
      <Card>
        <Flex gap="6" justify="space-between" align="flex-start">
          <Box>
            <CardTitle>{t('signing.whatTitle')}</CardTitle>
            <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2">
              {(['terms', ...companions, 'noCost', 'noDuty', 'law'] as const).map((line) => (
                <li key={line}>{t(`signing.what.${line}`)}</li>
              ))}
            </chakra.ul>
          </Box>
          <Box display={{ base: 'none', md: 'block' }} flex="none">
            <Illustration name="sign" width={160} />
          </Box>
        </Flex>
      </Card>
      <Card>
        <CardTitle>{t('signing.whoTitle')}</CardTitle>
        <SignerNames />
        <Box mt="3" color="text.quiet" fontSize="sm">
          {t('signing.whoNote')} {companions.includes('guarantee') ? t('signing.whoGuarantors') : null}
        </Box>
      </Card>
      {isUnderWay ? null : (
        <Box color="text.quiet">
          {t('signing.business')}{' '}
          <TextLink to={paths.registerBusinessInfo()}>{t('signing.changeBusiness')}</TextLink>
        </Box>
      )}
      {initiate.isError ? <Notice tone="negative">{failureTranslations(initiate.error)}</Notice> : null}
      {isUnderWay ? (
        <ButtonLink to={paths.registerSigningLoading()} justifySelf={{ md: 'end' }}>
          {t('signing.seeProgress')}
        </ButtonLink>
      ) : kycStatus === 'approved' ? (
        <Button busy={initiate.isPending} onClick={() => initiate.mutate()} justifySelf={{ md: 'end' }}>
          {t('signing.start')}
        </Button>
      ) : null}
    </ApplicationFrame>
  )
}
