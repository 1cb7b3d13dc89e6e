import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { ListedPayoutAccount } from '#shared/desk/payout-account.acts.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'

const numberOf = ({ accountNumber }: ListedPayoutAccount) => <Box whiteSpace="nowrap">{accountNumber}</Box>

/** The company's payout accounts. The account in the address is highlighted and scrolled into view. */
export const PayoutAccounts = ({ companyId }: { companyId: string }) => {
  const t = useTranslations()
  const [address] = useSearchParams()
  const meant = address.get('account')
  const query = useAuditedAct('payout-account-list', { companyId })
  const title = t('case.overview.accounts')
  const stateOf = ({ state }: ListedPayoutAccount) => t(`states.payoutAccount.${state}`)
  return (
    <Panel title={title} isFlush>
      <QueryBoundary
        query={query}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={t('case.overview.none')}
      >
        {({ accounts }) => (
          <DataTable
            label={title}
            rows={accounts}
            keyOf={({ accountId }) => accountId}
            isMeant={({ accountId }) => accountId === meant}
            columns={[
              { title: t('case.overview.bank'), cell: ({ bankName }) => bankName },
              { title: t('case.overview.account'), cell: numberOf },
              { title: t('case.overview.holder'), cell: ({ accountName }) => accountName },
              { title: t('case.overview.status'), cell: stateOf },
            ]}
          />
        )}
      </QueryBoundary>
    </Panel>
  )
}
