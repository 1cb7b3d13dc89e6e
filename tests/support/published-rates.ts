import { readFileSync } from 'node:fs'
import { readReferenceRates } from '../../scripts/seed/read-reference-rates.ts'

/** The European Central Bank's reference rates of every day from 2019-01-02 to 2026-03-05, oldest first. */
export const publishedRates = readReferenceRates(readFileSync('scripts/seed/ecb-rates.csv', 'utf8'))
