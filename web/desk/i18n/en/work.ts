/** Texts about claims on work. */
export const work = {
  whose: 'Whose',
  by: {
    all: 'All',
    mine: 'Mine',
    nobody: 'Nobody’s',
  },
  none: {
    mine: 'You have nothing here',
    nobody: 'Somebody has each of them',
  },
  days: '{{days}} days',
  nobodys: 'Nobody has taken it',
  mine: 'You have had it since {{since}}',
  held: '{{person}} has had it since {{since}}',
  notYours: {
    own: 'You proposed this: a colleague has to approve it. You can drop it.',
    roles: 'Your roles may not do this, so they do not decide on it either.',
  },
  proposer: {
    left: 'Whoever proposed this has left since: it is not done any more. Drop it, or propose it yourself.',
    withoutRole:
      'Whoever proposed this has no role for it any more: it is not done. Drop it, or propose it yourself.',
    unknown: 'Whoever proposed this was not seen lately: it is not done. Drop it, or propose it yourself.',
  },
  rejectedBefore: '{{by}} rejected the same before ({{at}}): “{{reason}}”',
  notYoursInShort: {
    own: 'You proposed it: a colleague decides',
    roles: 'Not for your roles',
  },
  proposed: {
    mark: 'Proposed by {{person}}',
    told: '{{person}} proposed “{{act}}” ({{at}}). It waits for a colleague until {{until}}.',
    see: 'Look at it',
  },
  andMore: '{{names}} and {{count}} more',
  given: 'What was entered',
  take: 'Take it',
  takeOver: 'Take it over',
  release: 'Put it back',
  handOver: 'Hand it over',
  colleague: 'To whom',
  noColleague: 'No other colleague who may see to it was here lately',
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
  none: 'Nothing found. Companies and shops are found by how their names begin, all else in full.',
  notSearched: 'Your roles may not look at these, so they were not searched: {{kinds}}.',
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
  looksAlone: 'Looks at personal data alone',
  changesAlone: 'What changed something alone',
  clear: 'Clear',
  none: 'Nothing on record fits',
  soFar: '{{count}} so far, there may be earlier ones',
  further: 'Look further back',
  exporting: '{{count}} read',
  exported: '{{count}} entries exported',
  exportedPart: 'The first {{count}} entries are exported; for the others, ask for a part',
  by: {
    companyId: 'Company id',
    user: 'User id (own account)',
    by: 'By',
    act: 'Act',
    day: 'Day in Hong Kong',
    month: 'Month',
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
