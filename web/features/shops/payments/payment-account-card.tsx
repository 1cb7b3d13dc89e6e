import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { isExpiringSoon } from '#shared/shops/shop-status.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { brand } from '../../../ui/brand.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { AuthoriseButton } from '../authorise-button.tsx'
import { regionName } from '../link/region-name.ts'
import type { LinkedShop, PaymentAccount, UnlinkedMarketplace } from '../linked-shop.ts'
import { PlatformMark } from '../platform-mark.tsx'
import { linkedShopsQuery } from '../shops-queries.ts'
import { tabPath } from '../shops-tab.ts'
import { UnlinkAccount } from './unlink-account.tsx'
import { UnlinkedMarketplaces } from './unlinked-marketplaces.tsx'

/** The account's balance with its time, and a refresh button. */
const Balance = ({ account, canBeSynced }: { account: PaymentAccount; canBeSynced: boolean }) => {
  const { t } = useTranslation('paymentAccounts')
  const { timestamp, money } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const sync = useMutation({
    mutationFn: () => call(paymentAccountsEndpoints.syncPaymentAccount, { body: { psp_id: account.id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(linkedShopsQuery)
      showToast('positive', t('synced'))
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  const { last_payout: payout } = account
  return (
    <Box bg="surface.sunken" borderWidth="1px" borderColor="border.hairline" borderRadius="md" p="4">
      <Flex direction={{ base: 'column', sm: 'row' }} justify="space-between" align="flex-start" gap="4">
        <Box minW="0">
          <Box color="text.quiet" fontSize="sm">
            {t('balance')}
          </Box>
          {account.balances.length === 0 ? (
            <Box mt="1" fontWeight="medium">
              {t('noBalance')}
            </Box>
          ) : (
            account.balances.map(({ currency, amount }) => (
              <Box key={currency} mt="1">
                <Money amount={amount} currency={currency} size="lg" />
              </Box>
            ))
          )}
          {account.read_at ? (
            <Box mt="1" color="text.quiet" fontSize="sm">
              {t('readAt', { when: timestamp(account.read_at) })}
            </Box>
          ) : null}
          {payout ? (
            <Box color="text.quiet" fontSize="sm">
              {t('lastPayout', {
                amount: money(payout.amount, payout.currency),
                when: timestamp(payout.at),
              })}
            </Box>
          ) : null}
        </Box>
        {canBeSynced ? (
          <Button variant="secondary" size="sm" busy={sync.isPending} onClick={() => sync.mutate()}>
            {t('sync')}
          </Button>
        ) : null}
      </Flex>
    </Box>
  )
}

const whyNotOf = (account: PaymentAccount): 'notAuthorised' | 'notRead' | 'notCompanys' => {
  if (!account.authorised) return 'notAuthorised'
  return account.relation_type === null ? 'notCompanys' : 'notRead'
}

const isEndingSoon = ({ status, expires_at: expiresAt }: PaymentAccount): boolean =>
  isExpiringSoon({ status, ...(expiresAt ? { expiresAt } : {}) }, new Date())

/** A payment account: its holder, authorisation and balance, and whether the balance counts towards the watermark. */
export const PaymentAccountCard = ({
  account,
  icon,
  canBeLinked,
  shops,
  unlinked,
}: {
  account: PaymentAccount
  icon: string
  /** True if it is linked here; others are linked by a signup on their platform's page. */
  canBeLinked: boolean
  /** The shops that are paid out to it. */
  shops: readonly LinkedShop[]
  /** Marketplaces that pay into it and have no linked shop. */
  unlinked: readonly UnlinkedMarketplace[]
}) => {
  const { t } = useTranslation(['paymentAccounts', 'shops', 'statuses'])
  const { date } = useFormat()
  const locale = useLocale()
  const { status, expires_at: expiresAt } = account
  const isEnding = isEndingSoon(account)
  const renew = canBeLinked ? (
    <AuthoriseButton
      size="md"
      of={{ platform_id: account.platform }}
      redirect={{ kind: 'account', from: tabPath('payments'), goOnTo: tabPath('payments') }}
    >
      {t(status === 'authorized' ? 'extend' : 'renew')}
    </AuthoriseButton>
  ) : null
  return (
    <Card aria-label={`${account.platform_name} ${account.account_number}`}>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        justify="space-between"
        columnGap="4"
        rowGap="3"
        align="flex-start"
      >
        <Flex gap="4" align="center" minW="0">
          <PlatformMark icon={icon} name={account.platform_name} />
          <Box minW="0">
            <chakra.h2 fontSize="xl">{account.platform_name}</chakra.h2>
            <Box color="text.quiet" translate="no" overflowWrap="anywhere">
              {account.account_number}
            </Box>
          </Box>
        </Flex>
        <Flex gap="2" wrap="wrap">
          <StatusBadge
            tone={status === 'authorized' ? 'positive' : status === 'pending' ? 'waiting' : 'negative'}
          >
            {t(`statuses:shop.${status}`)}
          </StatusBadge>
          <StatusBadge tone={account.counts ? 'neutral' : 'waiting'}>
            {t(account.counts ? 'counts' : 'countsNot')}
          </StatusBadge>
        </Flex>
      </Flex>
      <Box mt="5" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {status !== 'authorized' ? (
          <Notice tone="negative" title={t(`notice.${status}`)} action={renew}>
            {t('whyNot.notAuthorised')}
          </Notice>
        ) : account.counts ? null : (
          <Notice tone="waiting" title={t('countsNot')}>
            {t(`whyNot.${whyNotOf(account)}`, { phone: brand.hotline })}
          </Notice>
        )}
        {isEnding && expiresAt ? (
          <Notice
            tone="waiting"
            title={t('shops:notice.expiring_soon.title', { date: date(expiresAt) })}
            action={renew}
          />
        ) : null}
        {account.authorised ? <Balance account={account} canBeSynced={canBeLinked} /> : null}
        <UnlinkedMarketplaces unlinked={unlinked} accounts={[account]} />
        <DataList
          items={[
            { term: t('holder'), value: account.company_name ?? t('unknown'), wraps: true },
            ...(account.relation_type
              ? [{ term: t('relation.label'), value: t(`relation.${account.relation_type}`) }]
              : []),
            {
              term: t('region'),
              value: account.region ? regionName(locale, account.region) : t('unknown'),
            },
            { term: t('currency'), value: account.currency ?? t('unknown') },
            {
              term: t('verified'),
              value: t(account.verified ? 'isVerified' : 'notVerified'),
            },
            ...(expiresAt
              ? [
                  {
                    term: t('authorised'),
                    value: t('authorisedUntil', { date: date(expiresAt) }),
                  },
                ]
              : []),
            {
              term: t('shops'),
              value:
                shops.length > 0 ? shops.map(({ id, name }) => <div key={id}>{name}</div>) : t('noShops'),
              wraps: true,
            },
          ]}
        />
        {canBeLinked ? <UnlinkAccount account={account} /> : null}
      </Box>
    </Card>
  )
}
