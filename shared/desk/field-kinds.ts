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

/** Values that a person types, which no schema tells from each other. */
const textKinds = [
  /** A few words. */
  'text',
  /** Sentences. */
  'prose',
  /** A name for something new. */
  'newName',
  /** A contact as its owner gave it, which lists show masked, or a path of the portal. */
  'address',
  /** As printed on the bank's documents. */
  'bank',
  /** A percentage or a multiple, with the decimals that were typed. */
  'rate',
  'month',
  'search',
  /** The end of a list's former page: a form begins at the first. */
  'cursor',
  /** An idempotency key, which a form creates. */
  'key',
] as const

/** What a field of an act is, where its type does not say it: its control or its picker follows from it. */
export const fieldKinds = [...recordKinds, ...textKinds, 'amount', 'date'] as const
export type FieldKind = (typeof fieldKinds)[number]
