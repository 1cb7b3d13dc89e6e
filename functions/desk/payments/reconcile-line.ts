import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { type Finding, matchReceipt, type Owed } from '#shared/repayment/match-receipt.ts'
import {
  companiesMatchingPayer,
  type NameOf,
  namePrefix,
  namePrefixesIn,
  payerInLine,
} from '#shared/repayment/payer-names.ts'
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

const atOnce = 25

/** Matches credits, by the id of each. */
export type Reconciliation = (lines: readonly StatementLine[]) => Promise<ReadonlyMap<string, ReceiptFinding>>

/** A match, and the companies for which its payer was confirmed. */
export type ReceiptFinding = Finding & {
  knownPayers: readonly KnownPayer[]
  /** Whether it names a payer other than the company whose debt it matches. */
  isOtherPayer: boolean
  /** Its payer or a reference is a company's, whether or not that company owes anything. */
  pointsToCompany: boolean
}

/** What is known about a line's possible payers. */
interface Known {
  openItems: readonly OpenItems[]
  /** The companies whose transfer references it contains. */
  referenced: readonly string[]
  /** The companies for which its payer was confirmed. */
  knownPayers: readonly KnownPayer[]
}

/** The companies that a line points to. Without any, all of the open items are possible. */
interface Pointers {
  named: ReadonlySet<string>
  confirmed: ReadonlySet<string>
  all: ReadonlySet<string>
}

const pointersOf = ({ openItems, referenced, knownPayers }: Known, line: StatementLine): Pointers => {
  const names = openItems.flatMap((items) =>
    items.names.map((name) => ({ companyId: items.companyId, name })),
  )
  const named = companiesMatchingPayer(payerInLine(line), names)
  const confirmed = new Set(knownPayers.map(({ companyId }) => companyId))
  return { named, confirmed, all: new Set([...named, ...confirmed, ...referenced]) }
}

/** The names of companies that begin in a line's text or payer's name. */
const namesInLine = (openItems: readonly OpenItems[], { payerName = '', text }: StatementLine): NameOf[] => {
  const begun = new Set([payerName, text].map(normalizeCompanyName).flatMap(namePrefixesIn))
  return openItems.flatMap(({ companyId, indexedNames }) =>
    indexedNames.flatMap((name) => (begun.has(namePrefix(name)) ? { companyId, name } : [])),
  )
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

const findingAmong = (
  { openItems, knownPayers }: Known,
  { named, confirmed, all: pointsTo }: Pointers,
  begun: readonly NameOf[],
  line: StatementLine,
): ReceiptFinding => {
  const { currency, text, valueDate } = line
  const end = payerAccountDigits(line)
  const holding = new Set(
    openItems.flatMap(({ companyId, accountEnds }) =>
      end !== undefined && accountEnds.includes(end) ? companyId : [],
    ),
  )
  const confirmedFor = (companyId: string) => {
    if (!confirmed.has(companyId)) return confirmed.size > 0 && named.has(companyId) ? 'shared' : undefined
    return new Set([...confirmed, ...named]).size === 1 ? 'alone' : 'shared'
  }
  const isPossible = ({ companyId }: { companyId: string }): boolean =>
    pointsTo.size === 0 || pointsTo.has(companyId)
  const possible = openItems.filter(isPossible)
  const owed = possible.flatMap(({ owedOn }) => owedOn(valueDate))
  const finding = matchReceipt(
    { amountCents: remainingCents(line), currency, text, references: referencesInText(text) },
    withoutOfOthers(owed, [...namesInLine(possible, line), ...begun], text),
    {
      isNamed: (companyId) => named.has(companyId),
      confirmedFor,
      hasAccount: (companyId) => holding.has(companyId),
      pointsTo,
    },
  )
  // A line that resembles a stored one may have been booked already.
  const doubted: Finding =
    finding.kind === 'certain' && line.resembles ? { ...finding, kind: 'likely' } : finding
  const isOtherPayer =
    Boolean(line.payerName) &&
    doubted.owed.some(({ companyId }) => !named.has(companyId) && !confirmed.has(companyId))
  return { ...doubted, knownPayers, isOtherPayer, pointsToCompany: pointsTo.size > 0 }
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
  const findingOf = async (line: StatementLine): Promise<ReceiptFinding> => {
    const payerId = payerIdOf(line)
    const [reporters, payers, knownPayers, ...drawdowns] = await Promise.all([
      reportersOf(line.text),
      payersOf(line),
      payerId ? companiesOfPayer(payerId) : [],
      ...referencesInText(line.text).map(drawdownsOf),
    ])
    const referenced = drawdowns.flat().map(({ companyId }) => companyId)
    const companyIds = new Set([
      ...referenced,
      ...reporters,
      ...payers,
      ...knownPayers.map(({ companyId }) => companyId),
    ])
    const known = { openItems: await Promise.all([...companyIds].map(openItemsOf)), referenced, knownPayers }
    const pointers = pointersOf(known, line)
    // Other companies that a reported reference may mean: if the line points to some, their names are known.
    const begun = reporters.length > 0 && pointers.all.size === 0 ? await namesBegunIn(line, reporters) : []
    return findingAmong(known, pointers, begun, line)
  }
  return async (lines) =>
    new Map(
      await inBatches(
        lines.filter((line) => !isDebit(line)),
        atOnce,
        async (line) => [line.lineId, await findingOf(line)] as const,
      ),
    )
}
