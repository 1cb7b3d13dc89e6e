import type { TrialBalance } from '#shared/desk/facility.ts'
import { accountNames } from '#shared/ledger/accounts.ts'
import { type Balances, headroomOf, trialBalance } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { readLedger } from '../../data/ledger.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const onWire = (balances: Balances) =>
  Object.fromEntries(
    accountNames.map((account) => [account, decimalFromCents(balances[account])]),
  ) as TrialBalance['accounts']

export const readTrialBalanceAct: RunAct<'ledger-trial-balance'> = async (
  { facilityId },
  _act,
  { table },
) => {
  const ledger = await readLedger(table, facilityId)
  if (!ledger) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { facility, rebuilt } = ledger
  const { balances, headroomCents } = facility
  return {
    ok: true,
    facilityId,
    currency: facility.currency,
    accounts: onWire(balances),
    total: decimalFromCents(trialBalance(balances)),
    rebuiltEqual:
      accountNames.every((account) => balances[account] === rebuilt[account]) &&
      headroomCents === headroomOf(rebuilt),
  }
}
