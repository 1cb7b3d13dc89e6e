import { Box, chakra } from '@chakra-ui/react'
import type { ShownFacility, ShownPaymentAccount } from '#shared/desk/facility.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { NamedId } from '../../ui/named-id.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ActButtons } from '../acts/act-buttons.tsx'

/** The payment accounts that determine the watermark, each with its last balance. A new balance can be reported. */
export const PaymentAccounts = ({ facility }: { facility: ShownFacility }) => {
  const t = useTranslations()
  const { money, timestamp } = useFormat()
  const { currency, status, paymentAccounts, setOff } = facility
  const { platformName } = useMe()
  if (paymentAccounts.length === 0) return null
  const accountOf = ({ platform, accountId }: ShownPaymentAccount) => (
    <NamedId name={platformName(platform)} id={accountId} />
  )
  const heldIn = ({ balances }: ShownPaymentAccount) =>
    balances.length === 0
      ? t('case.facility.notReported')
      : balances.map((each) => (
          <Box key={each.currency}>
            {money(each.amount, each.currency)}
            <Box color="text.quiet" fontSize="xs">
              {timestamp(each.reportedAt)}
            </Box>
          </Box>
        ))
  const countedOf = ({ platform, accountId, balances }: ShownPaymentAccount) =>
    balances.map((each) => {
      const found = setOff?.balances.find(
        (other) =>
          other.platform === platform && other.accountId === accountId && other.currency === each.currency,
      )
      return <Box key={each.currency}>{found ? money(found.counted, currency) : '—'}</Box>
    })
  const acts = ({ platform, accountId, isCompanys, balances }: ShownPaymentAccount) => (
    <ActButtons
      acts={status === 'closed' ? [] : ['balance-report']}
      given={{ ...facility, platform, accountId }}
      of={`${platform} ${accountId}`}
      start={{
        'balance-report': {
          unsettled: balances.find((each) => each.currency === currency)?.amount ?? '',
          verified: String(isCompanys),
        },
      }}
      isInRow
    />
  )
  return (
    <Panel title={t('case.facility.paymentAccounts')} isFlush>
      <DataTable
        label={t('case.facility.paymentAccounts')}
        rows={paymentAccounts}
        keyOf={({ platform, accountId }) => `${platform} ${accountId}`}
        columns={[
          { title: t('case.facility.paymentAccount'), cell: accountOf },
          { title: t('case.facility.status'), cell: (account) => t(`states.shop.${account.status}`) },
          {
            title: t('case.facility.holder'),
            cell: ({ isCompanys }) => t(isCompanys ? 'case.facility.isCompanys' : 'case.facility.isNot'),
          },
          { title: t('case.facility.held'), figure: heldIn },
          ...(setOff ? [{ title: t('case.facility.counted'), figure: countedOf }] : []),
          { title: t('case.facility.acts'), cell: acts },
        ]}
      />
      {setOff ? (
        <chakra.p px="3" py="2">
          {t('case.facility.setOff', {
            amount: money(setOff.setOffAmount, currency),
            left: money(setOff.leftToCount, currency),
          })}
        </chakra.p>
      ) : null}
    </Panel>
  )
}
