/** The kinds of a company's files, by filter group. */
export const fileGroups = {
  company: [
    'certificate_of_incorporation',
    'business_registration',
    'annual_return',
    'articles_of_association',
    'other',
  ],
  identity: ['identity'],
  agreement: ['agreement', 'addendum', 'increase', 'plan', 'rpa', 'guarantee'],
  loan: [
    'drawdown_note',
    'statement',
    'interest_paper',
    'overdue_letter',
    'payment_proof',
    'dispute_evidence',
    'limit_evidence',
    'fee_document',
  ],
  report: ['business_report'],
} as const

export type FileGroup = keyof typeof fileGroups
export type FileKind = (typeof fileGroups)[FileGroup][number]

export const fileGroupNames = Object.keys(fileGroups) as [FileGroup, ...FileGroup[]]

export const fileKinds = Object.values(fileGroups).flat() as [FileKind, ...FileKind[]]

const isIn = (group: FileGroup, kind: string): kind is FileKind =>
  (fileGroups[group] as readonly string[]).includes(kind)

export const isOfGroup = (kind: FileKind, group: FileGroup | undefined): boolean =>
  group === undefined || isIn(group, kind)

const kindOfField = (field: string): FileKind => {
  const [section, name = ''] = field.split('.')
  if (section !== 'documents') return 'identity'
  return isIn('company', name) ? name : 'other'
}

/** The kind of an upload that these fields of a KYC reference: a person's, if any of them is about a person. */
export const kindOfFields = (fields: readonly string[]): FileKind => {
  const kinds = fields.map(kindOfField)
  return kinds.find((kind) => kind === 'identity') ?? kinds[0] ?? 'other'
}
