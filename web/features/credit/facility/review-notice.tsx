import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { FacilitySummary } from './facility-queries.ts'
import { reviewState } from './review-state.ts'

/** A notice that the review is near or the facility has ended, with the effect on drawn amounts. */
export const ReviewNotice = ({ facility }: { facility: FacilitySummary }) => {
  const { t } = useTranslation('facility')
  const { date } = useFormat()
  const [today] = useState(() => businessDate(new Date()))
  const state = reviewState(facility, today)
  const when = { date: date(facility.next_review_date) }
  switch (state) {
    case 'ahead':
      return null
    case 'soon':
      return (
        <Notice tone="waiting" title={t('review.soonTitle', when)}>
          {t('review.soon')}
        </Notice>
      )
    case 'expired':
      return (
        <Notice tone="waiting" title={t('review.expiredTitle', when)}>
          {t('review.expired')}
        </Notice>
      )
    case 'closed':
      return (
        <Notice tone="neutral" title={t('review.closedTitle')}>
          {t('review.closed')}
        </Notice>
      )
  }
}
