import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { LimitRequest } from './increase-queries.ts'

/** The lender's decision on the latest request: the limit before and after, or the reason and the next step. */
export const DecisionNotice = ({ request, currency }: { request: LimitRequest; currency: Currency }) => {
  const { t } = useTranslation('credit')
  const { money, timestamp } = useFormat()
  const {
    status,
    decided_at: decidedAt,
    approved_limit: approved,
    reject_reason: reason,
    rejection,
  } = request
  const when = decidedAt ? timestamp(decidedAt) : ''
  if (status === 'approved' && approved)
    return (
      <Notice tone="positive" title={t('increase.approved.title', { when })}>
        {t('increase.approved.text', {
          before: money(request.pre_limit, currency),
          after: money(approved, currency),
        })}
      </Notice>
    )
  if (status === 'lapsed')
    return (
      <Notice tone="neutral" title={t('increase.lapsed.title')}>
        {t('increase.lapsed.text')}
      </Notice>
    )
  return status === 'rejected' ? (
    <Notice tone="negative" title={t('increase.rejected.title', { when })}>
      {rejection ? <Box>{t(`increase.rejected.why.${rejection}`)}</Box> : null}
      {reason ? <Box>{t('increase.rejected.reason', { reason })}</Box> : null}
      {t(rejection ? 'increase.rejected.stays' : 'increase.rejected.next')}
    </Notice>
  ) : null
}
