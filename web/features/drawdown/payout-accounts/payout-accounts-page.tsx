import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonPage, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { banksQuery } from '../../application/application-queries.ts'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { AccountCard } from './account-card.tsx'
import { payoutAccountsQuery } from './payout-accounts-queries.ts'

// The form and its validation are loaded on demand.
const AccountForm = lazy(async () => ({ default: (await import('./account-form.tsx')).AccountForm }))

const Opening = () => (
  <Card>
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  </Card>
)

/** The company's payout accounts with their states, and the actions of an administrator. */
export const Component = () => {
  const { t } = useTranslation('payoutAccounts')
  usePageTitle(t('title'))
  const accounts = useQuery(payoutAccountsQuery)
  const profile = useQuery(companyProfileQuery)
  const banks = useQuery(banksQuery)
  // The id of the account being changed; `new` for a new one.
  const [editing, setEditing] = useState<string | null>(null)
  const failed = [accounts, profile, banks].find((query) => query.isError && !query.isFetching)
  if (failed) return <FailurePage of={failed} />
  if (!accounts.data || !profile.data || !banks.data) return <SkeletonPage />

  const kept = accounts.data.accounts
  const isAdministrator = profile.data.role === 'administrator'
  const form = {
    banks: banks.data,
    companyName: profile.data.registerNameEn ?? profile.data.registerNameCn,
    onClose: () => setEditing(null),
  }
  return (
    <Page width="reading">
      <PageHeader
        eyebrow={
          <TextLink to={paths.drawdown()} display="inline-flex" alignItems="center" minH="touch">
            {t('toDrawdown')}
          </TextLink>
        }
        title={t('title')}
        lead={t('lead')}
        actions={
          isAdministrator && editing === null && kept.length > 0 ? (
            <Button size="md" onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          ) : undefined
        }
      />
      <Box display="grid" gap="6">
        {isAdministrator ? null : <Notice>{t('forAdministrators')}</Notice>}
        {editing === 'new' ? (
          <Suspense fallback={<Opening />}>
            <AccountForm {...form} />
          </Suspense>
        ) : null}
        {kept.length === 0 && editing === null ? (
          <Card>
            <EmptyState
              title={t('empty.title')}
              action={
                isAdministrator ? <Button onClick={() => setEditing('new')}>{t('add')}</Button> : undefined
              }
            >
              {t('empty.text')}
            </EmptyState>
          </Card>
        ) : null}
        {kept.map((account) =>
          editing === account.id ? (
            <Suspense key={account.id} fallback={<Opening />}>
              <AccountForm account={account} {...form} />
            </Suspense>
          ) : (
            <AccountCard
              key={account.id}
              account={account}
              isAdministrator={isAdministrator}
              onChange={() => setEditing(account.id)}
            />
          ),
        )}
      </Box>
    </Page>
  )
}
