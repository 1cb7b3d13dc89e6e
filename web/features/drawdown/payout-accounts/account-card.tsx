import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useChoiceName } from '../../kyc/use-choices.ts'
import { ConfirmDialog, type Confirmed } from './confirm-dialog.tsx'
import type { PayoutAccount } from './payout-accounts-queries.ts'

const tones = {
  waiting: 'waiting',
  'to be verified': 'waiting',
  verified: 'positive',
  refused: 'negative',
  removed: 'neutral',
} as const

/** The account's state in a sentence; null if it is usable without restriction. */
const useStanding = ({
  state,
  verified,
  usable_from: from,
  refuse_reason: reason,
  refusal,
}: PayoutAccount) => {
  const { t } = useTranslation('payoutAccounts')
  const { timestamp } = useFormat()
  if (state === 'waiting')
    return t(verified ? 'standing.waitingVerified' : 'standing.waiting', { time: timestamp(from) })
  if (state === 'to be verified') return t('standing.unverified')
  if (state === 'refused' && refusal)
    return [t(`refusal.${refusal}`), ...(reason ? [t('standing.reason', { reason })] : [])].join(' ')
  if (state === 'refused') return reason ? t('standing.refusedFor', { reason }) : t('standing.refused')
  return null
}

/** A payout account: holder, bank, state, and the actions of an administrator. */
export const AccountCard = ({
  account,
  isAdministrator,
  onChange,
}: {
  account: PayoutAccount
  isAdministrator: boolean
  onChange: () => void
}) => {
  const { t } = useTranslation(['payoutAccounts', 'application', 'statuses'])
  const standing = useStanding(account)
  const choiceName = useChoiceName()
  const [asked, setAsked] = useState<Confirmed | null>(null)
  return (
    <Card>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box>
          <chakra.h2 fontSize="lg">{account.bank_name}</chakra.h2>
          <Box mt="1" fontVariantNumeric="tabular-nums" translate="no">
            {account.currency} {account.account_number}
          </Box>
        </Box>
        <Flex gap="2" wrap="wrap">
          {account.is_default ? <StatusBadge tone="neutral">{t('isDefault')}</StatusBadge> : null}
          <StatusBadge tone={tones[account.state]}>
            {t(`statuses:payoutAccount.${account.state}`)}
          </StatusBadge>
        </Flex>
      </Flex>
      {standing ? (
        <Box mt="4">
          <Notice tone={account.state === 'refused' ? 'negative' : 'waiting'}>{standing}</Notice>
        </Box>
      ) : null}
      <Box mt="4">
        <DataList
          items={[
            { term: t('application:account.account_name'), value: account.account_name, wraps: true },
            {
              term: t('application:account.relation_type'),
              value: t(`application:relation.${account.relation_type}`),
            },
            { term: t('application:account.swift_code'), value: account.swift_code },
            {
              term: t('application:account.region'),
              value: choiceName('country_region', account.region),
              wraps: true,
            },
            { term: t('application:account.branch'), value: account.branch, wraps: true },
            { term: t('application:account.address'), value: account.address, wraps: true },
          ]}
        />
      </Box>
      {isAdministrator ? (
        <>
          <Flex gap="3" mt="5" wrap="wrap">
            <Button variant="secondary" size="md" onClick={onChange}>
              {t('change')}
            </Button>
            {account.is_default ? null : (
              <Button variant="secondary" size="md" onClick={() => setAsked('choose')}>
                {t('choose')}
              </Button>
            )}
            <Button variant="quiet" size="md" onClick={() => setAsked('remove')}>
              {t('remove')}
            </Button>
          </Flex>
          <ConfirmDialog account={account} act={asked} onClose={() => setAsked(null)} />
        </>
      ) : null}
    </Card>
  )
}
