import type { ActField } from '#shared/desk/console.ts'
import type { RecordKind } from '#shared/desk/field-kinds.ts'
import { inboxes } from '../../inbox/inboxes.ts'
import type { Known, Picker, ResponseRecord } from './picker.ts'

const recordsIn = (response: ResponseRecord, name: string): ResponseRecord[] =>
  Array.isArray(response[name]) ? (response[name] as ResponseRecord[]) : []

type Further = Omit<Picker, 'list' | 'rows' | 'fills' | 'distinguishedBy'>

/**
 * A picker from the records of `list` under an attribute, or from those that a function extracts. Names are separated by
 * spaces; fields that are named as their attributes need one name for both.
 */
const picker = (
  list: string,
  rows: string | Picker['rows'],
  fills: string | Picker['fills'],
  distinguishedBy: string,
  further: Further = {},
): Picker => ({
  list,
  rows: typeof rows === 'string' ? (response) => recordsIn(response, rows) : rows,
  fills: typeof fills === 'string' ? Object.fromEntries(fills.split(' ').map((name) => [name, name])) : fills,
  distinguishedBy: distinguishedBy.split(' '),
  ...further,
})

/** A picker whose calls each leave an audit entry. */
const looking = (...[list, rows, fills, distinguishedBy, further]: Parameters<typeof picker>): Picker =>
  picker(list, rows, fills, distinguishedBy, { ...further, isLook: true })

/** Work queues that are not displayed as inboxes. */
const otherQueues: Readonly<Record<string, { list: string; rows: string }>> = {
  payout: { list: 'payout-list', rows: 'payouts' },
  'statement-line': { list: 'statement-line-list', rows: 'lines' },
  overdue: { list: 'overdue-list', rows: 'overdue' },
}

const queueOf = ({ queue = '' }: Known) =>
  otherQueues[queue] ?? { rows: 'waiting', ...inboxes.find((inbox) => inbox.queue === queue) }

/** Items of a work queue with their `workId`; a statement line has it in a nested object. */
const waitingIn = (response: ResponseRecord, known: Known): ResponseRecord[] =>
  recordsIn(response, queueOf(known).rows).map((row) => ({
    ...row,
    ...(row['work'] as ResponseRecord | undefined),
  }))

const work: Picker = {
  list: (known) => queueOf(known).list,
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
}

const line = looking(
  'statement-line-list',
  'lines',
  'lineId',
  'amount valueDate payerName text bankReference',
)

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
  picker(
    'payout-batch-show',
    (response) => recordsIn(response, 'entries').filter(isMeant),
    { drawdownIds: 'drawdownId' },
    'company amount bankName',
    { requires: ['batchId'], each: ['drawdownId'] },
  )

/** True for a payout that the bank rejected or returned, while nobody has recorded that. */
const isUnsettled = ({ bank }: ResponseRecord): boolean =>
  (bank as { isUnsettled: boolean } | null)?.isUnsettled === true

