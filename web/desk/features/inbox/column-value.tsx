import { chakra } from '@chakra-ui/react'
import { businessDate } from '#shared/time/business-date.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import type { Column } from './inboxes.ts'
import type { Row } from './rows.ts'

const shownOf = ({ field, most, isDay }: Column, row: Row): unknown => {
  const value = row[field]
  if (isDay && typeof value === 'string') return businessDate(new Date(value))
  return most !== undefined && Array.isArray(value) ? value.slice(0, most) : value
}

/** The value of an inbox row in a column. */
export const ColumnValue = ({ column, row }: { column: Column; row: Row }) => {
  const t = useTranslations()
  const { field, kind, tones, most } = column
  const value = row[field]
  const tone = typeof value === 'string' ? tones?.[value] : undefined
  const shown = (
    <ValueCell
      value={shownOf(column, row)}
      kind={kind}
      currency={typeof row['currency'] === 'string' ? row['currency'] : undefined}
      field={field}
      record={row}
    />
  )
  if (tone) return <StatusBadge tone={tone}>{shown}</StatusBadge>
  if (most === undefined || !Array.isArray(value) || value.length <= most) return shown
  return (
    <>
      {shown}{' '}
      <chakra.span color="text.quiet" whiteSpace="nowrap">
        {t('list.moreValues', { count: value.length })}
      </chakra.span>
    </>
  )
}
