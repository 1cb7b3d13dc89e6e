import { Box, chakra, Flex } from '@chakra-ui/react'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { OneLine, ShortRowOnly, WholeRowOnly } from '../../ui/one-line.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { Cell, TableRow } from '../../ui/table.tsx'
import { ValueCell } from '../../ui/value-cell.tsx'
import { WaitingTime } from '../../ui/waiting-time.tsx'
import { ProposalBadge } from '../work/pending-proposals.tsx'
import { WorkClaimControls } from '../work/work-claim-controls.tsx'
import { isCertain } from './choose-lines.ts'
import { decisionsOn, type LineDecision } from './line-dialog.tsx'
import { Finding } from './line-finding.tsx'
import { LineMatches } from './line-matches.tsx'

/** Whether a line is chosen for an act, and the function that changes that. */
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
  onSelect,
}: {
  line: StatementLineView
  now: Date
  isAt: boolean
  choice?: LineChoice | undefined
  onDecide: (decision: LineDecision) => void
  /** Makes it the current row, which shows all of its content. */
  onSelect: () => void
}) => {
  const t = useTranslations()
  const { may } = useMe()
  return (
    <TableRow data-at={isAt} aria-selected={choice?.isChosen} onClick={onSelect}>
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
          <chakra.span whiteSpace={{ lg: 'nowrap' }}>
            <ValueCell value={line.valueDate} kind="time" />
          </chakra.span>
        </Flex>
      </Cell>
      <Cell isNumber>
        <ValueCell value={line.remaining} kind="amount" currency={line.currency} />
        {line.amount.startsWith('-') ? <chakra.span srOnly>{t('statements.went')}</chakra.span> : null}
      </Cell>
      <Cell isWide>
        <OneLine maxW={{ lg: '300px', '2xl': '520px' }}>
          {line.payerName ? <div>{line.payerName}</div> : null}
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
        </OneLine>
      </Cell>
      <Cell isWide>
        <OneLine maxW={{ lg: '240px', '2xl': '520px' }}>
          <Finding line={line} />
          {line.heldBack ? <Box color="waiting.text">{t(`statements.heldBack.${line.heldBack}`)}</Box> : null}
          <LineMatches line={line} />
          <ProposalBadge proposed={line.proposed ?? []} />
        </OneLine>
      </Cell>
      <Cell>
        <Box whiteSpace={{ lg: 'nowrap' }}>
          <WaitingTime since={line.bookingDate} due={line.bookBy ?? undefined} now={now} />{' '}
          {line.work?.takenBy ? (
            <ShortRowOnly aria-hidden color="text.quiet">
              {line.work.takenBy.split('@')[0]}
            </ShortRowOnly>
          ) : null}
          {line.work ? (
            <WholeRowOnly>
              <WorkClaimControls queue="statement-line" row={line.work} />
            </WholeRowOnly>
          ) : null}
        </Box>
      </Cell>
      <Cell>
        <Flex wrap={{ base: 'wrap', lg: 'nowrap' }}>
          {decisionsOn(line)
            .filter(may)
            .map((name) => (
              <RowButton key={name} type="button" onClick={() => onDecide(name)}>
                {t(`statements.decide.${name}`)}
              </RowButton>
            ))}
        </Flex>
      </Cell>
    </TableRow>
  )
}
