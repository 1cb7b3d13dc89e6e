import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { PayoutAccount } from './payout-accounts/payout-accounts-queries.ts'
import { usePayoutAccount } from './use-payout-account.ts'

/** Says why no account can receive a drawdown now, and what to do. */
const NoUsableAccount = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('drawdown')
  return (
    <Notice tone="waiting" title={t('payout.none', { currency })}>
      {t('payout.noneText')} <TextLink to={paths.payoutAccounts()}>{t('payout.manage')}</TextLink>
    </Notice>
  )
}

/** The same notice before an amount is chosen, so that the problem does not come up only at the signature. */
export const PayoutAccountNeeded = ({ currency }: { currency: string }) => {
  const { isSuccess, chosen } = usePayoutAccount(currency)
  return isSuccess && !chosen ? <NoUsableAccount currency={currency} /> : null
}

/** The choice of the payout account; if none is usable, why and what to do. */
export const PayoutChoice = ({
  usable,
  chosen,
  currency,
  onChoose,
}: {
  usable: readonly PayoutAccount[]
  chosen: PayoutAccount | undefined
  currency: string
  onChoose: (id: string) => void
}) => {
  const { t } = useTranslation('drawdown')
  if (!chosen) return <NoUsableAccount currency={currency} />
  if (usable.length < 2) return null
  return (
    <Card>
      <SelectField
        name="payout_account_id"
        label={t('note.payoutAccount')}
        value={chosen.id}
        onChange={onChoose}
        options={usable.map(({ id, bank_name, account_number }) => ({
          value: id,
          label: `${bank_name} ${account_number}`,
        }))}
      />
    </Card>
  )
}
