import { Box, Flex } from '@chakra-ui/react'
import type { LineFinding, StatementLineTold } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Cell, TableRow } from '../../ui/table.tsx'
import { ToldValue } from '../../ui/told-value.tsx'

const tones: Readonly<Record<LineFinding['kind'], Tone>> = {
  certain: 'positive',
  likely: 'waiting',
  several: 'waiting',
  differs: 'negative',
  unknown: 'neutral',
}

/** What an act on a line is about, as far as the finding says. */
export const aboutLine = ({ lineId, finding }: StatementLineTold): Record<string, unknown> => {
  const [first] = finding?.owed ?? []
  const [named] = finding?.named ?? []
  return {
    lineId,
    ...(first || named ? { facilityId: first?.facilityId ?? named?.facilityId } : {}),
    ...(first?.kind === 'payment' ? { paymentId: first.id } : {}),
    ...(first?.kind === 'payoff' ? { drawdownId: first.id } : {}),
    ...(first?.kind === 'charge' ? { chargeIds: finding?.owed.map(({ id }) => id) } : {}),
  }
}

const namedStates = ['paid out', 'due', 'repaid'] as const

const Finding = ({ line }: { line: StatementLineTold }) => {
  const t = useWords()
  const format = useFormat()
  const { finding, currency, resembles } = line
  if (!finding) return null
  const statusWords = (status: string): string => {
    const known = namedStates.find((each) => each === status)
    return known ? t(`statements.drawdownStates.${known}`) : status
  }
  return (
    <>
      <StatusBadge tone={tones[finding.kind]}>{t(`statements.findings.${finding.kind}`)}</StatusBadge>
      {finding.reasons.length > 0 ? (
        <Box color="text.quiet">
          {t('statements.by', {
            reasons: finding.reasons
              .map((reason) => t(`statements.reasons.${reason}`))
              .join(t('statements.between')),
          })}
        </Box>
      ) : null}
      {finding.difference ? (
        <Box color="negative.text">
          {t('statements.difference', { amount: format.money(finding.difference, currency) })}
        </Box>
      ) : null}
      {resembles ? <Box color="waiting.text">{t('statements.resembles')}</Box> : null}
      {finding.owed.map((owed) => (
        <Box key={owed.id}>
          {`${owed.companyName} ${format.money(owed.amount, currency)} `}
          <Box as="span" color="text.faint" fontFamily="mono" fontSize="xs">
            {owed.id}
          </Box>
        </Box>
      ))}
      {finding.named.map(({ drawdownId, status }) => (
        <Box key={drawdownId} color="text.quiet">
          {t('statements.namedBefore', { drawdown: drawdownId, status: statusWords(status) })}
        </Box>
      ))}
    </>
  )
}

const decisions = ['statement-line-match', 'statement-line-to-suspense', 'statement-line-ignore'] as const

/** A line of a bank statement: what came, what it seems to be for and why, and the decisions on it. */
export const StatementLineRow = ({
  line,
  isAt,
  isChosen,
  onChoose,
  onDecide,
}: {
  line: StatementLineTold
  isAt: boolean
  isChosen: boolean
  onChoose: () => void
  onDecide: (action: string) => void
}) => {
  const t = useWords()
  const { may } = useMe()
  return (
    <TableRow data-at={isAt} aria-selected={isChosen}>
      <Cell isFirst>
        <Flex gap="2" align="center">
          <input
            type="checkbox"
            aria-label={t('statements.chooseOne', { text: line.text })}
            disabled={line.finding?.kind !== 'certain'}
            checked={isChosen}
            onChange={onChoose}
          />
          <ToldValue value={line.valueDate} kind="date" />
        </Flex>
      </Cell>
      <Cell isNumber>
        <ToldValue value={line.remaining} kind="amount" currency={line.currency} />
      </Cell>
      <Cell>
        {line.payerName ?? ''}
        <Box color="text.quiet" overflowWrap="anywhere">
          {line.text}
        </Box>
      </Cell>
      <Cell>
        <Finding line={line} />
      </Cell>
      <Cell>
        <Flex gap="1" wrap="wrap">
          {decisions
            .filter((name) => may(name))
            .map((name) => (
              <Button key={name} size="sm" variant="quiet" onClick={() => onDecide(name)}>
                {t(`statements.decide.${name}`)}
              </Button>
            ))}
        </Flex>
      </Cell>
    </TableRow>
  )
}
