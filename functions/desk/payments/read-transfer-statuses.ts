import type { StatusesRead, UnmatchedReason } from '#shared/desk/transfer-statuses.ts'
import { blockIdOf } from '#shared/drawdown/transfer-route.ts'
import { transferOutcomeOf } from '#shared/drawdown/transfer-status.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { addDays, businessDate, latestDateAnywhere } from '#shared/time/business-date.ts'
import {
  amendPayoutBatch,
  findPayoutBatch,
  listPayoutBatchesSince,
  type PayoutBatch,
  type PayoutEntry,
  type TransferStatus,
} from '../../data/payout-batches.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { lenderBankAccount } from './lender-bank-account.ts'
import { maxStatuses, type ReportStatus, type StatusReport } from './status-reports/status-report.ts'
import { standingOfEntry } from './transfer-statuses.ts'

/** The number of days within which the bank reports on a transfer: returns take weeks. */
const reportedWithin = 92
/** The maximum number of batches that a file may be about: they are written in one transaction with the audit entry. */
const maxBatches = 10
/** The maximum number of a batch's statuses: they are in one item, of at most 400 KB. */
const maxKept = 500

interface Found {
  batch: PayoutBatch
  /** Undefined for a status of the batch as a whole. */
  entry?: PayoutEntry
  status: ReportStatus
  report: StatusReport
}

type Unmatched = StatusesRead['unmatched'][number]

/** The entries that the bank's file had. */
const inFile = ({ sent, entries }: PayoutBatch): PayoutEntry[] =>
  sent ? entries.filter(({ cancelled }) => !cancelled || cancelled.wasSent) : []

const leave = (
  { messageId }: StatusReport,
  { status, reasonCodes, endToEndId }: ReportStatus,
  why: UnmatchedReason,
): Unmatched => ({
  messageId: messageId || null,
  endToEndId: endToEndId ?? null,
  status,
  reasonCodes: [...reasonCodes],
  why,
})

/** Finds batches by message id, and transfers by end-to-end id where the bank does not repeat that. */
const createFinder = (table: Table) => {
  const batches = new Map<string, PayoutBatch>()
  let recent: Promise<void> | undefined
  const load = async (since: string): Promise<void> => {
    for await (const batch of listPayoutBatchesSince(table, since)) batches.set(batch.batchId, batch)
  }
  return {
    byMessage: async (messageId: string): Promise<PayoutBatch | undefined> => {
      if (messageId === '') return undefined
      const known = batches.get(messageId) ?? (await findPayoutBatch(table, messageId))
      if (known) batches.set(messageId, known)
      return known
    },
    byEndToEndId: async (endToEndId: string, since: string): Promise<PayoutBatch[]> => {
      await (recent ??= load(since))
      return [...batches.values()].filter(({ entries }) =>
        entries.some((entry) => entry.endToEndId === endToEndId),
      )
    },
  }
}
type Finder = ReturnType<typeof createFinder>

/** Whether a status is about another order than the entry: another lender's may have the same id. */
const mismatch = (
  { currency, amountCents }: PayoutEntry,
  { status, amount, account }: ReportStatus,
  lender: Deps['config']['lender'],
): UnmatchedReason | undefined => {
  if (account && !lenderBankAccount(lender, account)) return 'another account'
  if (!amount) return undefined
  // The bank may keep its charges of a return.
  const isSame =
    amount.currency === currency &&
    (status === 'RTRN' ? amount.cents <= amountCents : amount.cents === amountCents)
  return isSame ? undefined : 'another amount'
}

const findTransfer = async (
  report: StatusReport,
  status: ReportStatus,
  { finder, lender, since }: { finder: Finder; lender: Deps['config']['lender']; since: string },
): Promise<Found | Unmatched> => {
  const { endToEndId = '' } = status
  const ofMessage = await finder.byMessage(report.messageId)
  const batches = ofMessage ? [ofMessage] : await finder.byEndToEndId(endToEndId, since)
  const named = batches.filter(({ entries }) => entries.some((entry) => entry.endToEndId === endToEndId))
  if (named.length === 0) return leave(report, status, 'unknown transfer')
  for (const batch of named) {
    const entry = inFile(batch).find((each) => each.endToEndId === endToEndId)
    if (!entry) continue
    const why = mismatch(entry, status, lender)
    return why ? leave(report, status, why) : { batch, entry, status, report }
  }
  return leave(report, status, 'not sent')
}

