import { Box } from '@chakra-ui/react'
import type { LineFinding, PossibleDuplicateLine, StatementLineView } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useStateTranslations } from '../../ui/use-state-translations.ts'
import { KnownPayers } from './known-payers.tsx'
import { useReasonTranslations } from './line-matches.tsx'

const tones: Readonly<Record<LineFinding['kind'], Tone>> = {
  certain: 'positive',
  likely: 'waiting',
  several: 'waiting',
  differs: 'negative',
  unknown: 'neutral',
}

/** The stored line that another one may repeat. */
const Resembled = ({ line, currency }: { line: PossibleDuplicateLine; currency: string }) => {
  const t = useTranslations()
  const format = useFormat()
  const { number, bookingDate, balance, text, bankReference } = line
  return (
    <Box color="text.quiet" overflowWrap="anywhere">
      {t('statements.resembled', {
        number,
        date: format.date(bookingDate),
        balance: balance === null ? t('value.none') : format.money(balance, currency),
      })}
      <Box>{[text, bankReference].filter(Boolean).join(' · ')}</Box>
    </Box>
  )
}

/** The match that was found for a line and its reasons, while the line is undecided. */
export const Finding = ({ line }: { line: StatementLineView }) => {
  const t = useTranslations()
  const format = useFormat()
  const nameOf = useCompanyName()
  const reasonTranslations = useReasonTranslations()
  const stateTranslations = useStateTranslations()
  const { finding, currency, resembles, resembled, amount } = line
  if (!finding) return null
  const namedTranslations = ({ drawdownId, status }: LineFinding['named'][number]): string => {
    const isPayout = amount.startsWith('-')
    return t(isPayout ? 'statements.payoutNamedBefore' : 'statements.namedBefore', {
      drawdown: drawdownId,
      status: stateTranslations(status, 'status', isPayout ? { endToEndId: drawdownId } : { drawdownId }),
    })
  }
  return (
    <>
      <StatusBadge tone={tones[finding.kind]}>
        {finding.payee ? t('statements.payee.title') : t(`statements.findings.${finding.kind}`)}
      </StatusBadge>
      {finding.reasons.length > 0 ? (
        <Box color="text.quiet">{reasonTranslations(finding.reasons)}</Box>
      ) : null}
      {finding.otherPayer ? <Box color="waiting.text">{t('statements.otherPayer')}</Box> : null}
      <KnownPayers payers={finding.knownPayers ?? []} />
      {finding.payee ? (
        <Box color="negative.text">
          {finding.payee.differs.map((part) => t(`statements.payee.${part}`)).join(t('statements.between'))}
          <Box>
            {t('statements.payee.paidTo', {
              name: finding.payee.name ?? t('statements.payee.noName'),
              account: finding.payee.accountNumber,
            })}
          </Box>
        </Box>
      ) : null}
      {finding.difference ? (
        <Box color="negative.text">
          {t('statements.difference', { amount: format.money(finding.difference, currency) })}
        </Box>
      ) : null}
      {resembles ? <Box color="waiting.text">{t('statements.resembles')}</Box> : null}
      {resembled ? <Resembled line={resembled} currency={currency} /> : null}
      {finding.owed.map((owed) => (
        <Box key={owed.id}>
          {`${t(`statements.partKinds.${owed.kind}`)} ${nameOf(owed)} ${format.money(owed.amount, currency)} `}
          <Box color="text.quiet" fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
            {owed.id}
          </Box>
        </Box>
      ))}
      {finding.named.map((named) => (
        <Box key={named.drawdownId} color="text.quiet" overflowWrap="anywhere">
          {namedTranslations(named)}
        </Box>
      ))}
    </>
  )
}
