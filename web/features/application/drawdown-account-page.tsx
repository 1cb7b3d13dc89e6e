import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { statusOfStep, stepOfStatus } from '#shared/application/position.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { currentLine, paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { useLinkedShops } from '../shops/shops-queries.ts'
import { ApplicationFrame, ApplicationSkeleton, Aside } from './application-frame.tsx'
import { banksQuery, positionQuery } from './application-queries.ts'
import { DrawdownAccountForm } from './drawdown-account-form.tsx'
import { reusableBusinessInfo, useKnownBusiness } from './known-business.ts'

/** The payout account with its number masked; null before it is saved. */
const debitAccountQuery = endpointQuery(applicationEndpoints.getDebitAccount)

const beginApplication = () =>
  call(applicationEndpoints.storePosition, {
    body: {
      path: paths.registerDrawdownAccount(),
      path_name: statusOfStep(currentLine(), 'Drawdown Account Draft'),
    },
  })

/** The payout account: a form during this step of the application, read-only afterwards. */
export const Component = () => {
  const { t } = useTranslation('application')
  const shops = useLinkedShops()
  const profile = useQuery(companyProfileQuery)
  const business = useKnownBusiness()
  const position = useQuery({ ...positionQuery, refetchOnMount: 'always' })
  const banks = useQuery(banksQuery)
  const account = useQuery({ ...debitAccountQuery, staleTime: 0, refetchOnMount: 'always' })
  const isBeforeFirstStep = position.data?.path_name === null
  useEffect(() => {
    // Only records that the application has begun. If it fails, saving the account records it as well.
    if (isBeforeFirstStep) beginApplication().catch(() => undefined)
  }, [isBeforeFirstStep])

  const failed = [profile, position, banks, account].find((query) => query.isError && !query.isFetching)
  if (failed) return <FailurePage of={failed} />
  if (
    !profile.data ||
    !position.data ||
    !banks.data ||
    account.data === undefined ||
    !account.isFetchedAfterMount ||
    business.isPending
  )
    return <ApplicationSkeleton />
  const status = position.data.path_name
  const step = status && stepOfStatus(status)
  const isOpen = step === null || step === 'Drawdown Account Draft' || step === 'Drawdown Account Submitted'
  return (
    <ApplicationFrame
      step="account"
      title={t('account.title')}
      lead={t('account.lead')}
      aside={<Aside title={t('account.whyTitle')}>{t('account.why')}</Aside>}
    >
      {isOpen || !account.data ? (
        <DrawdownAccountForm
          banks={banks.data}
          saved={account.data}
          companyName={profile.data.registerNameEn ?? profile.data.registerNameCn}
          shopCurrency={shops.data?.shop.find((shop) => shop.status === 'authorized')?.currency}
          business={reusableBusinessInfo(business)}
        />
      ) : (
        <Card>
          <Notice tone="positive" title={t('account.savedTitle')}>
            {t('account.savedText')} <TextLink to={paths.payoutAccounts()}>{t('account.manage')}</TextLink>
          </Notice>
          <Box mt="4">
            <DataList
              items={[
                { term: t('account.bank_name'), value: account.data.bank_name, wraps: true },
                { term: t('account.swift_code'), value: account.data.swift_code },
                { term: t('account.account_name'), value: account.data.account_name, wraps: true },
                { term: t('account.account_number'), value: account.data.account_number, wraps: true },
                { term: t('account.currency'), value: account.data.currency },
              ]}
            />
          </Box>
          <ButtonLink mt="5" to={position.data.path ?? paths.home()}>
            {t('goOn')}
          </ButtonLink>
        </Card>
      )}
    </ApplicationFrame>
  )
}
