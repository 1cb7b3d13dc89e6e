import type { StatementLine } from '../../data/statement-lines.ts'
import type { Deps } from '../../runtime/deps.ts'
import { loadPayoutFindings } from './load-sent-payouts.ts'

/** Raises the alarm if money was paid to another payee than ordered. */
export const alertOnPayeeMismatch = async (
  { table, seal, log }: Pick<Deps, 'table' | 'seal' | 'log'>,
  lines: readonly StatementLine[],
): Promise<void> => {
  for (const [lineId, finding] of await loadPayoutFindings({ table, seal }, lines))
    if (finding.kind === 'differs' && finding.payee.length > 0) {
      const { batchId, drawdownId, companyId } = finding.payout
      log('error', 'a payout went to another payee', {
        lineId,
        batchId,
        drawdownId,
        companyId,
        differs: finding.payee.join(' '),
      })
    }
}
