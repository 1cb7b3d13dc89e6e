import { Box, chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { PayoutAccount } from './payout-accounts-queries.ts'
import { useAfterAccountChange } from './use-after-account-change.ts'

const { choosePayoutAccount, removePayoutAccount } = payoutAccountsEndpoints

export type Confirmed = 'choose' | 'remove'

const Confirmation = ({
  account,
  act,
  onClose,
}: {
  account: PayoutAccount
  act: Confirmed
  onClose: () => void
}) => {
  const { t } = useTranslation('payoutAccounts')
  const failureTranslations = useFailureTranslations()
  const onChanged = useAfterAccountChange()
  const { id, version } = account
  const confirming = useMutation({
    mutationFn: () =>
      act === 'choose'
        ? call(choosePayoutAccount, { body: { id } })
        : call(removePayoutAccount, { body: { id, version } }),
    onSuccess: (accounts) => {
      onClose()
      onChanged(accounts, t(`${act}Done`))
    },
  })
  return (
    <Box display="grid" gap="5">
      <chakra.p color="text.quiet">
        {t(`${act}Lead`, { account: `${account.bank_name} ${account.account_number}` })}
      </chakra.p>
      {confirming.error ? <Notice tone="negative">{failureTranslations(confirming.error)}</Notice> : null}
      <Button wide busy={confirming.isPending} onClick={() => confirming.mutate()}>
        {t(act)}
      </Button>
    </Box>
  )
}

/** Confirms that an account becomes the default or is removed. */
export const ConfirmDialog = ({
  account,
  act,
  onClose,
}: {
  account: PayoutAccount
  /** Null while the dialog is closed. */
  act: Confirmed | null
  onClose: () => void
}) => {
  const { t } = useTranslation('payoutAccounts')
  return (
    <Dialog open={act !== null} onClose={onClose} title={t(act === 'remove' ? 'removeTitle' : 'chooseTitle')}>
      {act ? <Confirmation account={account} act={act} onClose={onClose} /> : null}
    </Dialog>
  )
}
