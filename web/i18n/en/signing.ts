import type { Words } from '../translations.ts'

/** Texts of the pages where a signer without an account identifies themselves, reads and signs. */
export const signing: Words['signing'] = {
  pageTitle: 'Sign the agreement',
  steps: { identify: 'Confirm your identity', read: 'Read', sign: 'Sign' },
  languages: { 'zh-CN': 'Simplified Chinese', 'zh-TW': 'Traditional Chinese', en: 'English' },
  kinds: {
    facility: 'Facility agreement',
    addendum: 'Shop addendum',
    increase: 'Limit increase addendum',
    plan: 'Payment plan addendum',
    rpa: 'Receivables purchase agreement',
    guarantee: 'Personal guarantee',
  },
  papers: {
    label: 'What you sign',
    number: 'Number {{number}}',
    signed: 'Signed',
    current: 'Now signing',
    ahead: 'To sign',
    next: 'The {{done}} is signed. Please read and sign the {{next}} next: nothing is complete before all are signed.',
    separator: ' and the ',
  },
  waits: {
    title: 'Signing is not possible yet',
    text: 'The password of your account was reset by email within the last 24 hours. In case somebody else reads your mailbox, nothing can be signed or declined before {{until}}. Please open the link in the mail again then. If it was not you who reset it, call us at once.',
  },
  identify: {
    title: 'Confirm your identity',
    lead: '{{company}} asks {{name}} to sign the {{title}}. Please confirm first that it is you.',
    again: 'Please confirm your identity again. How far you have read is saved.',
    bySms:
      'A code will be sent by SMS to your number on record, {{to}}. Not your number? Ask the company to correct it before you sign.',
    byMail: 'A code will be sent to your address on record, {{to}}.',
    weakerTitle: 'Confirmed by email, a weaker proof',
    weaker:
      'The company has given no mobile number that is yours alone, so only your email can be confirmed, and the certificate of completion will say so. You may ask the company to add a number first.',
    send: 'Send code',
    resend: 'Send again',
    resendIn: 'Resend in {{seconds}} s',
    sent: 'A code was sent to {{to}}. It is valid for {{minutes}} minutes.',
    sendFirst: 'Ask for a code first.',
    code: 'Code',
    codeHint: '6 digits',
    codeWrong: 'This code is wrong. Check it and enter it again; after five wrong tries it expires.',
    codeExpired: 'This code has expired. Ask for a new one.',
    idLastFour: 'Last four characters of your ID number',
    idHint:
      'Of your identity card or passport: letters and digits only, without brackets. For A123456(3), enter 4563.',
    idWrong:
      'This does not match the ID number on record. Check it; if the record is wrong, ask the company to correct it.',
    submit: 'Confirm',
    /** How the identification is documented. */
    recorded: 'How and when you confirmed your identity is stated in the certificate of completion.',
  },
  reading: {
    title: 'Read the agreement',
    titleOf: 'Read the {{paper}}',
    guaranteeLead:
      '{{company}} asks for your personal guarantee: if the company does not pay when due, the lender may ask you to pay. Please read every clause; if anything is unclear, ask before you sign.',
    lead: '{{company}} asks you to sign on its behalf. Please read every clause; if anything is unclear, ask before you sign.',
    language: 'Language',
    binding: 'The {{language}} version is binding, and is the one that you sign.',
    translation:
      'You are reading the translation into {{language}}, to help you understand. If they differ, the {{binding}} version prevails.',
    openPdf: 'Open the PDF ({{language}})',
    facts: 'Key terms',
    clauses: 'Clauses',
    progress: 'Reading progress',
    progressOf: '{{read}} of {{of}} clauses read',
    confirm: 'I have read clause {{number}}',
    read: 'Read',
    inTurn: 'Read the clauses above first',
    next: 'Continue with clause {{number}}',
    toSign: 'Go to signing',
    done: 'You have read every clause and can sign.',
    notSaved: 'How far you have read could not be saved yet. It will be once you are online.',
  },
  sign: {
    title: 'Sign',
    locked: 'You can sign once you have read all {{of}} clauses: {{left}} to go.',
    consent:
      'I have read and understood the whole of the {{title}}, agree to sign it electronically on behalf of {{company}}, and know that an electronic signature is legally binding.',
    consentGuarantee:
      'I have read and understood the whole of the {{title}}, agree to sign it electronically in my own name, know that I am liable for what {{company}} does not pay, and know that an electronic signature is legally binding.',
    name: 'Your name',
    nameHint: 'Enter {{name}}, or your Chinese name as verified.',
    nameDiffers:
      'This is not the name on record. Enter {{name}}, or your Chinese name as verified; if the record is wrong, ask the company to correct it first.',
    draw: 'Handwritten signature (optional)',
    drawHint:
      'Write with a finger, pen or mouse; it is printed on the certificate of completion. You may leave it empty: your typed name is enough.',
    drawArea: 'Area for a handwritten signature',
    drawn: 'Signature drawn',
    empty: 'Nothing drawn yet',
    clear: 'Clear',
    drawnBefore:
      'The signature you drew for the previous document also appears on this one’s certificate of completion.',
    submitOf: 'Sign the {{paper}}',
    submit: 'Sign the agreement',
    recorded:
      'The time, your IP address and the document’s checksum are recorded and stated in the certificate of completion.',
    decline: 'Decline to sign',
    resigned:
      'According to the company’s latest details you no longer sign for it. Please contact the company.',
    unread: 'Some clauses have not been read yet. Please read them before you sign.',
    changed: 'The text of the agreement has been updated. Please read it again before you sign.',
  },
  decline: {
    title: 'Decline to sign',
    text: 'This ends the agreement for everybody: nobody else can sign it either. The company will see your reason and may start again.',
    reason: 'Reason',
    reasonHint: 'The company and we will see it: for example, which clause you do not agree with.',
    confirm: 'Decline',
    keep: 'Go back',
  },
  signed: {
    title: 'You have signed, {{name}}',
    others:
      'Still to sign: {{left}}. Once everyone has signed, we seal the document electronically and email you a copy. There is nothing more for you to do.',
    certifying:
      'Everyone has signed, and the document is being sealed electronically. A copy will be emailed to you, usually within minutes.',
    sent: 'Everyone has signed and the document is sealed. A copy has been emailed to you; keep it safe.',
    document: 'Document',
    company: 'Company',
    at: 'Signed at (Hong Kong)',
    verify: 'Once you have your copy, you can verify it at any time',
    course: {
      signed: 'You have signed',
      all: 'Everyone has signed ({{signed}} of {{of}})',
      certified: 'Sealed, and a copy emailed to you',
    },
  },
  ended: {
    declined: {
      title: 'Somebody declined to sign',
      text: 'That ended the agreement. You no longer need to sign it.',
      own: 'You declined to sign, and the company has your reason. There is nothing more for you to do.',
    },
    lapsed: {
      title: 'The time to sign has passed',
      text: 'Not everyone signed within 30 days, so the agreement has lapsed. If the company starts again, you will get a new email.',
    },
    withdrawn: {
      title: 'The company has withdrawn this agreement',
      text: 'You no longer need to sign it. If you have questions, contact the company.',
    },
    void: {
      title: 'This agreement is void',
      text: 'Something it was based on has changed, such as a signer or a shop. If the company starts again, you will get a new email.',
    },
  },
  preparing: {
    title: 'The agreement is being prepared',
    text: 'This takes a few seconds. The page updates automatically.',
  },
  dead: {
    expired: {
      title: 'This link has expired',
      text: 'For security, a link works for 72 hours. We can email a new one to your address on record; how far you have read is kept.',
      renew: 'Email me a new link',
      sentTitle: 'A new link is on its way',
      sent: 'Check your mailbox on record and open the link in the new email.',
      soon: 'One was sent just now. Check your mailbox first; you can ask again in 10 minutes.',
      over: 'You no longer need to sign this agreement: it may be complete, withdrawn or void.',
    },
    unknown: {
      title: 'This link cannot be opened',
      text: 'It may be incomplete, or a newer email may have replaced it. Open the link in the latest email; if that fails too, contact the company.',
    },
    call: 'Call {{phone}}',
  },
  atHome: {
    increase: 'From {{limit}} to {{offered}}',
    start: 'Please start and finish the signing before {{at}}.',
    link: 'The link to sign is in your login mailbox; the page of the increase can send it again. Please sign before {{at}}.',
  },
}
