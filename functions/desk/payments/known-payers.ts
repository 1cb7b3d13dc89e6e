import { findCompany } from '../../data/companies.ts'
import { findKnownPayer, listKnownPayers, removeKnownPayer } from '../../data/known-payers.ts'
import { findStatementLine } from '../../data/statement-lines.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const listKnownPayersAct: RunAct<'known-payer-list'> = async ({ companyId }, _act, { table }) => {
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  const payers = await listKnownPayers(table, companyId)
  return {
    ok: true,
    payers: await Promise.all(
      payers.map(async ({ payerId, lineId, confirmedBy, approvedBy, confirmedAt }) => {
        const line = await findStatementLine(table, lineId)
        return {
          payerId,
          payerName: line?.payerName ?? null,
          payerAccount: line?.payerAccount ?? null,
          lineId,
          confirmedBy,
          approvedBy,
          confirmedAt,
        }
      }),
    ),
  }
}

export const removeKnownPayerAct: RunAct<'known-payer-remove'> = async (
  { companyId, payerId },
  act,
  { table },
) => {
  const payer = await findKnownPayer(table, companyId, payerId)
  if (!payer) return refuseAct('notFound', `company ${companyId} has no known payer ${payerId}`)
  const { lineId, confirmedBy, approvedBy, confirmedAt } = payer
  const written = await table.transact({
    payer: removeKnownPayer(table, payer),
    audit: act.audit({
      companyId,
      before: { payerId, lineId, confirmedBy, approvedBy, confirmedAt },
      after: null,
    }),
  })
  return written.ok
    ? { ok: true, companyId, payerId }
    : refuseAct('changedMeanwhile', 'the payer was confirmed again at the same moment; look again')
}
