import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { type Charge, toPay } from './charge-state.ts'
import { CopyButton } from './copy-button.tsx'

/** Where to transfer to, each line ready to copy into a bank's form. */
export const PayTo = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  const { pay_to: account } = charge
  const rows = [
    { term: t('payTo.amount'), value: money(toPay(charge), charge.currency), copied: toPay(charge) },
    { term: t('payTo.accountName'), value: account.account_name },
    { term: t('payTo.accountNumber'), value: account.account_number },
    { term: t('payTo.bank'), value: account.bank_name },
    { term: t('payTo.swift'), value: account.swift_code },
    { term: t('payTo.reference'), value: charge.transfer_reference },
  ]
  return (
    <Card>
      <CardTitle mb="1">{t('payTo.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('payTo.lead')}
      </chakra.p>
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
    </Card>
  )
}