const isOfBlock = (
  { messageId }: PayoutBatch,
  { currency, route }: PayoutEntry,
  { paymentInformationId }: ReportStatus,
): boolean => paymentInformationId === blockIdOf(messageId, currency, route)

/**
 * The statuses of the transfers of one report: each transfer has its own, or that of its payment information block, or
 * that of the message. A status such as `PART` is of the message alone.
 */
const findStatuses = async (
  report: StatusReport,
  deps: Parameters<typeof findTransfer>[2],
): Promise<{ found: Found[]; unmatched: Unmatched[] }> => {
  const found: Found[] = []
  const unmatched: Unmatched[] = []
  for (const status of report.statuses.filter(({ scope }) => scope === 'transaction')) {
    const each = await findTransfer(report, status, deps)
    if ('why' in each) unmatched.push(each)
    else found.push(each)
  }
  const whole = report.statuses.filter(({ scope }) => scope !== 'transaction')
  const batch = await deps.finder.byMessage(report.messageId)
  if (!batch?.sent) {
    const ofGroup = whole.filter(({ scope }) => scope === 'group')
    // If some transfers could be identified, their own statuses report the same.
    if (found.length === 0)
      unmatched.push(
        ...ofGroup.map((status) => leave(report, status, batch ? 'not sent' : 'unknown message')),
      )
    return { found, unmatched }
  }
  const own = new Set(found.map(({ entry }) => entry?.drawdownId))
  const applies = whole.filter(({ status }) => transferOutcomeOf(status) !== 'unknown')
  const inherited = inFile(batch).flatMap((entry): Found[] => {
    const status = own.has(entry.drawdownId)
      ? undefined
      : (applies.find((each) => isOfBlock(batch, entry, each)) ??
        applies.find(({ scope }) => scope === 'group'))
    return status ? [{ batch, entry, status, report }] : []
  })
  const ofBatch = whole
    .filter(({ scope, status }) => scope === 'group' && transferOutcomeOf(status) === 'unknown')
    .map((status): Found => ({ batch, status, report }))
  return { found: [...ofBatch, ...found, ...inherited], unmatched }
}

const isSameStatus = (one: TransferStatus, other: TransferStatus): boolean =>
  (['source', 'scope', 'reportId', 'reportedAt', 'status', 'information'] as const).every(
    (name) => one[name] === other[name],
  ) && one.reasonCodes.join() === other.reasonCodes.join()

const isKnown = (kept: readonly TransferStatus[], status: TransferStatus, drawdownId?: string): boolean =>
  kept.some(
    (each) =>
      isSameStatus(each, status) &&
      (drawdownId === undefined ? each.drawdownIds.length === 0 : each.drawdownIds.includes(drawdownId)),
  )

/** Adds a status to those of a batch; one that several transfers have in common is stored once. */
const addStatus = (
  kept: readonly TransferStatus[],
  status: TransferStatus,
  drawdownId: string | undefined,
): readonly TransferStatus[] => {
  if (isKnown(kept, status, drawdownId)) return kept
  const shared = kept.findIndex(
    (each) =>
      each.scope !== 'transaction' &&
      each.readAt === status.readAt &&
      each.drawdownIds.length > 0 &&
      isSameStatus(each, status),
  )
  return drawdownId !== undefined && shared >= 0
    ? kept.map((each, index) =>
        index === shared ? { ...each, drawdownIds: [...each.drawdownIds, drawdownId] } : each,
      )
    : [...kept, { ...status, drawdownIds: drawdownId === undefined ? [] : [drawdownId] }]
}

