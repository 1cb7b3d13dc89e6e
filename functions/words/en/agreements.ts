import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/agreements.ts'

export const words: WordsOf<typeof source> = {
  invitation: {
    subject: '{brand}: please sign the facility agreement of {company}',
    heading: 'A facility agreement awaits your signature',
    paragraphs: [
      'Dear {signer},',
      "{company} is applying for a revolving credit facility and needs you to sign its facility agreement on the company's behalf.",
      'Press the button, read the agreement in full, then sign by typing your full name. It takes about five minutes, and there is nothing to log in to.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 14 days; please do not forward it. If you do not know this company, ignore this mail.',
  },
  addendumInvitation: {
    subject: '{brand}: please sign the shop addendum of {company}',
    heading: 'An addendum awaits your signature',
    paragraphs: [
      'Dear {signer},',
      "{company} wants to add newly linked shops to its revolving credit facility and needs you to sign an addendum on the company's behalf. Once every signer has signed, the limit is computed anew with these shops.",
      'Press the button, read the addendum in full, then sign by typing your full name. It takes about three minutes, and there is nothing to log in to.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 14 days; please do not forward it. If you do not know this company, ignore this mail.',
  },
}
