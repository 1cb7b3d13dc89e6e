import { StatusBadge } from '../../ui/status-badge.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { daysBetween } from './days-between.ts'

/** The time that an item has waited, or the time left until its deadline, with a colour for urgency. */
export const WaitingTime = ({ since, due, now }: { since: string; due?: string | undefined; now: Date }) => {
  const t = useTranslations()
  if (!due) {
    const days = daysBetween(since, now.toISOString())
    return (
      <StatusBadge tone={days > 2 ? 'waiting' : 'neutral'}>
        {days === 0 ? t('age.today') : t('age.waitingSince', { days })}
      </StatusBadge>
    )
  }
  const days = daysBetween(now.toISOString(), due)
  if (days < 0) return <StatusBadge tone="negative">{t('age.overdueBy', { days: -days })}</StatusBadge>
  return (
    <StatusBadge tone={days < 2 ? 'waiting' : 'neutral'}>
      {days === 0 ? t('age.dueToday') : t('age.dueIn', { days })}
    </StatusBadge>
  )
}
