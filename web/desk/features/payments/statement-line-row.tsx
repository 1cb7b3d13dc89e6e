import { Box, Flex } from '@chakra-ui/react'
import type { StatementLineTold } from '#shared/desk/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Cell, TableRow } from '../../ui/table.tsx'
import { ToldValue } from '../../ui/told-value.tsx'
import { TakenMark } from '../work/taken-mark.tsx'
import { Finding } from './line-finding.tsx'

/** What an act on a line is about, as far as the finding says: all that it seems to pay. */
export const aboutLine = ({ lineId, finding }: StatementLineTold): Record<string, unknown> => {
  const owed = finding?.owed ?? []
  const facilityId = (owed[0] ?? finding?.named[0])?.facilityId
  return {
    lineId,
    ...(facilityId ? { facilityId } : {}),
    ...(owed.length > 0
      ? { targets: owed.map(({ kind, facilityId: of, id }) => ({ kind, facilityId: of, id })) }
      : {}),
  }
}

const decisions = ['statement-line-match', 'statement-line-to-suspense', 'statement-line-ignore'] as const
type Decision = (typeof decisions)[number]

/** What can be decided on a line: one by which money left is a payout, or nobody's. */
export const decisionsOn = ({ amount }: StatementLineTold): readonly Decision[] =>
  amount.startsWith('-') ? ['statement-line-ignore'] : decisions

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
        {line.amount.startsWith('-') ? <Box color="text.quiet">{t('statements.went')}</Box> : null}
      </Cell>
      <Cell isWide>
        {line.payerName ?? ''}
        <Box color="text.quiet" overflowWrap="anywhere">
          {line.text}
        </Box>
      </Cell>
      <Cell isWide>
        <Finding line={line} />
        {line.work ? <TakenMark queue="statement-line" row={line.work} /> : null}
      </Cell>
      <Cell>
        <Flex gap="1" wrap="wrap">
          {decisionsOn(line)
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
