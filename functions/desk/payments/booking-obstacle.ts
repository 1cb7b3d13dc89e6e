import type { BookingObstacle } from '#shared/desk/payments.ts'
import { type BankStatementRecord, findBankStatement, isReliable } from '../../data/bank-statements.ts'
import type { StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { memoize } from './memoize.ts'

type Booker = Pick<Act, 'actor' | 'principal'>

/** True for the person who imported the line's file: by name, or by authenticated principal. */
const hasRead = (
  { readBy, readAs }: Pick<StatementLine, 'readBy' | 'readAs'>,
  { actor, principal }: Booker,
): boolean => readBy === actor || (readAs !== undefined && readAs === principal)

/** Why a person may not book a line, and why it may not be booked by rule. */
interface Obstacles {
  byHand: BookingObstacle | null
  byRule: BookingObstacle | null
}

/**
 * Finds the obstacles to booking lines. The importer of a file may have forged it, so another person has to book from
 * it. Nothing is booked by rule from a discontinuous statement, unless it was accepted. Both apply where four eyes are
 * required; a sole user could book nothing.
 */
export const createObstacleFinder = (
  { table, config }: { table: Table; config: Pick<Deps['config'], 'fourEyes'> },
  booker: Booker,
): ((line: StatementLine) => Promise<Obstacles>) => {
  const statementOf = memoize(
    async (statementId): Promise<BankStatementRecord | undefined> => findBankStatement(table, statementId),
  )
  return async (line) => {
    if (!config.fourEyes) return { byHand: null, byRule: null }
    const statement = await statementOf(line.statementId)
    const reading = line.readBy ? line : statement
    const byHand = reading && hasRead(reading, booker) ? 'own reading' : null
    return { byHand, byRule: byHand ?? (statement && !isReliable(statement) ? 'not continued' : null) }
  }
}

export const refuseObstacle = (
  { lineId, statementId }: Pick<StatementLine, 'lineId' | 'statementId'>,
  obstacle: BookingObstacle,
): DeskRefusal =>
  obstacle === 'own reading'
    ? refuseAct('forbidden', `you have read in the file of line ${lineId}: somebody else books from it`)
    : refuseAct(
        'wrongState',
        `statement ${statementId} does not continue what was known of its account: two people accept it first (statement-accept)`,
      )

/** Why a person may not decide on a line. */
export const refuseManualDecision = async (
  deps: Pick<Deps, 'table' | 'config'>,
  line: StatementLine,
  booker: Booker,
): Promise<DeskRefusal | undefined> => {
  const { byHand } = await createObstacleFinder(deps, booker)(line)
  return byHand ? refuseObstacle(line, byHand) : undefined
}
