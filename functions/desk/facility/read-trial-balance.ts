import * as z from 'zod/mini'
import type { TrialBalance } from '#shared/desk/facility.ts'
import { accountNames } from '#shared/ledger/accounts.ts'
import { type Balances, headroomOf, trialBalance } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { readLedger } from '../../data/ledger.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

const onWire = (balances: Balances) =>
  Object.fromEntries(
    accountNames.map((account) => [account, decimalFromCents(balances[account])]),
  ) as TrialBalance['accounts']

export const readTrialBalanceAct = deskAct({
  name: 'ledger-trial-balance',
  summary:
    'A facility’s accounts, debits positive; their sum, which is 0; and whether the entries add up to them.',
  reads: true,
  positional: ['facilityId'],
  schema: z.object({ facilityId: fields.facilityId }),
  run: async ({ facilityId }, _act, { table }) => {
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
  },
})
