import * as z from 'zod/mini'
import { addDays, businessDate, startOfDay } from '../time/business-date.ts'
import { count, instant, recordId, state } from './response-fields.ts'

/** The records that bear on decisions. */
export const decisionRecords = [
  'limit',
  'facility',
  'exposure',
  'kyc',
  'payoutAccount',
  'overdue',
  'charges',
  'documents',
  'note',
  'evidence',
] as const
export type DecisionRecord = (typeof decisionRecords)[number]

/** The records that are files, which belong to the subject of a decision. */
const fileRecords: readonly DecisionRecord[] = ['documents', 'note', 'evidence']

/** The acts that show each record; one of them is enough. */
export const actsOfRecords: Readonly<Record<DecisionRecord, readonly string[]>> = {
  limit: ['limit-show'],
  facility: ['facility-show'],
  exposure: ['company-exposure', 'exposure-list'],
  kyc: ['kyc-show'],
  payoutAccount: ['payout-account-list', 'payout-account-show'],
  overdue: ['overdue-show'],
  charges: ['charge-list'],
  documents: ['file-open'],
  note: ['file-open'],
  evidence: ['file-open'],
}

const ofLimit = ['limit', 'facility', 'exposure', 'kyc'] as const
const ofPayout = ['payoutAccount', 'facility', 'exposure'] as const
const ofLoss = ['overdue', 'charges', 'exposure'] as const

/** The records that bear on each act, of those that its roles may open. */
export const recordsOfActs: Readonly<Record<string, readonly DecisionRecord[]>> = {
  'limit-approve': [...ofLimit, 'documents'],
  'renewal-approve': ofLimit,
  'facility-limit': ofLimit,
  'facility-renew': ofLimit,
  'drawdown-approve': ['note', 'facility', 'exposure', 'kyc'],
  'drawdown-pay-out': ofPayout,
  'payout-batch-make': ofPayout,
  'facility-write-off': ofLoss,
  'charge-write-off': ofLoss,
  'charge-waive': ['charges', 'exposure'],
  'dispute-uphold': ['evidence', 'charges', 'exposure'],
}

/** What an act decides on. */
export interface DecisionSubject {
  companyId: string
  facilityId: string
  /** When it came in; absent for a decision that a colleague begins. */
  since?: string | undefined
  /** The payout account that it names. */
  accountId?: string | undefined
  /** Its documents, note or evidence. */
  fileIds?: readonly string[] | undefined
}

/** A record that somebody opened, as the audit has it. */
export interface View {
  action: string
  at: string
  facilityId?: string | undefined
  accountId?: string | undefined
  fileId?: string | undefined
}

/** The records of one subject, and when each was viewed before the proposal. */
export const viewedSubject = z.strictObject({
  companyId: recordId,
  facilityId: recordId,
  /** The beginning of the time that was examined. */
  viewedSince: instant,
  records: z.array(
    z.strictObject({
      record: state(decisionRecords),
      /** The latest time; null where it was not viewed. */
      viewedAt: z.nullable(instant),
      /** Of a record with several files. */
      viewedFiles: z.exactOptional(count),
      files: z.exactOptional(count),
    }),
  ),
})
export type ViewedSubject = z.output<typeof viewedSubject>

/** Without an arrival (`since`), views of this many business dates before the proposal count. */
const daysWithoutArrival = 7

/** The instant from which views of a subject count. */
export const viewsCutoff = ({ since }: Pick<DecisionSubject, 'since'>, proposedAt: Date): string =>
  since ?? startOfDay(addDays(businessDate(proposedAt), -daysWithoutArrival)).toISOString()

/** True unless the view is of another facility or account. */
const isOf = (subject: DecisionSubject, { facilityId, accountId }: View): boolean =>
  (facilityId ?? subject.facilityId) === subject.facilityId &&
  (accountId ?? subject.accountId) === subject.accountId

/** What of a subject is in these views, record by record. */
export const viewedRecordsOf = (
  action: string,
  subject: DecisionSubject,
  views: readonly View[],
): ViewedSubject['records'] => {
  const { fileIds = [] } = subject
  return (recordsOfActs[action] ?? [])
    .filter((record) => !fileRecords.includes(record) || fileIds.length > 0)
    .map((record) => {
      const isFile = fileRecords.includes(record)
      const found = views.filter(
        (view) =>
          actsOfRecords[record].includes(view.action) &&
          (isFile ? fileIds.includes(view.fileId ?? '') : isOf(subject, view)),
      )
      const viewedAt =
        found
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? null
      return fileIds.length > 1 && isFile
        ? {
            record,
            viewedAt,
            viewedFiles: new Set(found.map(({ fileId }) => fileId)).size,
            files: fileIds.length,
          }
        : { record, viewedAt }
    })
}
