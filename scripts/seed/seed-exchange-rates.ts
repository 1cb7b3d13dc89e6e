import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { putRates } from '../../functions/data/exchange-rates.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import { writeInBatches } from './write-in-batches.ts'

/** Records published reference rates. */
export const seedExchangeRates = ({ table }: Pick<Deps, 'table'>, days: readonly ReferenceRates[]) =>
  writeInBatches(
    table,
    days.map((rates) => putRates(table, rates)),
  )
