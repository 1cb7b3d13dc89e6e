/** Texts about claims on work. */
export const work = {
  whose: 'Whose',
  by: {
    all: 'All',
    mine: 'Mine',
    nobody: 'Nobody’s',
  },
  none: {
    mine: 'You have taken nothing here',
    nobody: 'All of them are taken',
  },
  days: '{{days}} days',
  nobodys: 'Nobody has taken it',
  mine: 'You have had it since {{since}}',
  held: '{{person}} has had it since {{since}}',
  notYours: {
    own: 'You proposed this: a colleague has to approve it. You can drop it.',
    roles: 'Your roles do not allow this act, so you cannot decide on it.',
  },
  proposer: {
    left: 'The person who proposed this has left, so it can no longer be done. Drop it, or propose it yourself.',
    withoutRole:
      'The person who proposed this no longer has the role, so it cannot be done. Drop it, or propose it yourself.',
    unknown:
      'The person who proposed this has not signed in lately, so it cannot be done. Drop it, or propose it yourself.',
  },
  rejectedBefore: '{{by}} rejected the same before ({{at}}): “{{reason}}”',
  notYoursInShort: {
    own: 'You proposed it: a colleague decides',
    roles: 'Not for your roles',
  },
  proposed: {
    mark: 'Proposed by {{person}}',
    told: '{{person}} proposed “{{act}}” ({{at}}). It is waiting for a colleague until {{until}}.',
    see: 'Look at it',
  },
  viewed: {
    title: 'What {{person}} viewed before proposing',
    not: 'not viewed',
    files: '{{count}} of {{of}} opened',
    since: 'Views since {{at}} count',
  },
  andMore: '{{names}} and {{count}} more',
  given: 'What was entered',
  take: 'Take it',
  takeOver: 'Take it over',
  release: 'Put it back',
  handOver: 'Hand it over',
  handedOver: 'Handed over by {{person}}',
  handedOverWith: 'Handed over by {{person}}: {{note}}',
  note: 'Note',
  colleague: 'To whom',
  noColleague: 'No other colleague with this role has signed in lately',
}

/** Texts of saved views. */
export const views = {
  save: 'Save view',
  remove: 'Remove view',
  name: 'Name of the view',
}

/** Texts of the search. */
export const find = {
  label: 'Find',
  placeholder: 'Company, user, amount, payer, reference',
  hint: 'The start of a company’s name, a registered number, an address, a mobile, a transfer reference, the last four digits of an account, a shop, an amount, or a payer by six letters or the whole name.',
  title: 'Find “{{text}}”',
  none: 'Nothing found. Companies and shops are found by the start of their names, everything else in full.',
  notSearched: 'Not searched, as your roles do not allow it: {{kinds}}.',
  unnamed: 'A company without a name yet',
  unlinked: 'unlinked',
  kinds: {
    companies: 'Companies',
    users: 'Users',
    drawdowns: 'Drawdowns',
    agreements: 'Agreements',
    accounts: 'Payout accounts',
    shops: 'Shops',
    lines: 'Bank statement lines',
    transfers: 'Transfers reported, not booked',
  },
}

/** Texts of the audit log. */
export const audit = {
  title: 'Audit',
  look: 'Personal data',
  looks: 'Show looks',
  looksAlone: 'Looks alone, routine ones and previews included',
  clear: 'Clear',
  none: 'No entry matches',
  soFar: '{{count}} so far, there may be earlier ones',
  further: 'Look further back',
  exporting: '{{count}} read',
  exported: '{{count}} entries exported',
  exportedPart: 'The first {{count}} entries were exported; narrow the filter for the others',
  by: {
    companyId: 'Company',
    user: 'Seller’s user (own account)',
    by: 'By',
    act: 'Act',
    from: 'From (Hong Kong)',
    to: 'To (Hong Kong)',
    reference: 'Id or reference',
  },
}

/** Shops' problems. */
export const troubles = {
  pending: 'Not authorised yet',
  unauthorized: 'Consent withdrawn',
  expired: 'Consent expired',
  expiringSoon: 'Consent ends soon',
  noSales: 'No sales for 14 days',
  manyRefunds: 'More than a third refunded',
  notReadable: 'Cannot be read',
}
