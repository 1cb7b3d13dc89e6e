import { Box, chakra } from '@chakra-ui/react'
import type { TransferStatuses, TransferStatusView } from '#shared/desk/payments.ts'
import type { TransferOutcome } from '#shared/drawdown/transfer-status.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useBankTranslations } from './use-bank-translations.ts'

export const outcomeTones: Readonly<Record<TransferOutcome, Tone>> = {
  accepted: 'neutral',
  pending: 'waiting',
  paid: 'positive',
  rejected: 'negative',
  returned: 'negative',
  unknown: 'neutral',
}

/** Statuses as the bank reported them, the earliest first. */
export const StatusHistory = ({ statuses }: { statuses: readonly TransferStatusView[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const { statusOf, reasonsOf } = useBankTranslations()
  return (
    <chakra.ul listStyleType="none" fontSize="xs" overflowWrap="anywhere">
      {statuses.map((each) => (
        <li key={`${each.reportedAt} ${each.readAt} ${each.source} ${each.status}`}>
          {[
            statusOf(each.status),
            ...(each.outcome === 'unknown' ? [] : [each.status]),
            reasonsOf(each.reasonCodes),
            each.information,
            each.bankReference,
          ]
            .filter(Boolean)
            .join(' · ')}
          <Box color="text.quiet">
            {t('bankStatuses.of', {
              at: format.timestamp(each.reportedAt),
              source: each.source,
              by: each.readBy,
            })}
          </Box>
        </li>
      ))}
    </chakra.ul>
  )
}

/** What the bank reported of a transfer: its latest status with the reason, and all of them on request. */
export const BankStatus = ({ bank: { outcome, isContradictory, statuses } }: { bank: TransferStatuses }) => {
  const t = useTranslations()
  const { statusOf, reasonsOf } = useBankTranslations()
  const latest = statuses.findLast((each) => each.outcome === outcome)
  if (!latest) return null
  return (
    <Box mt="1">
      <StatusBadge tone={outcomeTones[outcome]}>{statusOf(latest.status)}</StatusBadge>
      {latest.reasonCodes.length > 0 ? <Box mt="1">{reasonsOf(latest.reasonCodes)}</Box> : null}
      {latest.information ? <Box overflowWrap="anywhere">{latest.information}</Box> : null}
      {isContradictory ? <Box color="negative.text">{t('bankStatuses.contradictory')}</Box> : null}
      <chakra.details mt="1">
        <chakra.summary cursor="pointer" color="action.text" fontSize="xs">
          {t('bankStatuses.history')}
        </chakra.summary>
        <StatusHistory statuses={statuses} />
      </chakra.details>
    </Box>
  )
}
