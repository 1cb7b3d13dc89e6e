import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import { fpsQrText } from '#shared/repayment/fps-qr.ts'
import type { LenderAccount } from '#shared/repayment/lender-account.schema.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { type Charge, toPay } from './charge-state.ts'
import { CopyButton } from './copy-button.tsx'

const QrPicture = lazy(async () => ({ default: (await import('../../ui/qr-picture.tsx')).QrPicture }))

/** The side of the picture, so that nothing moves when it is drawn. */
const qrSide = '200px'

/** The code of a transfer through the Faster Payment System of Hong Kong; none where the system cannot make it. */
const FpsCode = ({ account, ...payment }: Transfer) => {
  const { t } = useTranslation('repayment')
  const { fps } = account
  const text = payment.amount && fps && fpsQrText({ ...payment, proxy: fps, payee: account.account_name })
  if (!text) return null
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="4" mb="4">
      <Suspense fallback={<Box boxSize={qrSide} />}>
        <QrPicture text={text} label={t('payTo.fps.code')} />
      </Suspense>
      <Box flex="1 1 12rem">
        <chakra.h3 fontSize="md">{t('payTo.fps.title')}</chakra.h3>
        <chakra.p color="text.quiet" fontSize="sm">
          {t('payTo.fps.text')}
        </chakra.p>
      </Box>
    </Box>
  )
}

interface Transfer {
  /** Empty if the seller decides how much to transfer. */
  amount: string
  currency: Currency
  account: LenderAccount
  reference: string
}

/** The details of a bank transfer, each with a copy button, and a code to scan where there is one. */
export const TransferDetails = (transfer: Transfer) => {
  const { amount, currency, account, reference } = transfer
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  const rows = [
    ...(amount ? [{ term: t('payTo.amount'), value: money(amount, currency), copied: amount }] : []),
    { term: t('payTo.accountName'), value: account.account_name },
    { term: t('payTo.accountNumber'), value: account.account_number },
    { term: t('payTo.bank'), value: account.bank_name },
    ...(account.clearing_code
      ? [{ term: t(`payTo.clearingCode.${account.clearing_code.kind}`), value: account.clearing_code.code }]
      : []),
    { term: t('payTo.swift'), value: account.swift_code },
    ...(account.fps ? [{ term: t(`payTo.fps.${account.fps.kind}`), value: account.fps.value }] : []),
    { term: t('payTo.reference'), value: reference },
  ]
  return (
    <>
      <FpsCode {...transfer} />
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
    </>
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
        amount={charge.status === 'suspend' ? '' : toPay(charge)}
        currency={charge.currency}
        account={charge.pay_to}
        reference={charge.transfer_reference}
      />
    </Card>
  )
}
