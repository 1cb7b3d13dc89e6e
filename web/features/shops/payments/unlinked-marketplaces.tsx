import { chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { PaymentAccount, UnlinkedMarketplace } from '../linked-shop.ts'
import { linkedShopsQuery } from '../shops-queries.ts'
import { tabPath } from '../shops-tab.ts'

const Reminder = ({ of, account }: { of: UnlinkedMarketplace; account: string }) => {
  const { t } = useTranslation('paymentAccounts')
  const { count, date, money } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const dismiss = useMutation({
    mutationFn: () =>
      call(paymentAccountsEndpoints.dismissDeposits, {
        body: { psp_id: of.psp_id, marketplace: of.marketplace },
      }),
    onSuccess: () => queryClient.invalidateQueries(linkedShopsQuery),
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  const { name: marketplace, platform_id: platform } = of
  return (
    <Notice
      tone="waiting"
      title={t('unlinked.title', { marketplace })}
      action={
        <Flex gap="2" wrap="wrap">
          {platform ? (
            <ButtonLink to={paths.linkShop({ platform })} variant="secondary" size="sm" wraps>
              {t('unlinked.link', { marketplace })}
            </ButtonLink>
          ) : (
            <ButtonLink to={tabPath('uploads')} variant="secondary" size="sm" wraps>
              {t('unlinked.upload')}
            </ButtonLink>
          )}
          <Button variant="quiet" size="sm" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('unlinked.dismiss')}
          </Button>
        </Flex>
      }
    >
      {t('unlinked.text', {
        account,
        marketplace,
        deposits: count(of.deposits),
        sums: of.sums.map(({ currency, amount }) => money(amount, currency)).join(t('unlinked.and')),
        date: date(of.last_at),
      })}
      <chakra.p mt="1">{t(platform ? 'unlinked.why' : 'unlinked.cannot')}</chakra.p>
    </Notice>
  )
}

/** Marketplaces that pay into payment accounts and have no linked shop, each with its next step. */
export const UnlinkedMarketplaces = ({
  unlinked,
  accounts,
}: {
  unlinked: readonly UnlinkedMarketplace[]
  accounts: readonly PaymentAccount[]
}) =>
  unlinked.map((each) => (
    <Reminder
      key={`${each.psp_id} ${each.marketplace}`}
      of={each}
      account={accounts.find(({ id }) => id === each.psp_id)?.platform_name ?? ''}
    />
  ))
