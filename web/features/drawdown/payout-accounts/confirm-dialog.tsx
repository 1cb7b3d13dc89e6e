import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { OwnPassword, stepUpPlaces } from './own-password.tsx'
import type { PayoutAccount } from './payout-accounts-queries.ts'
import { useAccountsChanged } from './use-accounts-changed.ts'

const { choosePayoutAccount, removePayoutAccount } = payoutAccountsEndpoints

export type Confirmed = 'choose' | 'remove'

const rulesOf = ({ password }: { password: string }): Record<string, string> =>
  password === '' ? { password: 'required' } : {}

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
  const onChanged = useAccountsChanged()
  const { id, version } = account
  const form = useForm({
    initial: { password: '' },
    rulesOf,
    words: { 'password wrongOldPassword': t('passwordWrong') },
    fieldOf: stepUpPlaces,
    send: ({ password }) =>
      act === 'choose'
        ? call(choosePayoutAccount, { body: { id, password } })
        : call(removePayoutAccount, { body: { id, version, password } }),
    onDone: (accounts) => {
      onClose()
      onChanged(accounts, t(`${act}Done`))
    },
  })
  return (
    <FormArea form={form} gap="5">
      <chakra.p color="text.quiet">
        {t(`${act}Lead`, { account: `${account.bank_name} ${account.account_number}` })}
      </chakra.p>
      <OwnPassword {...form.text('password')} />
      {form.failureWords ? <Notice tone="negative">{form.failureWords}</Notice> : null}
      <Button type="submit" wide busy={form.busy}>
        {t(act)}
      </Button>
    </FormArea>
  )
}

/** Asks for the password before an account becomes the default, or is removed. */
export const ConfirmDialog = ({
  account,
  act,
  onClose,
}: {
  account: PayoutAccount
  /** Null while nothing is asked. */
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
