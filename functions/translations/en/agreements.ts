import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/agreements.ts'

export const translations: TranslationsOf<typeof source> = {
  invitation: {
    subject: '{brand}: please sign the facility agreement of {company}',
    heading: 'A facility agreement awaits your signature',
    paragraphs: [
      'Dear {signer},',
      "{company} is applying for a revolving credit facility and needs you to sign its facility agreement on the company's behalf.",
      'Press the button, confirm your identity, read the agreement in full, then sign by typing your full name. It takes about five minutes, and you do not need an account.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  setInvitation: {
    subject: '{brand}: please sign the {papers} of {company}',
    heading: 'Documents await your signature',
    paragraphs: [
      'Dear {signer},',
      '{company} is applying for a revolving credit facility and needs you to sign the {papers}. One link opens both, and they take effect once every signer has signed.',
      'Press the button, confirm your identity, read each document in full and sign it by typing your full name. It takes about ten minutes, and you do not need an account.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  guarantorInvitation: {
    subject: '{brand}: please sign the personal guarantee for {company}',
    heading: 'A personal guarantee awaits your signature',
    paragraphs: [
      'Dear {signer},',
      '{company} is applying for a revolving credit facility. The product’s terms require your personal guarantee: if the company does not pay when due, the lender may ask you to pay.',
      'Press the button, confirm your identity, and read the guarantee in full. Sign it by typing your full name if you are willing to be liable. Take independent legal advice if anything is unclear; if you do not agree, you can decline on the same page.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  papers: {
    facility: 'facility agreement',
    addendum: 'shop addendum',
    increase: 'limit increase addendum',
    plan: 'payment plan addendum',
    rpa: 'receivables purchase agreement',
    guarantee: 'personal guarantee',
  },
  separator: ' and the ',
  numberSeparator: ', ',
  addendumInvitation: {
    subject: '{brand}: please sign the shop addendum of {company}',
    heading: 'An addendum awaits your signature',
    paragraphs: [
      'Dear {signer},',
      "{company} wants to add newly linked shops to its revolving credit facility and needs you to sign an addendum on the company's behalf. Once every signer has signed, the limit is recalculated with these shops.",
      'Press the button, confirm your identity, read the addendum in full, then sign by typing your full name. It takes about three minutes, and you do not need an account.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  increaseInvitation: {
    subject: '{brand}: please sign the limit increase addendum of {company}',
    heading: 'An addendum awaits your signature',
    paragraphs: [
      'Dear {signer},',
      "{company} has asked for a higher revolving limit. The lender agrees, and an addendum needs your signature on the company's behalf. The new limit applies once every signer has signed, after a check of the signatures where one is needed.",
      'Press the button, confirm your identity, read the addendum in full, then sign by typing your full name. It takes about three minutes, and you do not need an account.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  planInvitation: {
    subject: '{brand}: please sign the payment plan addendum of {company}',
    heading: 'A payment plan awaits your signature',
    paragraphs: [
      'Dear {signer},',
      "The lender has offered {company} a payment plan for one of its drawdowns, and an addendum needs your signature on the company's behalf. The plan starts once every signer has signed, after a check of the signatures where one is needed.",
      'Press the button, confirm your identity, read the addendum in full, then sign by typing your full name. It takes about three minutes, and you do not need an account.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  reminder: {
    subject: '{brand}: the agreement of {company} still awaits your signature',
    heading: 'The agreement still awaits your signature',
    paragraphs: [
      'Dear {signer},',
      'You have not signed the agreement of {company} yet. Use this new link to confirm your identity, read it in full and sign; if you do not agree, you can decline on the same page.',
    ],
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 72 hours; please do not forward it. If you do not know this company, ignore this email.',
  },
  codeBySms:
    '{brand}: {code} is your code to sign the agreement of {company}. It works for 5 minutes. If you are not signing, do not share it with anyone.',
  codeByMail: {
    subject: '{brand}: your code for signing',
    heading: 'Enter this code to confirm your identity',
    paragraphs: [
      'You are opening an agreement of {company} that awaits your signature. Enter this code on the signing page; it works for 5 minutes.',
    ],
    footnote: 'If you are not signing, do not share the code with anyone.',
  },
  signatoryCodeBySms:
    '{brand}: {code} confirms, in the account of {company}, that you are one of those who sign for it. It works for 5 minutes. If it is not you, do not share it with anyone.',
  signatoryCodeByMail: {
    subject: '{brand}: your code to confirm that you sign for the company',
    heading: 'Enter this code to confirm that you sign for the company',
    paragraphs: [
      'Somebody who is logged in to the account of {company} is about to sign promissory notes as you. If it is you, enter this code on the page; it works for 5 minutes.',
    ],
    footnote:
      'If it is not you, do not share the code with anyone, and speak to the company’s administrators at once.',
  },
  contactRequested: {
    subject: '{brand}: {company} wants to change how you are reached for signing',
    heading: 'Your contact for signing is to change',
    paragraphs: [
      'Dear {signer},',
      '{company} asked us to reach you at {contact} for signing. Until that takes effect, links and codes still go to your present contact only.',
      'If you do not want this, use the button below to object within 24 hours of the request: the change then stops. After 24 hours it takes effect once we have checked it.',
    ],
    action: 'See and object',
    footnote: 'If you asked for the change yourself, there is nothing for you to do.',
  },
  contactRequestedBySms:
    '{brand}: {company} wants to change your contact for signing. If you do not want this, object within 24 hours: {link}',
  replaced: {
    subject: '{brand}: you no longer need to sign the agreement of {company}',
    heading: 'You no longer need to sign this agreement',
    paragraphs: [
      'Dear {signer},',
      '{company} has asked another director to sign this agreement. The links that were sent to you before no longer work.',
      'If this is not what you want, please contact our customer service soon.',
    ],
  },
}
