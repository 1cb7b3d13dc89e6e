import { decimalFromCents } from '#shared/money/cents.ts'
import { unindexUnaccepted } from '../../data/bank-statement-lists.ts'
import {
  type BankStatementRecord,
  findBankStatement,
  isReliable,
  replaceBankStatement,
} from '../../data/bank-statements.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chainAcceptedStatement } from './chain-statements.ts'
import { describeStatement } from './describe-statement.ts'

export const acceptStatementAct: RunAct<'statement-accept'> = async (
  { statementId },
  act,
  { table, clock },
) => {
  const statement = await findBankStatement(table, statementId)
  if (!statement) return refuseAct('notFound', `there is no statement ${statementId}`)
  if (statement.accepted) return { ok: true, statement: describeStatement(statement) }
  if (isReliable(statement))
    return refuseAct('wrongState', `statement ${statementId} continues what was known: nothing is to accept`)
  const accepted: BankStatementRecord = {
    ...statement,
    accepted: {
      at: clock().toISOString(),
      by: act.actor,
      ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
      ...(act.reason ? { reason: act.reason } : {}),
    },
  }
  const { chain, writes } = await chainAcceptedStatement(table, statement)
  const { currency, openingCents, closingCents, knownCents, continuity } = statement
  const written = await table.transact<string>({
    statement: replaceBankStatement(table, accepted),
    unaccepted: unindexUnaccepted(table, statementId),
    chain,
    ...writes,
    audit: act.audit({
      currency,
      before: {
        statementId,
        continuity,
        ...(knownCents === undefined ? {} : { known: decimalFromCents(knownCents) }),
      },
      after: {
        statementId,
        opening: decimalFromCents(openingCents),
        closing: decimalFromCents(closingCents),
        isAccepted: true,
      },
    }),
  })
  if (written.ok) return { ok: true, statement: describeStatement(accepted) }
  const present = await findBankStatement(table, statementId)
  return present?.accepted
    ? { ok: true, statement: describeStatement(present) }
    : refuseAct(
        'changedMeanwhile',
        'another statement of the account was read at the same moment; look again',
      )
}
