import { Box, Flex } from '@chakra-ui/react'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Cell, TableRow } from '../../ui/table.tsx'
import { ValueCell } from '../../ui/value-cell.tsx'
import { WaitingTime } from '../../ui/waiting-time.tsx'
import { ProposalBadge } from '../work/pending-proposals.tsx'
import { WorkClaimControls } from '../work/work-claim-controls.tsx'
import { isCertain } from './choose-lines.ts'
import { decisionsOn, type LineDecision } from './line-dialog.tsx'
import { Finding } from './line-finding.tsx'
import { LineMatches } from './line-matches.tsx'

/** Whether a line is among those that an act is for, and the change of that. */
export interface LineChoice {
  isChosen: boolean
  onChoose: () => void
}

/** A statement line: amount, match with reasons, assignee, and the decisions on it. */
export const StatementLineRow = ({
  line,
  now,
  isAt,
  choice,
  onDecide,
}: {
  line: StatementLineView
  now: Date
  isAt: boolean
  choice?: LineChoice | undefined
  onDecide: (decision: LineDecision) => void
}) => {
  const t = useTranslations()
  const { may } = useMe()
  return (
    <TableRow data-at={isAt} aria-selected={choice?.isChosen}>
      <Cell isFirst>
        <Flex gap="2" align="center">
          {choice ? (
            <input
              type="checkbox"
              aria-label={t(isCertain(line) ? 'statements.chooseOne' : 'statements.choice.one', {
                text: line.text,
              })}
              disabled={line.heldBack === 'own reading'}
              checked={choice.isChosen}
              onChange={choice.onChoose}
            />
          ) : null}
          <ValueCell value={line.valueDate} kind="time" />
        </Flex>
      </Cell>
      <Cell isNumber>
        <ValueCell value={line.remaining} kind="amount" currency={line.currency} />
        {line.amount.startsWith('-') ? <Box color="text.quiet">{t('statements.went')}</Box> : null}
      </Cell>
      <Cell isWide>
        {line.payerName ?? ''}
        <Box color="text.quiet" overflowWrap="anywhere">
          {line.text}
        </Box>
        {line.payerAccount ? (
          <Box color="text.quiet" fontSize="xs" overflowWrap="anywhere">
            {t(line.amount.startsWith('-') ? 'statements.toAccount' : 'statements.fromAccount', {
              account: line.payerAccount,
            })}
          </Box>
        ) : null}
      </Cell>
      <Cell isWide>
        <Finding line={line} />
        {line.heldBack ? <Box color="waiting.text">{t(`statements.heldBack.${line.heldBack}`)}</Box> : null}
        <LineMatches line={line} />
        <ProposalBadge proposed={line.proposed ?? []} />
      </Cell>
      <Cell>
        <WaitingTime since={line.bookingDate} due={line.bookBy ?? undefined} now={now} />
        {line.work ? <WorkClaimControls queue="statement-line" row={line.work} /> : null}
      </Cell>
      <Cell>
        <Flex gap="1" wrap="wrap">
          {decisionsOn(line)
            .filter(may)
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
