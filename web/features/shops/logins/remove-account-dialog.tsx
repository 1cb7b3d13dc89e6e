import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { shopAccountsEndpoints } from '#shared/shops/shop-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { type ShopAccount, shopAccountListsKey } from './shop-accounts-queries.ts'

/** Confirms the permanent deletion of a shop account. */
export const RemoveAccountDialog = ({
  account,
  open,
  onClose,
}: {
  account: ShopAccount
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(shopAccountsEndpoints.deleteShopAccounts, { body: { ids: [account.id] } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: shopAccountListsKey })
      showToast('positive', t('logins.removal.done'))
      onClose()
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('logins.removal.title')}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet" overflowWrap="anywhere">
          {t('logins.removal.text', { login: account.login })}
        </chakra.p>
        {remove.isError ? <Notice tone="negative">{failureTranslations(remove.error)}</Notice> : null}
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('logins.removal.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('logins.removal.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
