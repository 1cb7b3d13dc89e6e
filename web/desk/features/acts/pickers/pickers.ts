import type { ActField } from '#shared/desk/console.ts'
import type { RecordKind } from '#shared/desk/field-kinds.ts'
import { inboxes } from '../../inbox/inboxes.ts'
import type { Known, Picker, ResponseRecord } from './picker.ts'

const recordsIn = (response: ResponseRecord, name: string): ResponseRecord[] =>
  Array.isArray(response[name]) ? (response[name] as ResponseRecord[]) : []

const under = (name: string) => (response: ResponseRecord) => recordsIn(response, name)

/** Work queues that are not displayed as inboxes. */
const otherQueues: Readonly<Record<string, { list: string; rows: string }>> = {
  payout: { list: 'payout-list', rows: 'payouts' },
  'statement-line': { list: 'statement-line-list', rows: 'lines' },
  overdue: { list: 'overdue-list', rows: 'overdue' },
}

const queueOf = ({ queue = '' }: Known) =>
  otherQueues[queue] ?? inboxes.find((inbox) => inbox.queue === queue)

/** Items of a work queue with their `workId`; a statement line has it in a nested object. */
const waitingIn = (response: ResponseRecord, known: Known): ResponseRecord[] =>
  recordsIn(response, queueOf(known)?.rows ?? '').map((row) => ({
    ...row,
    ...(row['work'] as ResponseRecord | undefined),
  }))

const work = {
  list: (known) => queueOf(known)?.list,
  rows: waitingIn,
  requires: ['queue'],
  isLook: true,
  fills: { workId: 'workId' },
  distinguishedBy: [
    'company',
    'action',
    'amount',
    'reported',
    'requested',
    'accountName',
    'shop',
    'payerName',
    'productCode',
    'submittedAt',
    'requestedAt',
    'reportedAt',
    'raisedAt',
    'askedAt',
    'changedAt',
    'proposedAt',
    'valueDate',
    'takenBy',
  ],
} as const satisfies Picker

const line = {
  list: 'statement-line-list',
  rows: under('lines'),
  isLook: true,
  fills: { lineId: 'lineId' },
  distinguishedBy: ['amount', 'valueDate', 'payerName', 'text', 'bankReference'],
} as const satisfies Picker

const filesOfKyc = (response: ResponseRecord): ResponseRecord[] => {
  const files = recordsIn(response, 'versions').flatMap((version) => recordsIn(version, 'files'))
  return files.filter(({ fileId }, at) => files.findIndex((each) => each['fileId'] === fileId) === at)
}

/** The versions of a KYC that a review lists, except for the one shown by default. */
const reviewedKycs = (response: ResponseRecord): ResponseRecord[] => {
  const reviews = recordsIn(response, 'reviews')
  return reviews.filter(({ kycId }, at) => reviews.findLastIndex((each) => each['kycId'] === kycId) === at)
}

/** Signers with a requested change of contact, each with their agreement. */
const changedContacts = (response: ResponseRecord): ResponseRecord[] =>
  recordsIn(response, 'agreements').flatMap(({ agreementId, number, signers }) =>
    ((signers ?? []) as ResponseRecord[])
      .filter(({ contactChange }) => typeof contactChange === 'object' && contactChange !== null)
      .map((signer) => ({ ...(signer['contactChange'] as ResponseRecord), ...signer, agreementId, number })),
  )

/** Agreements whose facility stays closed until staff has acknowledged the signer check. */
const heldAgreements = (response: ResponseRecord): ResponseRecord[] =>
  recordsIn(response, 'agreements').filter(({ signerCheck }) => {
    const check = signerCheck as { acknowledgedAt: string | null } | null
    return check?.acknowledgedAt === null
  })

const transfersOf = (isMeant: (entry: ResponseRecord) => boolean) =>
  ({
    list: 'payout-batch-show',
    rows: (response) => recordsIn(response, 'entries').filter(isMeant),
    requires: ['batchId'],
    fills: { drawdownIds: 'drawdownId' },
    each: ['drawdownId'],
    distinguishedBy: ['company', 'amount', 'bankName'],
  }) as const satisfies Picker

/** The bank rejected or returned it, and nobody has recorded that. */
const isUnsettled = ({ bank }: ResponseRecord): boolean =>
  (bank as { isUnsettled: boolean } | null)?.isUnsettled === true