export const readTransferStatusesAct: RunAct<'transfer-status-read'> = async (
  { file },
  act,
  { table, clock, config },
) => {
  const now = clock()
  let reports: StatusReport[]
  try {
    const [{ parseStatusReports }, { textOf }] = await Promise.all([
      import('./status-reports/parse-status-reports.ts'),
      import('./statements/parse-statements.ts'),
    ])
    reports = parseStatusReports(await textOf(file, undefined), latestDateAnywhere(now))
  } catch (error) {
    if (error instanceof UnreadableFile) return refuseAct('invalidInput', error.message)
    throw error
  }
  const deps = {
    finder: createFinder(table),
    lender: config.lender,
    since: `${addDays(businessDate(now), -reportedWithin)}T00:00:00.000Z`,
  }
  const before = new Map<string, PayoutBatch>()
  const after = new Map<string, PayoutBatch>()
  const unmatched: Unmatched[] = []
  const read: (Found & { isNew: boolean })[] = []
  for (const report of reports) {
    const inReport = await findStatuses(report, deps)
    unmatched.push(...inReport.unmatched)
    for (const each of inReport.found) {
      const { entry, status: ofReport } = each
      const { batchId } = each.batch
      before.set(batchId, each.batch)
      const batch = after.get(batchId) ?? each.batch
      const { scope, status, reasonCodes, information, bankReference } = ofReport
      const kept = batch.statuses ?? []
      const statuses = addStatus(
        kept,
        {
          drawdownIds: [],
          source: report.source,
          scope,
          reportId: report.reportId,
          reportedAt: report.reportedAt,
          status,
          reasonCodes,
          information,
          ...(bankReference ? { bankReference } : {}),
          readAt: now.toISOString(),
          readBy: act.actor,
        },
        entry?.drawdownId,
      )
      read.push({ ...each, isNew: statuses !== kept })
      after.set(batchId, { ...batch, statuses })
    }
  }
  const changed = [...after.values()].filter(
    ({ batchId, statuses }) => statuses !== before.get(batchId)?.statuses,
  )
  const outcome: StatusesRead = {
    statuses: read.map(({ batch: { batchId }, entry, status: { scope, status, reasonCodes }, isNew }) => ({
      batchId,
      drawdownId: entry?.drawdownId ?? null,
      endToEndId: entry?.endToEndId ?? null,
      currency: entry?.currency ?? null,
      amount: entry ? decimalFromCents(entry.amountCents) : null,
      scope,
      status,
      reasonCodes: [...reasonCodes],
      outcome: transferOutcomeOf(status),
      isNew,
      isContradictory: entry
        ? (standingOfEntry(after.get(batchId) ?? {}, entry)?.isContradictory ?? false)
        : false,
    })),
    unmatched,
    announced: reports.reduce((sum, { announced }) => sum + announced, 0),
  }
  if (!read.some(({ isNew }) => isNew)) return { ok: true, ...outcome }
  const full = changed.find(({ statuses = [] }) => statuses.length > maxKept)
  if (full)
    return refuseAct(
      'ruleBroken',
      `payout batch ${full.batchId} has more than ${maxKept} statuses of the bank`,
    )
  if (changed.length > maxBatches || read.length > maxStatuses)
    return refuseAct(
      'invalidInput',
      `the file is about ${read.length} transfers in ${changed.length} batches: at most ${maxStatuses} in ${maxBatches} at once`,
    )
  const companies = new Set(read.flatMap(({ entry }) => entry?.companyId ?? []))
  const [company] = companies
  const written = await table.transact({
    ...Object.fromEntries(
      changed.map(({ statuses = [], ...batch }) => [
        batch.batchId,
        amendPayoutBatch(table, batch, { statuses }),
      ]),
    ),
    audit: act.audit({
      ...(companies.size === 1 ? { companyId: company } : {}),
      before: null,
      after: outcome,
    }),
  })
  return written.ok
    ? { ok: true, ...outcome }
    : refuseAct('changedMeanwhile', 'a batch was changed at the same moment; read the file again')
}
