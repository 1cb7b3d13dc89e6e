import { useState } from 'react'
import type { StatementLineView } from '#shared/desk/payments.ts'

/** True for a line that the act for certain matches books. */
export const isCertain = ({ finding, heldBack }: StatementLineView): boolean =>
  finding?.kind === 'certain' && !heldBack

/** True for a line that may be ignored with others. */
const isUnknown = ({ finding, resembles, heldBack }: StatementLineView): boolean =>
  finding?.kind === 'unknown' && !resembles && heldBack !== 'own reading'

/** The choice among listed lines: certain ones are chosen until a person leaves them out, others once a person adds them. */
export const useChosenLines = (lines: readonly StatementLineView[]) => {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const isChosen = (line: StatementLineView) => isCertain(line) !== toggled.has(line.lineId)
  const unknown = lines.filter(isUnknown)
  const areAllChosen = unknown.length > 0 && unknown.every(isChosen)
  const withUnknown = (isAdded: boolean) =>
    setToggled((former) => {
      const next = new Set(former)
      for (const { lineId } of unknown)
        if (isAdded) next.add(lineId)
        else next.delete(lineId)
      return next
    })
  return {
    isChosen,
    certain: lines.filter((line) => isCertain(line) && isChosen(line)),
    added: lines.filter((line) => !isCertain(line) && isChosen(line)),
    /** True if a person left out a certain line. */
    hasLeftOut: lines.some((line) => isCertain(line) && !isChosen(line)),
    toggle: ({ lineId }: StatementLineView) =>
      setToggled((former) => {
        const next = new Set(former)
        if (!next.delete(lineId)) next.add(lineId)
        return next
      }),
    /** Undefined without a line that may be ignored. */
    all:
      unknown.length > 0 ? { isChosen: areAllChosen, onChoose: () => withUnknown(!areAllChosen) } : undefined,
    clear: () => setToggled(new Set()),
  }
}
