import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import type { Pages } from '../../ui/load-more.tsx'
import { HeadCell, TableFrame } from '../../ui/table.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import { useOneClickAct } from '../work/use-one-click-act.ts'
import { isCertain } from './choose-lines.ts'
import { decisionsOn, type LineDecision, LineDialog, lineDecisions } from './line-dialog.tsx'
import { type LineChoice, StatementLineRow } from './statement-line-row.tsx'

const columns = ['valueDate', 'amount', 'said', 'finding', 'waits', 'decision'] as const

/** A table of undecided lines with keyboard navigation; each decision opens a dialog. */
export const LinesTable = ({
  label,
  lines,
  pages,
  choiceOf,
  chooseAll,
}: {
  label: string
  lines: readonly StatementLineView[]
  /** Absent while a filter leaves out lines. */
  pages: Pages | undefined
  choiceOf?: ((line: StatementLineView) => LineChoice) | undefined
  /** Chooses all lines that may be ignored together. */
  chooseAll?: LineChoice | undefined
}) => {
  const t = useTranslations()
  const { actor, may, mayTake } = useMe()
  const now = useNow()
  const { press } = useOneClickAct()
  const [at, setAt] = useState(0)
  const [open, setOpen] = useOpenActOnAny(lineDecisions)
  const opened = open && lines.find(({ lineId }) => lineId === open.of)
  const decide = (line: StatementLineView | undefined, decision: LineDecision) => {
    if (line && may(decision) && decisionsOn(line).includes(decision)) setOpen(decision, line.lineId)
  }
  const take = (work: StatementLineView['work']) => {
    if (!work || !mayTake('statement-line', work) || work.takenBy === actor) return
    const { workId, takenBy } = work
    void press('work-claim', { queue: 'statement-line', workId, ...(takenBy ? { from: takenBy } : {}) })
  }
  const hasChosen = lines.some((line) => !isCertain(line) && choiceOf?.(line).isChosen)
  useShortcuts({
    j: () => setAt((former) => Math.min(former + 1, lines.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    m: () => decide(lines[at], 'statement-line-match'),
    s: () => decide(lines[at], 'statement-line-to-suspense'),
    p: () => decide(lines[at], 'statement-line-pay-back'),
    // While lines are chosen, `i` applies to all of them instead.
    i: () => (hasChosen ? undefined : decide(lines[at], 'statement-line-ignore')),
    x: () => (lines[at] ? choiceOf?.(lines[at]).onChoose() : undefined),
    t: () => take(lines[at]?.work),
  })
  return (
    <>
      <TableFrame label={label}>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <HeadCell key={name} isFirst={index === 0} isNumber={name === 'amount'}>
                {index === 0 && chooseAll && choiceOf ? (
                  <chakra.input
                    type="checkbox"
                    mr="2"
                    verticalAlign="middle"
                    aria-label={t('statements.choice.all')}
                    checked={chooseAll.isChosen}
                    onChange={chooseAll.onChoose}
                  />
                ) : null}
                {t(`statements.columns.${name}`)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <VirtualRows rows={lines} kept={at} pages={pages}>
          {(line, index) => (
            <StatementLineRow
              key={line.lineId}
              line={line}
              now={now}
              isAt={index === at}
              choice={choiceOf?.(line)}
              onDecide={(decision) => decide(line, decision)}
              onSelect={() => setAt(index)}
            />
          )}
        </VirtualRows>
      </TableFrame>
      {open && opened && decisionsOn(opened).includes(open.act) ? (
        <LineDialog line={opened} decision={open.act} onClose={() => setOpen()} />
      ) : null}
    </>
  )
}
