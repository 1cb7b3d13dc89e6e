import { readFile } from 'node:fs/promises'
import { businessDate } from '#shared/time/business-date.ts'
import type { Table } from '../../functions/data/table.ts'
import { carryRatesForward } from './carry-rates-forward.ts'
import { readReferenceRates } from './read-reference-rates.ts'
import { seedBenchmarks } from './seed-benchmarks.ts'
import { seedCustomerService } from './seed-customer-service.ts'
import { seedExchangeRates } from './seed-exchange-rates.ts'

const placeOf = (file: string): URL => new URL(file, import.meta.url)
const textOf = (file: string): Promise<string> => readFile(placeOf(file), 'utf8')

/** A limit looks back over a year of sales, and a clock is seldom set back by more than two. */
const daysOfRates = 3 * 260

/** The initial content of a new table. */
export const seedTable = async (table: Table): Promise<void> => {
  await seedBenchmarks({ table }, await textOf('./sofr-daily.csv'))
  await seedBenchmarks({ table }, await textOf('./sonia-daily.csv'), 'SONIA')
  await seedBenchmarks({ table }, await textOf('./estr-daily.csv'), 'ESTR')
  await seedBenchmarks({ table }, await textOf('./hibor-daily.csv'), 'HIBOR')
  await seedBenchmarks({ table }, await textOf('./lpr-monthly.csv'), 'LPR')
  await seedBenchmarks({ table }, await textOf('./shibor-daily.csv'), 'SHIBOR')
  const rates = carryRatesForward(
    readReferenceRates(await textOf('./ecb-rates.csv')),
    businessDate(new Date()),
  )
  await seedExchangeRates({ table }, rates.slice(-daysOfRates))
  await seedCustomerService({ table }, await readFile(placeOf('./customer-service.png')), new Date())
}
