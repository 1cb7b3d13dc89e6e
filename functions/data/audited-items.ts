import type { Key } from './table.ts'

const owners = /^(COMPANY|USER|FACILITY)#/

/** The item type that a key begins with: `DRAWDOWN`; `SECTION` for a part of a KYC. */
export const entityOf = ({ pk, sk }: Key): string => {
  if (!owners.test(pk)) return pk.split('#')[0] ?? ''
  return /^KYC#[^#]+#SECTION#/.test(sk) ? 'SECTION' : (sk.split('#')[0] ?? '')
}

/**
 * An item's name in an audit entry. Keys that contain an address, a number or the hash of a secret are reduced to the
 * item type.
 */
export const itemName = (key: Key): string => (owners.test(key.pk) ? key.sk : entityOf(key))

/**
 * Item types that are not audited: the table's own bookkeeping, intermediate steps, index items of audited items, and
 * records that duplicate an audited one.
 */
export const unauditedTypes: ReadonlySet<string> = new Set([
  'ACTIVATION',
  'AUDIT',
  'AWAITEDSCAN',
  'CAPTCHA',
  'CHALLENGE',
  'CODE',
  'COMPLAINT-ENTRY',
  'COMPLAINTFIGURES',
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
  'SHOPLINES',
  'SHOPLOGIN',
  'SHOPMOVE',
  'SHOPOPEN',
  'SHOPREADING',
  'SHOPTROUBLE',
  'SHOPUTCDAY',
  'SIGNING',
  'SIGNING-EVENT',
])

/** Statuses, figures, times and ids: of no value to an unauthorised reader. */
export const isPlain = (attribute: string): boolean =>
  attribute !== 'deviceId' &&
  /^(status|role|required|kind|currency|productCode|platform|locale|lineId|kycStatus|lastFour|categories|rule|since|at|agreementNumber|registerSource|isActivated|agreements)$|(Cents|At|Date|Id|Version)$/.test(
    attribute,
  )

/** Further values that are recorded unchanged, by path. */
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

/** Forms of which only the names of changed fields are recorded, never their values. */
export const nameOnlyFields: Readonly<Record<string, readonly string[]>> = {
  SECTION: ['data'],
  BUSINESSINFO: ['fields'],
}
