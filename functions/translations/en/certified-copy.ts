import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/certified-copy.ts'

export const translations: TranslationsOf<typeof source> = {
  certifiedCopy: {
    subject: '{brand}: {company}’s {paper} has been signed by everyone; your certified copy is attached',
    heading: 'The {paper} has been signed',
    paragraphs: [
      'Hello,',
      'The {paper} {number} of {company} has been signed by all its signers. The certified copy is attached; its last pages are the certificate of completion. Please keep it.',
      'Anyone who has this file can use the button below to check that it was not changed.',
    ],
    action: 'Check a file',
  },
  largeCopy: {
    subject: '{brand}: {company}’s {paper} has been signed by everyone',
    heading: 'The {paper} has been signed',
    paragraphs: [
      'Hello,',
      'The {paper} {number} of {company} has been signed by all its signers and certified. The file is too large for an email: the company’s administrators will find the certified copy under Documents.',
      'Anyone who has this file can use the button below to check that it was not changed.',
    ],
    action: 'Check a file',
  },
  papers: {
    facility: 'facility agreement',
    addendum: 'shop addendum',
    increase: 'limit increase addendum',
    plan: 'payment plan addendum',
    rpa: 'receivables purchase agreement',
    guarantee: 'personal guarantee',
  },
}
