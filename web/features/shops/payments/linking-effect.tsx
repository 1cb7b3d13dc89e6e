import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { creditStandingEndpoints } from '#shared/credit/credit-standing.endpoints.ts'
import { watermarkPercent } from '#shared/lending/watermark.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'

const percent = Number(watermarkPercent)

/** The lowest balance whose drawable part covers the limit. */
const balanceFor = (limit: string): string =>
  decimalFromCents(Math.ceil((centsFromDecimal(limit) * 100) / percent))

/** Explains how a first payment account changes what can be drawn; its balance is unknown before the consent. */
export const LinkingEffect = () => {
  const { t } = useTranslation('paymentAccounts')
  const { money } = useFormat()
  const { data: facility } = useQuery(endpointQuery(creditStandingEndpoints.getFacilitySummary))
  if (!facility) return null
  const { currency, available_funding: available, facility_limit: limit } = facility
  return (
    <Notice tone="waiting" title={t('linking.now', { amount: money(available, currency) })}>
      {t('linking.after', { percent, balance: money(balanceFor(limit), currency) })}
    </Notice>
  )
}
