import { type Finding, matchReceipt } from '#shared/repayment/match-receipt.ts'
import { isSaidName, saidPayer } from '#shared/repayment/payer-names.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { inBatches } from '../../data/in-batches.ts'
import { isDebit, remainingCents, type StatementLine } from '../../data/statement-lines.ts'
import { findDrawdownsOfReference } from '../../data/transfer-references.ts'
import type { Deps } from '../../runtime/deps.ts'
import { createPayerFinder, endOfAccount } from './find-payers.ts'
import { loadStanding, type Standing } from './load-standing.ts'
import { remember } from './remember.ts'
import { createReportedFinder, loadReportedTransfers } from './reported-transfers.ts'

const atOnce = 10

/** Tells what the lines by which money came are for, by the id of each. */
export type WhatFor = (lines: readonly StatementLine[]) => Promise<ReadonlyMap<string, Finding>>

const findingAmong = (standings: readonly Standing[], line: StatementLine): Finding => {
  const { currency, text, valueDate } = line
  const said = saidPayer(line)
  const end = endOfAccount(line)
  const named = new Set(
    standings.flatMap(({ companyId, names }) =>
      names.some((name) => isSaidName(said, name)) ? companyId : [],
    ),
  )
  const holding = new Set(
    standings.flatMap(({ companyId, accountEnds }) =>
      end !== undefined && accountEnds.includes(end) ? companyId : [],
    ),
  )
  const finding = matchReceipt(
    { amountCents: remainingCents(line), currency, text, references: referencesInText(text) },
    standings.flatMap(({ owedOn }) => owedOn(valueDate)),
    { isNamed: (companyId) => named.has(companyId), hasAccount: (companyId) => holding.has(companyId) },
  )
  // It may be a line that was booked already.
  return finding.kind === 'certain' && line.resembles ? { ...finding, kind: 'likely' } : finding
}

/**
 * Looks up what lines are for: for each the companies that a reference in it, the payer's name or account point to, and
 * what these owe; nothing of any other. What was looked up is kept for the lines after, as it stood then.
 */
export const createWhatFor = ({ table, clock }: Pick<Deps, 'table' | 'clock'>): WhatFor => {
  const today = businessDate(clock())
  const reportersOf = createReportedFinder(table)
  const drawdownsOf = remember((reference) => findDrawdownsOfReference(table, reference))
  const payersOf = createPayerFinder(table)
  const standingOf = remember(async (companyId) =>
    loadStanding(table, companyId, await loadReportedTransfers(table, companyId), today),
  )
  const companiesOf = async (line: StatementLine): Promise<string[]> => {
    const [reporters, payers, ...drawdowns] = await Promise.all([
      reportersOf(line.text),
      payersOf(line),
      ...referencesInText(line.text).map(drawdownsOf),
    ])
    const ids = [...drawdowns.flat().map(({ companyId }) => companyId), ...reporters, ...payers]
    return [...new Set(ids)]
  }
  return async (lines) =>
    new Map(
      await inBatches(
        lines.filter((line) => !isDebit(line)),
        atOnce,
        async (line) => {
          const standings = await Promise.all((await companiesOf(line)).map(standingOf))
          return [line.lineId, findingAmong(standings, line)] as const
        },
      ),
    )
}
