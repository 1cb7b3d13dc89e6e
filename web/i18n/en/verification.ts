import type { Words } from '../translations.ts'

/** Texts of the page that verifies a certified document. */
export const verification: Words['verification'] = {
  title: 'Verify a document',
  lead: 'Every signed document carries our electronic seal. Add the PDF to see whether we issued it and whether anything has changed since it was sealed.',
  file: {
    title: 'Check a PDF',
    drop: 'Drop the PDF here, or',
    choose: 'Choose a PDF',
    another: 'Check another PDF',
    stays: 'The file is checked in your browser and is not uploaded. We receive its checksum only.',
    checking: 'Checking {{name}}…',
    tooLarge:
      'This file is larger than 50 MB and cannot be checked in a browser. No document of ours is that large.',
    unreadable: 'The file could not be opened. It may have been moved or be in use. Please choose it again.',
    failed: 'The checker did not load. Check your connection and choose the file again.',
  },
  verdict: {
    genuine: {
      title: 'Genuine and unchanged',
      text: 'We sealed this document, and nothing in it has changed since.',
    },
    changed: {
      title: 'This document has been changed',
      text: 'Something was altered or added after it was sealed. Do not rely on it; ask whoever sent it for the original.',
    },
    damaged: {
      title: 'Incomplete or damaged',
      text: 'The seal cannot be read. The download may have been cut short. Download the file again; if the result is the same, do not rely on it.',
    },
    otherKey: {
      title: 'This is not our seal',
      text: 'The document bears our agreement number or code but was signed with somebody else’s key. Do not rely on it, and call us.',
    },
    unsignedVersion: {
      title: 'This is the text before signing',
      text: 'Its wording is what was signed, but it has no certificate of completion and no seal, so it does not prove that anyone signed. Use the copy received after signing.',
    },
    unrecorded: {
      title: 'Signature valid, record not checked',
      text: 'Nothing has changed since the document was signed, but we cannot be reached to confirm that the signature is ours. Please check again later.',
    },
    unknownSigned: {
      title: 'Not a document of ours',
      text: 'It carries a valid electronic signature, but we have no record of this document.',
    },
    unknown: {
      title: 'We have no record of this document',
      text: 'It carries no seal, and we have no record of it. Add the PDF received after signing; for a printed and scanned copy, use the code.',
    },
    notPdf: {
      title: 'This is not a PDF',
      text: 'Choose the original PDF received after signing. Photos, scans and screenshots cannot be checked; use the code instead.',
    },
    unreachable: {
      title: 'It cannot be checked right now',
      text: 'The document carries no seal, and our records cannot be reached. Please try again later.',
    },
  },
  /** The heading of the record if the file is not the original. */
  former: 'The original on record',
  code: {
    title: 'Only have it on paper?',
    text: 'Scan the QR code on the certificate of completion, or enter the code beside it, to see a summary of the record.',
    label: 'Code',
    hint: '32 letters and digits. Spaces, hyphens and capitals do not matter.',
    invalid:
      'The code has 32 letters and digits, such as 7K2M-9QXA-…. Compare it with the paper and enter it again.',
    submit: 'Look up',
    found: 'Summary of the record',
    notCompared: 'The document in your hands was not compared',
    onlyPdf:
      'The code shows only that such a document is on record; anybody can copy it onto another. Compare the record below with the document point by point. Only checking the PDF proves that it says the same.',
    none: 'There is no such code',
    noneText:
      'Compare it with the paper: the letter O and zero, and the letter I and one, may be mixed up; everything else must match. If it is still not found, do not rely on the document.',
  },
  facts: {
    kind: 'Document',
    number: 'Number',
    version: 'Version of the wording',
    date: 'Date of the document',
    company: 'Company',
    signers: 'Signers',
    signersCount: '{{count}} in all; everyone has signed',
    signedAt: 'signed {{when}}',
    provenBy: {
      sms: 'Identity: confirmed by a code by SMS',
      smsAndId: 'Identity: confirmed by a code by SMS and the end of the document’s number',
      mail: 'Identity: confirmed by a code by email (weaker)',
      mailAndId: 'Identity: confirmed by a code by email (weaker) and the end of the document’s number',
      nothing: 'Identity: no confirmation on record',
    },
    completed: 'Signed by everyone',
    certified: 'Sealed',
    timeStamp: 'Trusted time stamp',
    timeStamped: 'Yes',
    timeStampedAt: 'Yes, {{when}}',
    notTimeStamped: 'None; the time is as we recorded it',
    masked: 'Names are shown in part only; the document itself has them in full. Times are Hong Kong time.',
  },
  kinds: {
    facility: 'Facility agreement',
    addendum: 'Addendum',
    increase: 'Limit increase addendum',
    plan: 'Payment plan addendum',
    rpa: 'Receivables purchase agreement',
    guarantee: 'Personal guarantee',
    drawdown_note: 'Promissory note',
  },
  details: {
    title: 'Technical details',
    note: 'You can compare these with other tools, for example by opening the document’s signature in Adobe Acrobat.',
    certifiedSha256: 'Checksum of the sealed file (SHA-256)',
    documentSha256: 'Checksum of what was signed (SHA-256)',
    fingerprint: 'Fingerprint of the sealing certificate (SHA-256)',
    chain: 'Record of the signing',
    chainNote: '{{count}} entries, each linked to the one before; checksum of the last',
  },
  call: 'Call {{phone}}',
}
