import type { StatementLineView } from '#shared/desk/payments.ts'
import { useChosenRows, toggled as withToggled } from '../../ui/use-chosen-rows.ts'

/** True for a line that is booked by the act for certain matches. */
export const isCertain = ({ finding, heldBack }: StatementLineView): boolean =>
  finding?.kind === 'certain' && !heldBack

/** True for a line that may be ignored with others. */
const isUnknown = ({ finding, resembles, heldBack }: StatementLineView): boolean =>
  finding?.kind === 'unknown' && !resembles && heldBack !== 'own reading'

/** The choice among listed lines: certain ones are chosen until a person leaves them out, others once a person adds them. */
export const useChosenLines = (lines: readonly StatementLineView[]) => {
  const [toggled, setToggled] = useChosenRows()
  const isChosen = (line: StatementLineView) => isCertain(line) !== toggled.has(line.lineId)
  const unknown = lines.filter(isUnknown)
  const areAllChosen = unknown.length > 0 && unknown.every(isChosen)
  const withUnknown = (isAdded: boolean) => {
    const ids = new Set(unknown.map(({ lineId }) => lineId))
    setToggled((former) => new Set([...former].filter((id) => !ids.has(id)).concat(isAdded ? [...ids] : [])))
  }
  return {
    isChosen,
    certain: lines.filter((line) => isCertain(line) && isChosen(line)),
    added: lines.filter((line) => !isCertain(line) && isChosen(line)),
    /** True if a person left out a certain line. */
    hasLeftOut: lines.some((line) => isCertain(line) && !isChosen(line)),
    toggle: ({ lineId }: StatementLineView) => setToggled((former) => withToggled(former, lineId)),
    /** Undefined without a line that may be ignored. */
    all:
      unknown.length > 0 ? { isChosen: areAllChosen, onChoose: () => withUnknown(!areAllChosen) } : undefined,
    clear: () => setToggled(() => new Set()),
  }
}
