import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import type { LenderAccount } from '#shared/repayment/charge-order.schema.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { type Charge, toPay } from './charge-state.ts'
import { CopyButton } from './copy-button.tsx'

/** The details of a bank transfer, each with a copy button. */
export const TransferDetails = ({
  amount,
  currency,
  account,
  reference,
}: {
  amount: string
  currency: Currency
  account: LenderAccount
  reference: string
}) => {
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  const rows = [
    { term: t('payTo.amount'), value: money(amount, currency), copied: amount },
    { term: t('payTo.accountName'), value: account.account_name },
    { term: t('payTo.accountNumber'), value: account.account_number },
    { term: t('payTo.bank'), value: account.bank_name },
    { term: t('payTo.swift'), value: account.swift_code },
    { term: t('payTo.reference'), value: reference },
  ]
  return (
    <chakra.dl>
      {rows.map(({ term, value, copied }) => (
        <Box key={term} py="1.5" borderTopWidth="1px" borderColor="border.hairline">
          <chakra.dt color="text.quiet" fontSize="sm" lineHeight="snug">
            {term}
          </chakra.dt>
          <chakra.dd display="flex" alignItems="center" gap="3" fontWeight="medium" lineHeight="snug">
            <chakra.span flex="1" minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.span>
            <CopyButton value={copied ?? value} label={term} />
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  )
}

/** The transfer details for a bill. */
export const PayTo = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  return (
    <Card>
      <CardTitle mb="1">{t('payTo.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('payTo.lead')}
      </chakra.p>
      <TransferDetails
        amount={toPay(charge)}
        currency={charge.currency}
        account={charge.pay_to}
        reference={charge.transfer_reference}
      />
    </Card>
  )
}
