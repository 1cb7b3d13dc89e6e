import { type Finding, matchReceipt, type Owed } from '#shared/repayment/match-receipt.ts'
import { companiesNamed, type NameOf, payerInLine } from '#shared/repayment/payer-names.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { belongsToOthers, normalizeReported, normalizeText } from '#shared/repayment/reported-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { inBatches } from '../../data/in-batches.ts'
import { type KnownPayer, listCompaniesOfPayer, payerIdOf } from '../../data/known-payers.ts'
import { isDebit, remainingCents, type StatementLine } from '../../data/statement-lines.ts'
import { findDrawdownsOfReference } from '../../data/transfer-references.ts'
import type { Deps } from '../../runtime/deps.ts'
import { createPayerFinder, payerAccountDigits } from './find-payers.ts'
import { loadOpenItems, type OpenItems } from './load-open-items.ts'
import { memoize } from './memoize.ts'
import { createReportedFinder, loadReportedTransfers } from './reported-transfers.ts'

const atOnce = 10

/** Matches credits, by the id of each. */
export type Reconciliation = (lines: readonly StatementLine[]) => Promise<ReadonlyMap<string, ReceiptFinding>>

/** A match, and the companies for which its payer was confirmed. */
export type ReceiptFinding = Finding & { knownPayers: readonly KnownPayer[] }

/** What is known about a line: its possible payers, and why they may be wrong. */
interface Known {
  openItems: readonly OpenItems[]
  /** The companies whose transfer references it contains. */
  referenced: readonly string[]
  /** For which companies its payer was confirmed. */
  knownPayers: readonly KnownPayer[]
  /** The names of companies that begin in it. */
  begun: readonly NameOf[]
}

/** The open items, without sellers' own references that match another company equally well. */
const withoutOfOthers = (owed: readonly Owed[], begun: readonly NameOf[], text: string): Owed[] => {
  const said = normalizeText(text)
  const saidOf = ({ reportedReference }: Owed): string | undefined => {
    const reported = normalizeReported(reportedReference)
    return reported !== undefined && said.includes(reported) ? reported : undefined
  }
  return owed.map((each) => {
    const isOther = ({ companyId }: { companyId: string }): boolean => companyId !== each.companyId
    const { reportedReference = '', ...rest } = each
    const isAnothers = belongsToOthers(reportedReference, {
      names: begun.filter(isOther).map(({ name }) => name),
      reported: owed.filter(isOther).flatMap((other) => saidOf(other) ?? []),
    })
    return saidOf(each) !== undefined && isAnothers ? rest : each
  })
}

const findingAmong = (known: Known, line: StatementLine): ReceiptFinding => {
  const { openItems, referenced, knownPayers } = known
  const { currency, text, valueDate } = line
  const end = payerAccountDigits(line)
  const names = openItems.flatMap((items) =>
    items.names.map((name) => ({ companyId: items.companyId, name })),
  )
  const named = companiesNamed(payerInLine(line), names)
  const holding = new Set(
    openItems.flatMap(({ companyId, accountEnds }) =>
      end !== undefined && accountEnds.includes(end) ? companyId : [],
    ),
  )
  const confirmed = new Set(knownPayers.map(({ companyId }) => companyId))
  const confirmedFor = (companyId: string) => {
    if (!confirmed.has(companyId)) return confirmed.size > 0 && named.has(companyId) ? 'shared' : undefined
    return new Set([...confirmed, ...named]).size === 1 ? 'alone' : 'shared'
  }
  const pointsTo = new Set([...named, ...confirmed, ...referenced])
  const isPossible = ({ companyId }: { companyId: string }): boolean =>
    pointsTo.size === 0 || pointsTo.has(companyId)
  const owed = openItems.filter(isPossible).flatMap(({ owedOn }) => owedOn(valueDate))
  const finding = matchReceipt(
    { amountCents: remainingCents(line), currency, text, references: referencesInText(text) },
    withoutOfOthers(owed, known.begun.filter(isPossible), text),
    {
      isNamed: (companyId) => named.has(companyId),
      confirmedFor,
      hasAccount: (companyId) => holding.has(companyId),
      pointsTo,
    },
  )
  // It may be a line that was booked already.
  const doubted: Finding =
    finding.kind === 'certain' && line.resembles ? { ...finding, kind: 'likely' } : finding
  return { ...doubted, knownPayers }
}

/**
 * Matches lines: for each, the companies found by reference, payer's name or account, and their open items. Lookups are
 * cached for later lines.
 */
export const createReconciliation = ({ table, clock }: Pick<Deps, 'table' | 'clock'>): Reconciliation => {
  const today = businessDate(clock())
  const reportersOf = createReportedFinder(table)
  const drawdownsOf = memoize((reference) => findDrawdownsOfReference(table, reference))
  const { payersOf, namesBegunIn } = createPayerFinder(table)
  const companiesOfPayer = memoize((payerId) => listCompaniesOfPayer(table, payerId))
  const openItemsOf = memoize(async (companyId) =>
    loadOpenItems(table, companyId, await loadReportedTransfers(table, companyId), today),
  )
  const knownOf = async (line: StatementLine): Promise<Known> => {
    const payerId = payerIdOf(line)
    const [reporters, payers, knownPayers, ...drawdowns] = await Promise.all([
      reportersOf(line.text),
      payersOf(line),
      payerId ? companiesOfPayer(payerId) : [],
      ...referencesInText(line.text).map(drawdownsOf),
    ])
    const referenced = drawdowns.flat().map(({ companyId }) => companyId)
    const [openItems, begun] = await Promise.all([
      Promise.all(
        [
          ...new Set([
            ...referenced,
            ...reporters,
            ...payers,
            ...knownPayers.map(({ companyId }) => companyId),
          ]),
        ].map(openItemsOf),
      ),
      // Other companies that a reported reference may mean.
      reporters.length > 0 ? namesBegunIn(line) : [],
    ])
    return { openItems, referenced, knownPayers, begun }
  }
  return async (lines) =>
    new Map(
      await inBatches(
        lines.filter((line) => !isDebit(line)),
        atOnce,
        async (line) => [line.lineId, findingAmong(await knownOf(line), line)] as const,
      ),
    )
}
