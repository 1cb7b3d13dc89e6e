import { inboxes } from '../../inbox/inboxes.ts'
import type { Known, Picker, Thing } from './picker.ts'

const thingsIn = (told: Thing, name: string): Thing[] =>
  Array.isArray(told[name]) ? (told[name] as Thing[]) : []

const under = (name: string) => (told: Thing) => thingsIn(told, name)

/** Work queues that are not displayed as inboxes. */
const otherQueues: Readonly<Record<string, { list: string; rows: string }>> = {
  payout: { list: 'payout-list', rows: 'payouts' },
  'statement-line': { list: 'statement-line-list', rows: 'lines' },
  overdue: { list: 'overdue-list', rows: 'overdue' },
}

const queueOf = ({ queue = '' }: Known) =>
  otherQueues[queue] ?? inboxes.find((inbox) => inbox.queue === queue)

/** Items of a work queue with their `workId`; a statement line has it in a nested object. */
const waitingIn = (told: Thing, known: Known): Thing[] =>
  thingsIn(told, queueOf(known)?.rows ?? '').map((row) => ({ ...row, ...(row['work'] as Thing | undefined) }))

const work = {
  list: (known) => queueOf(known)?.list,
  rows: waitingIn,
  asks: ['queue'],
  isLook: true,
  fills: { workId: 'workId' },
  tells: [
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
  tells: ['amount', 'valueDate', 'payerName', 'text', 'bankReference'],
} as const satisfies Picker

const filesOfKyc = (told: Thing): Thing[] => {
  const files = thingsIn(told, 'versions').flatMap((version) => thingsIn(version, 'files'))
  return files.filter(({ fileId }, at) => files.findIndex((each) => each['fileId'] === fileId) === at)
}

/** The versions of a KYC that a review lists, except for the one shown by default. */
const reviewedKycs = (told: Thing): Thing[] => {
  const reviews = thingsIn(told, 'reviews')
  return reviews.filter(({ kycId }, at) => reviews.findLastIndex((each) => each['kycId'] === kycId) === at)
}

/** Signers with a requested change of contact, each with their agreement. */
const changedContacts = (told: Thing): Thing[] =>
  thingsIn(told, 'agreements').flatMap(({ agreementId, number, signers }) =>
    ((signers ?? []) as Thing[])
      .filter(({ contactChange }) => typeof contactChange === 'object' && contactChange !== null)
      .map((signer) => ({ ...(signer['contactChange'] as Thing), ...signer, agreementId, number })),
  )

/** Agreements whose facility stays closed until staff has acknowledged the signer check. */
const heldAgreements = (told: Thing): Thing[] =>
  thingsIn(told, 'agreements').filter(({ signerCheck }) => {
    const check = signerCheck as { acknowledgedAt: string | null } | null
    return check?.acknowledgedAt === null
  })

export const pickers = {
  act: { list: 'act-list', rows: under('acts'), fills: { name: 'action' }, tells: ['action'] },
  company: {
    list: 'record-find',
    rows: under('companies'),
    seeks: true,
    isLook: true,
    fills: { companyId: 'companyId' },
    tells: ['company', 'kycStatus'],
  },
  user: {
    list: 'record-find',
    rows: under('users'),
    seeks: true,
    isLook: true,
    fills: { user: 'userId' },
    tells: ['name', 'email', 'company'],
  },
  facility: {
    list: 'company-show',
    rows: under('facilities'),
    asks: ['companyId'],
    isLook: true,
    fills: { facilityId: 'facilityId' },
    tells: ['productCode', 'limit', 'outstanding', 'status'],
  },
  kyc: {
    list: 'kyc-list',
    rows: under('waiting'),
    fills: { companyId: 'companyId', kycId: 'kycId' },
    tells: ['company', 'submittedAt', 'answerDue'],
  },
  reviewedKyc: {
    list: 'kyc-show',
    rows: reviewedKycs,
    asks: ['companyId'],
    isLook: true,
    fills: { kycId: 'kycId' },
    tells: ['submittedAt', 'decision', 'reviewer'],
  },
  file: {
    list: 'kyc-show',
    rows: filesOfKyc,
    asks: ['companyId'],
    isLook: true,
    fills: { fileId: 'fileId' },
    tells: ['fileName'],
  },
  drawdown: {
    list: 'drawdown-list',
    rows: under('waiting'),
    fills: { facilityId: 'facilityId', drawdownId: 'drawdownId' },
    tells: ['company', 'amount', 'requestedAt', 'dueDate'],
  },
  payout: {
    list: 'payout-list',
    rows: under('payouts'),
    fills: { facilityId: 'facilityId', drawdownId: 'drawdownId' },
    tells: ['company', 'amount', 'approvedAt'],
  },
  running: {
    list: 'schedule-list',
    rows: (told) => thingsIn(told, 'drawdowns').map((row) => ({ ...row, currency: told['currency'] })),
    asks: ['facilityId'],
    fills: { drawdownId: 'drawdownId' },
    tells: ['amount', 'drawdownDate', 'reference'],
  },
  batch: {
    list: 'payout-batch-list',
    rows: under('batches'),
    fills: { batchId: 'batchId' },
    tells: ['executionDate', 'status', 'madeBy', 'madeAt'],
  },
  account: {
    list: 'payout-account-list',
    rows: under('accounts'),
    isLook: true,
    fills: { companyId: 'companyId', accountId: 'accountId', version: 'version' },
    tells: ['company', 'accountName', 'bankName', 'accountNumber', 'state'],
  },
  payment: {
    list: 'payment-list',
    rows: under('waiting'),
    fills: { facilityId: 'facilityId', paymentId: 'paymentId' },
    tells: ['company', 'reported', 'transferReference', 'reportedAt'],
  },
  payoff: {
    list: 'payoff-list',
    rows: under('waiting'),
    fills: { facilityId: 'facilityId', drawdownId: 'drawdownId' },
    tells: ['company', 'reported', 'transferReference', 'reportedAt'],
  },
  posting: {
    list: 'posting-list',
    rows: (told) => thingsIn(told, 'postings').filter(({ canReverse }) => canReverse === true),
    asks: ['facilityId'],
    fills: { postingId: 'postingId' },
    tells: ['postingKind', 'businessDate', 'at'],
  },
  charge: {
    list: 'charge-list',
    rows: (told) => thingsIn(told, 'charges').map((row) => ({ ...row, currency: told['currency'] })),
    asks: ['facilityId'],
    fills: { chargeId: 'chargeId' },
    tells: ['dueDate', 'owed', 'status', 'reference'],
  },
  feeDocument: {
    list: 'charge-list',
    rows: under('documents'),
    asks: ['facilityId'],
    fills: { fileId: 'fileId' },
    tells: ['fileName', 'filedAt', 'isUsed'],
  },
  dispute: {
    list: 'dispute-list',
    rows: under('waiting'),
    isLook: true,
    fills: { facilityId: 'facilityId', chargeId: 'chargeId' },
    tells: ['company', 'words', 'raisedAt'],
  },
  paymentAccount: {
    list: 'facility-show',
    rows: under('paymentAccounts'),
    asks: ['facilityId'],
    fills: { platform: 'platform', accountId: 'accountId' },
    tells: ['accountId', 'platform', 'status'],
  },
  limitRequest: {
    list: 'limit-list',
    rows: under('waiting'),
    isLook: true,
    fills: { facilityId: 'facilityId', requestId: 'requestId' },
    tells: ['company', 'requested', 'submittedAt'],
  },
  renewal: {
    list: 'renewal-list',
    rows: under('waiting'),
    isLook: true,
    fills: { facilityId: 'facilityId', renewalId: 'renewalId' },
    tells: ['company', 'present', 'submittedAt'],
  },
  correction: {
    list: 'correction-list',
    rows: under('waiting'),
    isLook: true,
    fills: { userId: 'userId', requestId: 'requestId' },
    tells: ['company', 'text', 'askedAt'],
  },
  departure: {
    list: 'departure-list',
    rows: under('waiting'),
    isLook: true,
    fills: { companyId: 'companyId', departureId: 'departureId' },
    tells: ['company', 'email', 'leftAt'],
  },
  signer: {
    list: 'agreement-list',
    rows: changedContacts,
    asks: ['companyId'],
    isLook: true,
    fills: { agreementId: 'agreementId', signerId: 'signerId' },
    tells: ['name', 'number', 'askedAt', 'waitsUntil'],
  },
  heldAgreement: {
    list: 'agreement-list',
    rows: heldAgreements,
    asks: ['companyId'],
    isLook: true,
    fills: { agreementId: 'agreementId' },
    tells: ['number', 'signedTogether', 'signedAt'],
  },
  openLine: line,
  heldLine: { ...line, always: { state: 'suspense' } },
  statement: {
    list: 'statement-list',
    rows: under('statements'),
    fills: { statementId: 'statementId' },
    tells: ['number', 'account', 'from', 'to', 'lines'],
  },
  proposal: {
    list: 'proposal-list',
    rows: under('waiting'),
    isLook: true,
    fills: { proposalId: 'proposalId' },
    tells: ['action', 'company', 'proposedBy', 'proposedAt'],
  },
  work,
  holder: {
    ...work,
    rows: (told, known) =>
      waitingIn(told, known).filter(
        ({ workId, takenBy }) => workId === known['workId'] && typeof takenBy === 'string',
      ),
    asks: ['queue', 'workId'],
    fills: { from: 'takenBy' },
    tells: ['takenBy', 'takenAt'],
  },
  colleague: {
    list: 'work-colleagues',
    rows: under('colleagues'),
    asks: ['queue', 'workId'],
    fills: { colleague: 'actor' },
    tells: ['actor', 'lastSeen'],
  },
  version: {
    list: 'terms-list',
    rows: under('versions'),
    asks: ['productCode'],
    fills: { number: 'number' },
    tells: ['number', 'status', 'validFrom', 'proposedBy'],
  },
  announcement: {
    list: 'announcement-list',
    rows: under('announcements'),
    fills: { id: 'id' },
    tells: ['announcementTitle', 'publishedAt', 'until'],
  },
  packet: {
    list: 'red-packet-list',
    rows: (told) => [...thingsIn(told, 'pools'), ...thingsIn(told, 'packets')],
    narrows: ['companyId'],
    fills: { id: 'id' },
    tells: ['id', 'amount', 'expiresOn', 'remaining'],
  },
  pool: {
    list: 'red-packet-list',
    rows: under('pools'),
    fills: { redPacket: 'id' },
    tells: ['id', 'amount', 'expiresOn', 'remaining'],
  },
  campaign: {
    list: 'campaign-tag-list',
    rows: under('campaignTags'),
    fills: { id: 'id' },
    tells: ['name', 'id'],
    takesNew: true,
  },
  adviser: {
    list: 'customer-service-list',
    rows: under('customerServices'),
    fills: { id: 'id' },
    tells: ['name', 'id'],
    takesNew: true,
  },
  link: {
    list: 'link-list',
    rows: under('links'),
    fills: { id: 'id' },
    tells: ['id', 'path'],
    takesNew: true,
  },
  view: {
    list: 'view-list',
    rows: under('views'),
    fills: { inbox: 'inbox', name: 'name' },
    tells: ['name', 'inboxName'],
  },
  payouts: {
    list: 'payout-list',
    rows: under('payouts'),
    fills: { drawdowns: 'drawdownId' },
    each: ['facilityId', 'drawdownId'],
    tells: ['company', 'amount', 'approvedAt'],
  },
  transfers: {
    list: 'payout-batch-show',
    rows: (told) => thingsIn(told, 'entries').filter(({ state }) => state === 'waiting'),
    asks: ['batchId'],
    fills: { drawdownIds: 'drawdownId' },
    each: ['drawdownId'],
    tells: ['company', 'amount', 'bankName'],
  },
  openLines: { ...line, fills: { lineIds: 'lineId' }, each: ['lineId'] },
  targets: {
    list: 'statement-line-targets',
    rows: under('targets'),
    asks: ['lineId', 'companyId'],
    fills: { targets: 'id' },
    each: ['kind', 'facilityId', 'id'],
    tells: ['targetKind', 'amount', 'dueDate', 'reference'],
  },
  companies: {
    list: 'record-find',
    rows: under('companies'),
    seeks: true,
    isLook: true,
    fills: { companies: 'companyId' },
    each: ['companyId'],
    tells: ['company', 'kycStatus'],
  },
} as const satisfies Record<string, Picker>

export type PickerName = keyof typeof pickers

export const pickerOf = (name: PickerName): Picker => pickers[name]

/** Pickers of fields that mean the same in every act. */
export const pickerOfField: Readonly<Record<string, PickerName>> = {
  companyId: 'company',
  facilityId: 'facility',
  chargeId: 'charge',
  postingId: 'posting',
  batchId: 'batch',
  lineId: 'openLine',
  statementId: 'statement',
  proposalId: 'proposal',
  user: 'user',
  fileId: 'file',
  workId: 'work',
  colleague: 'colleague',
  redPacket: 'pool',
  drawdowns: 'payouts',
  drawdownIds: 'transfers',
  lineIds: 'openLines',
  targets: 'targets',
  companies: 'companies',
}

/** Pickers for acts whose fields are chosen together, as from an inbox, or have a meaning of their own. */
export const pickersOfAct: Readonly<Record<string, readonly PickerName[]>> = {
  'act-show': ['act'],
  'kyc-show': ['reviewedKyc'],
  'kyc-approve': ['kyc'],
  'signer-contact-release': ['company', 'signer'],
  'signers-acknowledge': ['company', 'heldAgreement'],
  'kyc-reject': ['kyc'],
  'kyc-return': ['kyc'],
  'kyc-check': ['kyc'],
  'drawdown-approve': ['drawdown'],
  'drawdown-reject': ['drawdown'],
  'drawdown-pay-out': ['payout'],
  'fee-charge': ['feeDocument'],
  'payout-returned': ['running'],
  'payout-account-show': ['account'],
  'payout-account-verify': ['account'],
  'payout-account-refuse': ['account'],
  'repayment-post': ['payment'],
  'payment-void': ['payment'],
  'payoff-post': ['payoff'],
  'payoff-void': ['payoff'],
  'dispute-uphold': ['dispute'],
  'dispute-reject': ['dispute'],
  'balance-report': ['paymentAccount'],
  'limit-approve': ['limitRequest'],
  'limit-reject': ['limitRequest'],
  'renewal-approve': ['renewal'],
  'renewal-reject': ['renewal'],
  'statement-line-pay-back': ['heldLine'],
  'correction-grant': ['correction'],
  'correction-refuse': ['correction'],
  'departure-settle': ['departure'],
  'link-set': ['link'],
  'red-packet-void': ['packet'],
  'announcement-withdraw': ['announcement'],
  'campaign-tag-set': ['campaign'],
  'customer-service-set': ['adviser'],
  'terms-show': ['version'],
  'terms-backtest': ['version'],
  'terms-approve': ['version'],
  'terms-withdraw': ['version'],
  'work-claim': ['holder'],
  'view-remove': ['view'],
}

/** The pickers for an act's fields, without duplicates. */
export const pickersOf = (action: string, fields: readonly string[]): PickerName[] => {
  const own = (pickersOfAct[action] ?? []).filter((name) =>
    fields.some((field) => field in pickers[name].fills),
  )
  const served = new Set(own.flatMap((name) => Object.keys(pickers[name].fills)))
  const others = fields.flatMap((field) => (served.has(field) ? [] : (pickerOfField[field] ?? [])))
  return [...new Set([...own, ...others])]
}
