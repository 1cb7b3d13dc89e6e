import type { Key } from './table.ts'

const owners = /^(COMPANY|USER|FACILITY)#/

/** What kind of item a key is of, as the key begins: `DRAWDOWN`; `SECTION` of a part of a KYC. */
export const entityOf = ({ pk, sk }: Key): string => {
  if (!owners.test(pk)) return pk.split('#')[0] ?? ''
  return /^KYC#[^#]+#SECTION#/.test(sk) ? 'SECTION' : (sk.split('#')[0] ?? '')
}

/** An item as an entry names it. What is keyed by an address, a number or a hash of a secret is named by its kind. */
export const itemName = (key: Key): string => (owners.test(key.pk) ? key.sk : entityOf(key))

/**
 * What is no act of its own: what the table keeps for itself, steps on the way to an act, marks that lead to something
 * that is told, and what is a record of the same already.
 */
export const untold: ReadonlySet<string> = new Set([
  'ACTIVATION',
  'AUDIT',
  'AWAITEDSCAN',
  'CAPTCHA',
  'CHALLENGE',
  'CODE',
  'COUNT',
  'DEPARTURE',
  'DEVICE',
  'DOCUMENT',
  'EVENT',
  'FOUNDBY',
  'HANDOVER',
  'IDEMPOTENCY',
  'IDENTITY',
  'KYCVERSION',
  'MEMBERSHIP',
  'OAUTHSTATE',
  'PASSWORD-LINK',
  'PASTACCOUNT',
  'PAYMENTCODE',
  'POSTING',
  'QUOTE',
  'REGISTERSESSION',
  'SHOPDAY',
  'SHOPLOGIN',
  'SHOPMOVE',
  'SHOPREADING',
  'SHOPTROUBLE',
  'SIGNING',
  'SIGNING-EVENT',
])

/** Statuses, figures, times and ids: of no use to whoever reads them and should not. */
export const isPlain = (attribute: string): boolean =>
  attribute !== 'deviceId' &&
  /^(status|role|required|kind|currency|productCode|platform|locale|lineId|kycStatus|lastFour|categories|rule|since|at|agreementNumber|registerSource|isActivated|agreements)$|(Cents|At|Date|Id|Version)$/.test(
    attribute,
  )

/** What else is told as it is, by path. */
export const plainPaths: Readonly<Record<string, readonly string[]>> = {
  CORRECTION: ['about', 'outcome'],
  DRAWDOWN: [
    'price.amountCents',
    'price.totalCents',
    'price.dueDate',
    'price.repayment.method',
    'payoutAccount.id',
    'payoutAccount.lastFour',
    'confirmed.by',
    'declined.by',
  ],
  FACILITY: ['balances.pendingDrawdown'],
  REDPACKETPOOLS: ['remaining'],
}

/** Forms that are told by which of their fields changed, never by what is in them. */
export const namedFields: Readonly<Record<string, readonly string[]>> = {
  SECTION: ['data'],
  BUSINESSINFO: ['fields'],
}
