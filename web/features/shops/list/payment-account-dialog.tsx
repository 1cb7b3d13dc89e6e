import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { LinkedShop, PaymentAccount } from '../linked-shop.ts'
import { linkedShopsQuery } from '../shops-queries.ts'
import { tabPath } from '../shops-tab.ts'
import { shopListsKey } from './search-shops.ts'

const Choice = ({
  shop,
  accounts,
  onClose,
}: {
  shop: LinkedShop
  accounts: readonly PaymentAccount[]
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const name = useId()
  const [chosen, setChosen] = useState(shop.psp?.id ?? null)
  const save = useMutation({
    mutationFn: () =>
      call(paymentAccountsEndpoints.linkShopsToPaymentAccount, {
        body: { psp_id: chosen, shop_ids: [shop.id] },
      }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries(linkedShopsQuery),
        queryClient.invalidateQueries({ queryKey: shopListsKey }),
      ])
      showToast('positive', t('paidTo.saved'))
      onClose()
    },
  })
  return (
    <Box display="grid" gap="5">
      <chakra.p color="text.quiet">{t('paidTo.lead')}</chakra.p>
      <Box display="grid" gap="3" role="radiogroup" aria-label={t('paidTo.label')}>
        {accounts.map((account) => (
          <RadioTile
            key={account.id}
            name={name}
            checked={chosen === account.id}
            onChoose={() => setChosen(account.id)}
            title={account.platform_name}
            note={account.account_number}
          />
        ))}
        <RadioTile
          name={name}
          checked={chosen === null}
          onChoose={() => setChosen(null)}
          title={t('paidTo.nobody')}
        />
      </Box>
      {save.isError ? <Notice tone="negative">{failureTranslations(save.error)}</Notice> : null}
      <Button wide busy={save.isPending} onClick={() => save.mutate()}>
        {t('paidTo.save')}
      </Button>
    </Box>
  )
}

/** The choice of a shop's payment account; without any, a link to authorise one. */
export const PaymentAccountDialog = ({
  shop,
  accounts,
  open,
  onClose,
}: {
  shop: LinkedShop
  accounts: readonly PaymentAccount[]
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <Dialog open={open} onClose={onClose} title={t('paidTo.title', { shop: shop.name })}>
      {accounts.length > 0 ? (
        <Choice shop={shop} accounts={accounts} onClose={onClose} />
      ) : (
        <Box display="grid" gap="5">
          <chakra.p color="text.quiet">{t('paidTo.noAccount')}</chakra.p>
          <ButtonLink wide to={tabPath('payments')}>
            {t('paidTo.connect')}
          </ButtonLink>
        </Box>
      )}
    </Dialog>
  )
}
