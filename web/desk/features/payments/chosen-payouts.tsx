import { Box, chakra } from '@chakra-ui/react'
import type { PayoutView } from '#shared/desk/payments.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'

/** What a batch would pay: the total of each currency, then whom, how much, and to which account. */
export const ChosenPayouts = ({ payouts }: { payouts: readonly PayoutView[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const nameOf = useCompanyName()
  const totals = [...Map.groupBy(payouts, ({ currency }) => currency)].map(([currency, ofCurrency]) =>
    format.money(
      decimalFromCents(ofCurrency.reduce((sum, { net }) => sum + centsFromDecimal(net), 0)),
      currency,
    ),
  )
  const columns = ['company', 'net', 'account'] as const
  return (
    <Box display="grid" gap="2" mb="4">
      <chakra.strong fontSize="xl" fontVariantNumeric="tabular-nums">
        {totals.join(t('value.and'))}
      </chakra.strong>
      <TableFrame label={t('payouts.title')}>
        <thead>
          <tr>
            {columns.map((name) => (
              <HeadCell key={name} isFirst={name === 'company'} isNumber={name === 'net'}>
                {t(`payouts.columns.${name}`)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ drawdownId, net, currency, account, ...company }) => (
            <TableRow key={drawdownId}>
              <Cell isFirst>
                <chakra.span whiteSpace="nowrap">{nameOf(company)}</chakra.span>
              </Cell>
              <Cell isNumber>{format.money(net, currency)}</Cell>
              <Cell>
                <chakra.span whiteSpace="nowrap">
                  {account ? `${account.bankName} ${account.accountNumber}` : t('value.none')}
                </chakra.span>
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </TableFrame>
    </Box>
  )
}
