import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { FacilitySummary } from './facility-queries.ts'
import { reviewState } from './review-state.ts'

/** That the review is near, or that the facility is over, and what that means for what is drawn. */
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
