import { chakra } from '@chakra-ui/react'
import type { HeldRow } from '#shared/desk/work.ts'
import { useWords } from '../../i18n/use-words.ts'
import { daysBetween } from '../../ui/days-between.ts'

/** Who has it, and for how many days. */
export const Taken = ({ row, now }: { row: Partial<HeldRow>; now: Date }) => {
  const t = useWords()
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
