import { chakra } from '@chakra-ui/react'
import type { ClaimedRow } from '#shared/desk/work-responses.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { daysBetween } from '../../ui/days-between.ts'

/** The assignee and the days since the claim. */
export const Assignee = ({ row, now }: { row: Partial<ClaimedRow>; now: Date }) => {
  const t = useTranslations()
  const { takenBy, takenAt } = row
  if (!takenBy || !takenAt) return <chakra.span color="text.faint">{t('work.by.nobody')}</chakra.span>
  const days = daysBetween(takenAt, now.toISOString())
  return (
    <>
      {takenBy}{' '}
      <chakra.span color="text.faint" whiteSpace="nowrap">
        {days === 0 ? t('age.today') : t('work.days', { days })}
      </chakra.span>
    </>
  )
}
