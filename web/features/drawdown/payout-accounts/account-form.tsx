import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { BankAccountInput } from '#shared/application/bank-account.schema.ts'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { BankAccountFields, type Banks, savedValues } from '../../application/bank-account-fields.tsx'
import { accountBody, accountRules, type Values } from '../../application/drawdown-account-input.ts'
import type { PayoutAccount, PayoutAccounts } from './payout-accounts-queries.ts'
import { useAfterAccountChange } from './use-after-account-change.ts'

const { addPayoutAccount, changePayoutAccount } = payoutAccountsEndpoints

/** Adds or changes a payout account; both require a step-up. */
export const AccountForm = ({
  account,
  banks,
  companyName,
  onClose,
}: {
  /** The account to change; undefined for a new one. */
  account?: PayoutAccount
  banks: Banks
  companyName: string | null
  onClose: () => void
}) => {
  const { t } = useTranslation('payoutAccounts')
  const onChanged = useAfterAccountChange()
  const form = useForm<Values, PayoutAccounts>({
    initial: () => ({
      relation_type: 'company',
      account_name: companyName ?? '',
      currency: '',
      ...savedValues(account ?? null, banks),
    }),
    rulesOf: accountRules,
    fieldOf: { alreadyExists: 'account_number' },
    send: (values) => {
      const details = accountBody(values) as BankAccountInput
      return account
        ? call(changePayoutAccount, {
            body: { ...details, id: account.id, version: account.version },
          })
        : call(addPayoutAccount, { body: details })
    },
    onDone: (accounts) => {
      onChanged(accounts, t(account ? 'changed' : 'added'))
      onClose()
    },
  })
  return (
    <Card>
      <CardTitle>{t(account ? 'changeTitle' : 'addTitle')}</CardTitle>
      <FormArea form={form}>
        <Notice tone="waiting">{t(account ? 'changeNote' : 'addNote')}</Notice>
        <BankAccountFields form={form} banks={banks} savedNumber={account?.account_number} />
        {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
        <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
          <Button variant="quiet" onClick={onClose} disabled={form.busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t(account ? 'saveChange' : 'save')}
          </Button>
        </Flex>
      </FormArea>
    </Card>
  )
}
