import { Box, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { withQuery } from '#shared/site/screen-paths.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { ChangeCard } from './change-card.tsx'
import { CompanyDocuments } from './company-documents.tsx'
import { draftsOf, type KycDetail, type MaskedKyc } from './kyc-drafts.ts'
import { KycSummary } from './kyc-summary.tsx'
import { ReviewHistory } from './review-history.tsx'
import { useHolderName } from './use-holder-name.ts'
import { useNextStepPath } from './use-next-step-path.ts'

const tabs = ['information', 'people', 'documents', 'reviews'] as const
type Tab = (typeof tabs)[number]

const tabPath = (tab: Tab): string =>
  tab === 'information' ? paths.company() : withQuery(paths.company(), { tab })

const useChangeCompany = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(kycEndpoints.changeCompany, { body: {} }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(companyProfileQuery)
      void navigate(paths.companyStep('company'))
    },
  })
}

/** Links to the company's other pages. */
const Elsewhere = () => {
  const { t } = useTranslation('kyc')
  return (
    <Card dense>
      <CardTitle mb="2">{t('mine.elsewhere')}</CardTitle>
      {(
        [
          ['payoutAccounts', paths.payoutAccounts()],
          ['users', paths.companyUsers()],
          ['allDocuments', paths.documents()],
        ] as const
      ).map(([name, to]) => (
        <Box
          key={name}
          py="2"
          borderTopWidth="1px"
          borderColor="border.hairline"
          _first={{ borderTopWidth: '0' }}
        >
          <TextLink to={to} display="inline-flex" minH="touch" alignItems="center" fontWeight="medium">
            {t(`mine.${name}`)}
          </TextLink>
          <Box color="text.quiet" fontSize="sm">
            {t(`mine.${name}Text`)}
          </Box>
        </Box>
      ))}
    </Card>
  )
}

/** A verified company: its data, people, documents and reviews, and a button to change it. */
export const MyCompany = ({
  profile,
  kyc,
  change,
}: {
  profile: ResponseOf<typeof companyProfileEndpoints.getCompanyProfile>
  kyc: KycDetail | MaskedKyc
  change: KycDetail | MaskedKyc | undefined
}) => {
  const { t } = useTranslation(['kyc', 'statuses'])
  const [query] = useSearchParams()
  const failureTranslations = useFailureTranslations()
  const begin = useChangeCompany()
  const onward = useNextStepPath()
  const drafts = draftsOf(kyc)
  const name = useHolderName().applicant(drafts.company_info)
  const files = new Map(kyc.files.map((file) => [file.file_id, file.file_name]))
  const fileName = (id: string) => files.get(id) ?? id
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'information'
  const isAdministrator = profile.role === 'administrator'

  const contents: Record<Tab, ReactNode> = {
    information: (
      <KycSummary drafts={drafts} fileName={fileName} editable={false} only={['company', 'business']} />
    ),
    people: <KycSummary drafts={drafts} fileName={fileName} editable={false} only={['people']} />,
    documents: <CompanyDocuments kyc={kyc} />,
    reviews: <ReviewHistory kyc={change ?? kyc} running={change} />,
  }
  return (
    <Page>
      <PageHeader
        title={t('mine.title')}
        lead={name}
        actions={<StatusBadge tone="positive">{t('statuses:kyc.approved')}</StatusBadge>}
      />
      {change ? <ChangeCard kyc={change} isAdministrator={isAdministrator} /> : null}
      <TabLinks
        label={t('mine.tabs')}
        tabs={tabs.map((each) => [tabPath(each), t(`mine.${each}`)])}
        current={tabPath(tab)}
      />
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        alignItems="start"
      >
        <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          {contents[tab]}
        </Box>
        <Box display="grid" gap="5" position={{ lg: 'sticky' }} top="24">
          <Card dense>
            <CardTitle mb="2">{t('approved.title', { name })}</CardTitle>
            <Box color="text.quiet">{t('approved.text')}</Box>
            <Flex direction="column" gap="3" mt="4">
              <ButtonLink size="md" to={onward}>
                {t('approved.action')}
              </ButtonLink>
              {isAdministrator && !change ? (
                <Button
                  variant="secondary"
                  size="md"
                  wraps
                  busy={begin.isPending}
                  onClick={() => begin.mutate()}
                >
                  {t('change.begin')}
                </Button>
              ) : null}
            </Flex>
            {begin.isError ? (
              <Box mt="3">
                <Notice tone="negative">{failureTranslations(begin.error)}</Notice>
              </Box>
            ) : null}
            {change ? null : (
              <Box color="text.quiet" fontSize="sm" mt="3">
                {t('change.note')}
              </Box>
            )}
          </Card>
          <AdministratorNeededSlot act="change" />
          <Elsewhere />
        </Box>
      </Box>
    </Page>
  )
}
