import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { ShownFacility } from '#shared/desk/facility.ts'
import { accountNames } from '#shared/ledger/accounts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { callAct } from '../../api/call-act.ts'
import { useAct } from '../../api/use-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { saveText } from '../../ui/save-text.ts'
import { useAttempt } from '../../ui/use-attempt.ts'

/** All ledger accounts, whether they balance, and whether their entries add up to the balances. */
const TrialBalance = ({ facilityId }: { facilityId: string }) => {
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  const { money } = useFormat()
  const accountOf = ({ account }: { account: string }) => (
    <PageLink to={`?account=${account}`}>{fieldTranslations(account)}</PageLink>
  )
  return (
    <QueryBoundary query={useAct('ledger-trial-balance', { facilityId })}>
      {({ accounts, currency, total, rebuiltEqual }) => {
        const isRight = total === '0.00' && rebuiltEqual
        return (
          <>
            <Box px="3" pb="3" role="status">
              <StatusBadge tone={isRight ? 'positive' : 'negative'}>
                {t(isRight ? 'case.facility.inOrder' : 'case.facility.notInOrder', {
                  total: money(total, currency),
                })}
              </StatusBadge>
            </Box>
            <DataTable
              label={t('case.facility.books')}
              rows={accountNames
                .map((account) => ({ account, amount: accounts[account] }))
                .filter(({ amount }) => amount !== '0.00')}
              keyOf={({ account }) => account}
              columns={[
                { title: t('case.facility.account'), cell: accountOf },
                { title: t('case.facility.balance'), figure: ({ amount }) => money(amount, currency) },
              ]}
            />
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** The whole ledger: its verification on request, and its export. */
export const LedgerPanel = ({ facility: { facilityId } }: { facility: ShownFacility }) => {
  const t = useTranslations()
  const { attempt, isBusy, refusal } = useAttempt()
  const { may } = useMe()
  const [isChecked, setChecked] = useState(false)
  if (!may('ledger-trial-balance')) return null
  const save = () =>
    attempt(async () => {
      const { content, postings } = await callAct('ledger-export', { facilityId, format: 'csv' })
      saveText(`ledger-${facilityId}.csv`, content)
      showConfirmation(t('case.facility.exported', { count: postings }))
    })
  return (
    <Panel
      title={t('case.facility.books')}
      beside={
        <Flex gap="2" wrap="wrap" align="center">
          <span role="alert">{refusal}</span>
          {isChecked ? null : (
            <Button size="sm" variant="secondary" onClick={() => setChecked(true)}>
              {t('case.facility.check')}
            </Button>
          )}
          {may('ledger-export') ? (
            <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void save()}>
              {t('case.facility.wholeLedger')}
            </Button>
          ) : null}
        </Flex>
      }
      isFlush
    >
      {isChecked ? <TrialBalance facilityId={facilityId} /> : null}
    </Panel>
  )
}
