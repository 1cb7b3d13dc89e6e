import { Box, Flex } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { ManualBookings as Bookings } from '#shared/desk/payments.ts'
import { businessDate, isBusinessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DayField } from '../../ui/day-field.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useNow } from '../../ui/use-now.ts'
import { ActPreview } from '../acts/act-preview.tsx'

const Booking = ({ of: booking }: { of: Bookings['bookings'][number] }) => {
  const t = useTranslations()
  const format = useFormat()
  const actTranslations = useActTranslations()
  const nameOf = useCompanyName()
  const { action, at, companyId, bookedBy, approvedBy, reason, currency, before, after } = booking
  return (
    <Box
      as="article"
      p="4"
      borderWidth="1px"
      borderColor="border.hairline"
      bg="surface.card"
      borderRadius="sm"
      display="grid"
      gap="2"
    >
      <Flex gap="3" wrap="wrap" align="baseline">
        <Box fontWeight="semibold">{actTranslations(action)}</Box>
        {companyId ? <Box overflowWrap="anywhere">{nameOf({ ...booking, companyId })}</Box> : null}
        <Box ml="auto" color="text.quiet" whiteSpace="nowrap">
          {format.timestamp(at)}
        </Box>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center">
        <Box>{t('statements.manual.by', { by: bookedBy })}</Box>
        {approvedBy ? (
          <Box>{t('statements.manual.approvedBy', { by: approvedBy })}</Box>
        ) : (
          <StatusBadge tone="negative">{t('statements.manual.alone')}</StatusBadge>
        )}
        {reason ? (
          <Box color="text.quiet" overflowWrap="anywhere">
            {t('statements.because', { reason })}
          </Box>
        ) : null}
      </Flex>
      <ActPreview simulated={{ currency, before, after }} title="changeTitle" />
    </Box>
  )
}

/** Bookings, settlements and waivers of a day that have no bank statement line. */
export const ManualBookings = () => {
  const t = useTranslations()
  const now = useNow()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('day') ?? ''
  const day = isBusinessDate(asked) ? asked : businessDate(now)
  const list = useAuditedPages('manual-booking-list', { day })
  const bookings = list.data?.pages.flatMap((page) => page.bookings) ?? []
  return (
    <>
      <Flex gap="4" wrap="wrap" align="end" justify="space-between" mb="4">
        <Box color="text.quiet" maxW="60ch" lineHeight="snug">
          {t('statements.manual.hint')}
        </Box>
        <Box w="180px">
          <DayField
            label={t('statements.manual.day')}
            name="day"
            value={day}
            max={businessDate(now)}
            onChange={(value) => setAddress({ view: 'manual', day: value })}
          />
        </Box>
      </Flex>
      <PagedList query={list} count={bookings.length} empty={t('statements.manual.empty')}>
        <Box display="grid" gap="3">
          {bookings.map((booking) => (
            <Booking key={booking.auditId} of={booking} />
          ))}
        </Box>
      </PagedList>
    </>
  )
}
