import type { documents as source } from '../zh-CN/documents.ts'

export const documents = {
  title: 'Documents',
  lead: 'Everything your company has provided and signed, and the papers of each loan, ready to download.',
  filter: 'Type of document',
  groups: {
    all: 'All documents',
    company: 'Company documents',
    identity: 'Identity documents',
    agreement: 'Agreements',
    loan: 'Loan papers',
  },
  kinds: {
    certificate_of_incorporation: 'Certificate of incorporation',
    business_registration: 'Business registration certificate',
    annual_return: 'Annual return',
    articles_of_association: 'Articles of association',
    other: 'Other document',
    identity: 'Identity document',
    agreement: 'Facility agreement',
    drawdown_note: 'Promissory note',
    statement: 'Statement',
    interest_paper: 'Certificate of interest paid',
    payment_proof: 'Proof of payment',
    dispute_evidence: 'Evidence for a dispute',
  },
  standings: { checking: 'Being scanned', unsafe: 'Contains malware', uncheckable: 'Could not be scanned' },
  reasons: {
    checking: 'Usually takes less than a minute. You can download it after that.',
    unsafe: 'The file was deleted. Check your computer for viruses, then upload a clean copy.',
    uncheckable: 'It may be damaged or protected by a password. Remove any password and upload it again.',
  },
  facts: '{{when}} · {{size}} KB',
  download: 'Download',
  downloadOf: 'Download {{name}}',
  more: 'Show more',
  none: 'No documents of this type',
  empty: {
    title: 'No documents yet',
    text: 'Once you verify your company, sign an agreement or draw down, the documents are kept here.',
    action: 'Complete company details',
  },
} satisfies typeof source
