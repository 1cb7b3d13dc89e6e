/** Records of which an act's field names one or several: the console offers a list of them. */
const recordKinds = [
  'act',
  'company',
  'companies',
  'user',
  'facility',
  'kyc',
  'reviewedKyc',
  'file',
  'drawdown',
  'payout',
  'payouts',
  'running',
  'batch',
  'transfers',
  'rejectedTransfers',
  'account',
  'payment',
  'payoff',
  'plan',
  'posting',
  'charge',
  'feeDocument',
  'dispute',
  'paymentAccount',
  'limitRequest',
  'renewal',
  'correction',
  'departure',
  'signer',
  'screeningHit',
  'flowAlert',
  'suspicion',
  'complaint',
  'heldAgreement',
  'openLine',
  'openLines',
  'heldLine',
  'ignoredLine',
  'lineRule',
  'statement',
  'csvMapping',
  'knownPayer',
  'targets',
  'proposal',
  'work',
  'holder',
  'colleague',
  'version',
  'announcement',
  'packet',
  'pool',
  'campaign',
  'adviser',
  'link',
  'view',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Kinds of typed values, which their schemas do not distinguish. */
const textKinds = [
  /** A few words. */
  'text',
  /** Sentences. */
  'prose',
  /** A name for something new. */
  'newName',
  /** A contact in full, where lists show it masked, or a path of the portal. */
  'address',
  /** As printed on the bank's documents. */
  'bank',
  /** A percentage or a multiple, with the decimals that were typed. */
  'rate',
  'month',
  'search',
  /** The end of the previous page of a list: a form begins with the first page. */
  'cursor',
  /** An idempotency key, which a form creates. */
  'key',
] as const

/** The kind of an act's field where its type does not determine it: it selects the control or the picker. */
export const fieldKinds = [...recordKinds, ...textKinds, 'amount', 'date'] as const
export type FieldKind = (typeof fieldKinds)[number]