export const pickers = {
  act: { list: 'act-list', rows: under('acts'), fills: { name: 'action' }, distinguishedBy: ['action'] },
  company: {
    list: 'record-find',
    rows: under('companies'),
    searches: true,
    isLook: true,
    fills: { companyId: 'companyId' },
    distinguishedBy: ['company', 'otherCompanyName', 'kycStatus'],
  },
  user: {
    list: 'record-find',
    rows: under('users'),
    searches: true,
    isLook: true,
    fills: { user: 'userId' },
    distinguishedBy: ['name', 'email', 'company'],
  },
  facility: {
    list: 'company-show',
    rows: under('facilities'),
    requires: ['companyId'],
    isLook: true,
    fills: { facilityId: 'facilityId' },
    distinguishedBy: ['productCode', 'limit', 'outstanding', 'status'],
  },
  kyc: {
    list: 'kyc-list',
    rows: under('waiting'),
    fills: { companyId: 'companyId', kycId: 'kycId' },
    distinguishedBy: ['company', 'submittedAt', 'answerDue'],
  },
  reviewedKyc: {
    list: 'kyc-show',
    rows: reviewedKycs,
    requires: ['companyId'],
    isLook: true,
    fills: { kycId: 'kycId' },
    distinguishedBy: ['submittedAt', 'decision', 'reviewer'],
  },
  file: {
    list: 'kyc-show',
    rows: filesOfKyc,
    requires: ['companyId'],
    isLook: true,
    fills: { fileId: 'fileId' },
    distinguishedBy: ['fileName'],
  },
  drawdown: {
    list: 'drawdown-list',
    rows: under('waiting'),
    fills: { facilityId: 'facilityId', drawdownId: 'drawdownId' },
    distinguishedBy: ['company', 'amount', 'requestedAt', 'dueDate'],
  },
  payout: {
    list: 'payout-list',
    rows: under('payouts'),
    fills: { facilityId: 'facilityId', drawdownId: 'drawdownId' },
    distinguishedBy: ['company', 'amount', 'approvedAt'],
  },
  running: {
    list: 'schedule-list',
    rows: (response) =>
      recordsIn(response, 'drawdowns').map((row) => ({ ...row, currency: response['currency'] })),
    requires: ['facilityId'],
    fills: { drawdownId: 'drawdownId' },
    distinguishedBy: ['amount', 'drawdownDate', 'reference'],
  },
  batch: {
    list: 'payout-batch-list',
    rows: under('batches'),
    fills: { batchId: 'batchId' },
    distinguishedBy: ['executionDate', 'status', 'madeBy', 'madeAt'],
  },
  account: {
    list: 'payout-account-list',
    rows: under('accounts'),
    isLook: true,
    fills: { companyId: 'companyId', accountId: 'accountId', version: 'version' },
    distinguishedBy: ['company', 'accountName', 'bankName', 'accountNumber', 'state'],
  },
  payment: {
    list: 'payment-list',
    rows: under('waiting'),
    fills: { facilityId: 'facilityId', paymentId: 'paymentId' },
    distinguishedBy: ['company', 'reported', 'transferReference', 'reportedAt'],
  },
  payoff: {
    list: 'payoff-list',
    rows: under('waiting'),
    fills: { facilityId: 'facilityId', drawdownId: 'drawdownId' },
    distinguishedBy: ['company', 'reported', 'transferReference', 'reportedAt'],
  },
  plan: {
    list: 'plan-list',
    rows: under('plans'),
    fills: { facilityId: 'facilityId', planId: 'planId' },
    distinguishedBy: ['company', 'reference', 'status', 'offeredAt'],
  },
  posting: {
    list: 'posting-list',
    rows: (response) => recordsIn(response, 'postings').filter(({ canReverse }) => canReverse === true),
    requires: ['facilityId'],
    fills: { postingId: 'postingId' },
    distinguishedBy: ['postingKind', 'businessDate', 'at'],
  },
  charge: {
    list: 'charge-list',
    rows: (response) =>
      recordsIn(response, 'charges').map((row) => ({ ...row, currency: response['currency'] })),
    requires: ['facilityId'],
    fills: { chargeId: 'chargeId' },
    distinguishedBy: ['dueDate', 'owed', 'status', 'reference'],
  },
  feeDocument: {
    list: 'charge-list',
    rows: under('documents'),
    requires: ['facilityId'],
    fills: { fileId: 'fileId' },
    distinguishedBy: ['fileName', 'filedAt', 'isUsed'],
  },
  dispute: {
    list: 'dispute-list',
    rows: under('waiting'),
    isLook: true,
    fills: { facilityId: 'facilityId', chargeId: 'chargeId' },
    distinguishedBy: ['company', 'words', 'raisedAt'],
  },
  paymentAccount: {
    list: 'facility-show',
    rows: under('paymentAccounts'),
    requires: ['facilityId'],
    fills: { platform: 'platform', accountId: 'accountId' },
    distinguishedBy: ['accountId', 'platform', 'status'],
  },
  limitRequest: {
    list: 'limit-list',
    rows: under('waiting'),
    isLook: true,
    fills: { facilityId: 'facilityId', requestId: 'requestId' },
    distinguishedBy: ['company', 'requested', 'submittedAt'],
  },
  renewal: {
    list: 'renewal-list',
    rows: under('waiting'),
    isLook: true,
    fills: { facilityId: 'facilityId', renewalId: 'renewalId' },
    distinguishedBy: ['company', 'present', 'submittedAt'],
  },
  correction: {
    list: 'correction-list',
    rows: under('waiting'),
    isLook: true,
    fills: { userId: 'userId', requestId: 'requestId' },
    distinguishedBy: ['company', 'text', 'askedAt'],
  },
  departure: {
    list: 'departure-list',
    rows: under('waiting'),
    isLook: true,
    fills: { companyId: 'companyId', departureId: 'departureId' },
    distinguishedBy: ['company', 'email', 'leftAt'],
  },
  screeningHit: {
    list: 'screening-list',
    rows: under('waiting'),
    isLook: true,
    fills: { companyId: 'companyId', hitId: 'hitId' },
    distinguishedBy: ['company', 'screenedName', 'entryName', 'foundAt'],
  },
  flowAlert: {
    list: 'flow-alert-list',
    rows: under('waiting'),
    isLook: true,
    fills: { companyId: 'companyId', alertId: 'alertId' },
    distinguishedBy: ['company', 'flowRule', 'payerName', 'amount', 'raisedAt'],
  },
  suspicion: {
    list: 'suspicion-list',
    rows: under('suspicions'),
    isLook: true,
    fills: { suspicionId: 'suspicionId' },
    distinguishedBy: ['company', 'persons', 'suspicionStatus', 'openedAt'],
  },
  complaint: {
    list: 'complaint-list',
    rows: under('waiting'),
    isLook: true,
    fills: { complaintId: 'complaintId' },
    distinguishedBy: ['company', 'complainant', 'complaintSubject', 'receivedOn'],
  },
  signer: {
    list: 'agreement-list',
    rows: changedContacts,
    requires: ['companyId'],
    isLook: true,
    fills: { agreementId: 'agreementId', signerId: 'signerId' },
    distinguishedBy: ['name', 'number', 'askedAt', 'waitsUntil'],
  },
  heldAgreement: {
    list: 'agreement-list',
    rows: heldAgreements,
    requires: ['companyId'],
    isLook: true,
    fills: { agreementId: 'agreementId' },
    distinguishedBy: ['number', 'signedTogether', 'signedAt'],
  },
  openLine: line,
  heldLine: { ...line, always: { state: 'suspense' } },
  ignoredLine: { ...line, always: { state: 'ignored' } },
  lineRule: {
    list: 'line-rule-list',
    rows: (response) => recordsIn(response, 'rules').filter(({ withdrawnAt }) => withdrawnAt === null),
    isLook: true,
    fills: { ruleId: 'ruleId' },
    distinguishedBy: ['contains', 'maxAmount', 'purpose', 'since'],
  },
  statement: {
    list: 'statement-list',
    rows: under('statements'),
    fills: { statementId: 'statementId' },
    distinguishedBy: ['number', 'account', 'from', 'to', 'lines'],
  },
  csvMapping: {
    list: 'csv-mapping-list',
    rows: under('mappings'),
    fills: { mapping: 'name' },
    distinguishedBy: ['savedBy', 'savedAt'],
  },
  knownPayer: {
    list: 'known-payer-list',
    rows: under('payers'),
    requires: ['companyId'],
    isLook: true,
    fills: { payerId: 'payerId' },
    distinguishedBy: ['payerName', 'payerAccount', 'confirmedBy', 'confirmedAt'],
  },
  proposal: {
    list: 'proposal-list',
    rows: under('waiting'),
    isLook: true,
    fills: { proposalId: 'proposalId' },
    distinguishedBy: ['action', 'company', 'proposedBy', 'proposedAt'],
  },
  work,
  holder: {
    ...work,
    rows: (response, known) =>
      waitingIn(response, known).filter(
        ({ workId, takenBy }) => workId === known['workId'] && typeof takenBy === 'string',
      ),
    requires: ['queue', 'workId'],
    fills: { from: 'takenBy' },
    distinguishedBy: ['takenBy', 'takenAt'],
  },
  colleague: {
    list: 'work-colleagues',
    rows: under('colleagues'),
    requires: ['queue', 'workId'],
    fills: { colleague: 'actor' },
    distinguishedBy: ['actor', 'lastSeen'],
  },
  version: {
    list: 'terms-list',
    rows: under('versions'),
    requires: ['productCode'],
    fills: { number: 'number' },
    distinguishedBy: ['number', 'status', 'validFrom', 'proposedBy'],
  },
  announcement: {
    list: 'announcement-list',
    rows: under('announcements'),
    fills: { id: 'id' },
    distinguishedBy: ['announcementTitle', 'publishedAt', 'until'],
  },
  packet: {
    list: 'red-packet-list',
    rows: (response) => [...recordsIn(response, 'pools'), ...recordsIn(response, 'packets')],
    narrows: ['companyId'],
    fills: { id: 'id' },
    distinguishedBy: ['id', 'amount', 'expiresOn', 'remaining'],
  },
  pool: {
    list: 'red-packet-list',
    rows: under('pools'),
    fills: { redPacket: 'id' },
    distinguishedBy: ['id', 'amount', 'expiresOn', 'remaining'],
  },
  campaign: {
    list: 'campaign-tag-list',
    rows: under('campaignTags'),
    fills: { id: 'id' },
    distinguishedBy: ['name', 'id'],
    takesNew: true,
  },
  adviser: {
    list: 'customer-service-list',
    rows: under('customerServices'),
    fills: { id: 'id' },
    distinguishedBy: ['name', 'id'],
    takesNew: true,
  },
  link: {
    list: 'link-list',
    rows: under('links'),
    fills: { id: 'id' },
    distinguishedBy: ['id', 'path'],
    takesNew: true,
  },
  view: {
    list: 'view-list',
    rows: under('views'),
    fills: { inbox: 'inbox', name: 'name' },
    distinguishedBy: ['name', 'inboxName'],
  },
  payouts: {
    list: 'payout-list',
    rows: under('payouts'),
    fills: { drawdowns: 'drawdownId' },
    each: ['facilityId', 'drawdownId'],
    distinguishedBy: ['company', 'amount', 'approvedAt'],
  },
  transfers: transfersOf(({ state }) => state === 'waiting'),
  rejectedTransfers: transfersOf(isUnsettled),
  openLines: { ...line, fills: { lineIds: 'lineId' }, each: ['lineId'] },
  targets: {
    list: 'statement-line-targets',
    rows: under('targets'),
    requires: ['lineId', 'companyId'],
    fills: { targets: 'id' },
    each: ['kind', 'facilityId', 'id'],
    distinguishedBy: ['targetKind', 'amount', 'dueDate', 'reference'],
  },
  companies: {
    list: 'record-find',
    rows: under('companies'),
    searches: true,
    isLook: true,
    fills: { companies: 'companyId' },
    each: ['companyId'],
    distinguishedBy: ['company', 'otherCompanyName', 'kycStatus'],
  },
} as const satisfies Record<RecordKind, Picker>

/** A picker is named by the kind of the records that it offers. */
export type PickerName = RecordKind

export const pickerOf = (name: PickerName): Picker => pickers[name]

const isPicker = (kind: string | undefined): kind is PickerName =>
  kind !== undefined && Object.hasOwn(pickers, kind)

/** The picker that fills this field and no other, for a choice that a form asks for before another one. */
export const leadingPicker = (field: string): PickerName | undefined =>
  Object.keys(pickers)
    .filter(isPicker)
    .find((name) => field in pickers[name].fills && Object.keys(pickers[name].fills).length === 1)

/** The pickers for an act's fields: of several for one field, the one that fills most of them in one choice. */
export const pickersOf = (fields: readonly Pick<ActField, 'name' | 'kind'>[]): PickerName[] => {
  const filled = (picker: PickerName) => fields.filter(({ name }) => name in pickers[picker].fills)
  const kinds = [...new Set(fields.map(({ kind }) => kind).filter(isPicker))].toSorted(
    (a, b) => filled(b).length - filled(a).length,
  )
  const served = new Set<string>()
  return kinds.filter((kind) => {
    const open = filled(kind).filter(({ name }) => !served.has(name))
    for (const { name } of open) served.add(name)
    return open.length > 0
  })
}
