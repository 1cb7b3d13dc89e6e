import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/certified-copy.ts'

export const translations: TranslationsOf<typeof source> = {
  certifiedCopy: {
    subject: '{brand}: {company}’s {paper} is signed by everyone, with your certified copy',
    heading: 'The {paper} is signed',
    paragraphs: [
      'Hello,',
      'The {paper} {number} of {company} has been signed by all its signers. The certified copy is attached; its last pages are the certificate of completion. Please keep it.',
      'Whoever has this file can check by the button below that it was not changed.',
    ],
    action: 'Check a file',
  },
  largeCopy: {
    subject: '{brand}: {company}’s {paper} is signed by everyone',
    heading: 'The {paper} is signed',
    paragraphs: [
      'Hello,',
      'The {paper} {number} of {company} has been signed by all its signers and certified. The file is too large for a mail: the company’s administrators find the certified copy under Documents.',
      'Whoever has this file can check by the button below that it was not changed.',
    ],
    action: 'Check a file',
  },
  papers: {
    facility: 'facility agreement',
    addendum: 'shop addendum',
    increase: 'limit increase addendum',
    rpa: 'receivables purchase agreement',
    guarantee: 'personal guarantee',
  },
}