export const pickers = {
  act: picker('act-list', 'acts', { name: 'action' }, 'action'),
  company: looking('record-find', 'companies', 'companyId', 'company otherCompanyName kycStatus', {
    searches: true,
  }),
  user: looking('record-find', 'users', { user: 'userId' }, 'name email company', { searches: true }),
  facility: looking('company-show', 'facilities', 'facilityId', 'productCode limit outstanding status', {
    requires: ['companyId'],
  }),
  kyc: picker('kyc-list', 'waiting', 'companyId kycId', 'company submittedAt answerDue'),
  reviewedKyc: looking('kyc-show', reviewedKycs, 'kycId', 'submittedAt decision reviewer', {
    requires: ['companyId'],
  }),
  file: looking('kyc-show', filesOfKyc, 'fileId', 'fileName', { requires: ['companyId'] }),
  drawdown: picker('drawdown-list', 'waiting', 'facilityId drawdownId', 'company amount requestedAt dueDate'),
  payout: picker('payout-list', 'payouts', 'facilityId drawdownId', 'company amount approvedAt'),
  running: picker(
    'schedule-list',
    (response) => recordsIn(response, 'drawdowns').map((row) => ({ ...row, currency: response['currency'] })),
    'drawdownId',
    'amount drawdownDate reference',
    { requires: ['facilityId'] },
  ),
  batch: picker('payout-batch-list', 'batches', 'batchId', 'executionDate status madeBy madeAt'),
  account: looking(
    'payout-account-list',
    'accounts',
    'companyId accountId version',
    'company accountName bankName accountNumber state',
  ),
  payment: picker(
    'payment-list',
    'waiting',
    'facilityId paymentId',
    'company reported transferReference reportedAt',
  ),
  payoff: picker(
    'payoff-list',
    'waiting',
    'facilityId drawdownId',
    'company reported transferReference reportedAt',
  ),
  plan: picker('plan-list', 'plans', 'facilityId planId', 'company reference status offeredAt'),
  posting: picker(
    'posting-list',
    (response) => recordsIn(response, 'postings').filter(({ canReverse }) => canReverse === true),
    'postingId',
    'postingKind businessDate at',
    { requires: ['facilityId'] },
  ),
  charge: picker(
    'charge-list',
    (response) => recordsIn(response, 'charges').map((row) => ({ ...row, currency: response['currency'] })),
    'chargeId',
    'dueDate owed status reference',
    { requires: ['facilityId'] },
  ),
  feeDocument: picker('charge-list', 'documents', 'fileId', 'fileName filedAt isUsed', {
    requires: ['facilityId'],
  }),
  dispute: looking('dispute-list', 'waiting', 'facilityId chargeId', 'company words raisedAt'),
  paymentAccount: picker(
    'facility-show',
    'paymentAccounts',
    'platform accountId',
    'accountId platform status',
    { requires: ['facilityId'] },
  ),
  limitRequest: looking('limit-list', 'waiting', 'facilityId requestId', 'company requested submittedAt'),
  renewal: looking('renewal-list', 'waiting', 'facilityId renewalId', 'company present submittedAt'),
  correction: looking('correction-list', 'waiting', 'userId requestId', 'company text askedAt'),
  departure: looking('departure-list', 'waiting', 'companyId departureId', 'company email leftAt'),
  screeningHit: looking(
    'screening-list',
    'waiting',
    'companyId hitId',
    'company screenedName entryName foundAt',
  ),
  flowAlert: looking(
    'flow-alert-list',
    'waiting',
    'companyId alertId',
    'company flowRule payerName amount raisedAt',
  ),
  suspicion: looking(
    'suspicion-list',
    'suspicions',
    'suspicionId',
    'company persons suspicionStatus openedAt',
  ),
  complaint: looking(
    'complaint-list',
    'waiting',
    'complaintId',
    'company complainant complaintSubject receivedOn',
  ),
  signer: looking(
    'agreement-list',
    changedContacts,
    'agreementId signerId',
    'name number askedAt waitsUntil',
    { requires: ['companyId'] },
  ),
  heldAgreement: looking('agreement-list', heldAgreements, 'agreementId', 'number signedTogether signedAt', {
    requires: ['companyId'],
  }),
  openLine: line,
  heldLine: { ...line, always: { state: 'suspense' } },
  ignoredLine: { ...line, always: { state: 'ignored' } },
  lineRule: looking(
    'line-rule-list',
    (response) => recordsIn(response, 'rules').filter(({ withdrawnAt }) => withdrawnAt === null),
    'ruleId',
    'contains maxAmount purpose since',
  ),
  statement: picker('statement-list', 'statements', 'statementId', 'number account from to lines'),
  csvMapping: picker('csv-mapping-list', 'mappings', { mapping: 'name' }, 'savedBy savedAt'),
  knownPayer: looking(
    'known-payer-list',
    'payers',
    'payerId',
    'payerName payerAccount confirmedBy confirmedAt',
    { requires: ['companyId'] },
  ),
  proposal: looking('proposal-list', 'waiting', 'proposalId', 'action company proposedBy proposedAt'),
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
  colleague: picker('work-colleagues', 'colleagues', { colleague: 'actor' }, 'actor lastSeen', {
    requires: ['queue', 'workId'],
  }),
  version: picker('terms-list', 'versions', 'number', 'number status validFrom proposedBy', {
    requires: ['productCode'],
  }),
  announcement: picker('announcement-list', 'announcements', 'id', 'announcementTitle publishedAt until'),
  packet: picker(
    'red-packet-list',
    (response) => [...recordsIn(response, 'pools'), ...recordsIn(response, 'packets')],
    'id',
    'id amount expiresOn remaining',
    { narrows: ['companyId'] },
  ),
  pool: picker('red-packet-list', 'pools', { redPacket: 'id' }, 'id amount expiresOn remaining'),
  campaign: picker('campaign-tag-list', 'campaignTags', 'id', 'name id', { takesNew: true }),
  adviser: picker('customer-service-list', 'customerServices', 'id', 'name id', { takesNew: true }),
  link: picker('link-list', 'links', 'id', 'id path', { takesNew: true }),
  view: picker('view-list', 'views', 'inbox name', 'name inboxName'),
  payouts: picker('payout-list', 'payouts', { drawdowns: 'drawdownId' }, 'company amount approvedAt', {
    each: ['facilityId', 'drawdownId'],
  }),
  transfers: transfersOf(({ state }) => state === 'waiting'),
  rejectedTransfers: transfersOf(isUnsettled),
  openLines: { ...line, fills: { lineIds: 'lineId' }, each: ['lineId'] },
  targets: picker(
    'statement-line-targets',
    'targets',
    { targets: 'id' },
    'targetKind amount dueDate reference',
    { requires: ['lineId', 'companyId'], each: ['kind', 'facilityId', 'id'] },
  ),
  companies: looking(
    'record-find',
    'companies',
    { companies: 'companyId' },
    'company otherCompanyName kycStatus',
    { searches: true, each: ['companyId'] },
  ),
} satisfies Record<RecordKind, Picker>

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
  const filled = (kind: PickerName) => fields.filter(({ name }) => name in pickers[kind].fills)
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
