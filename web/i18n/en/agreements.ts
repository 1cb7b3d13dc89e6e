import type { agreements as source } from '../zh-CN/agreements.ts'

export const agreements = {
  pageTitle: 'Sign the agreement',
  title: '{{name}}, please sign',
  toForm: 'Read it already? Go to the signature',
  lead: '{{company}} asks you to sign the {{title}} on its behalf. Read it to the end, then sign there. If anything is unclear, ask before you sign.',
  openPdf: 'Open the PDF',
  clauses: 'Clauses of the agreement',
  form: {
    title: 'Sign here',
    name: 'Your full name',
    nameHint: 'Type {{name}}, or your registered name in Chinese.',
    nameDiffers:
      'This is not the registered name. Type {{name}}, or your registered name in Chinese; if that is wrong, ask the company to correct it first.',
    accept:
      'I have read and understood all of “{{title}}”, sign it on behalf of the company, and know that this electronic signature is binding.',
    sign: 'Sign the agreement',
    recorded: 'We record the time, the network address and the document’s fingerprint.',
  },
  signed: {
    title: '{{name}}, you have signed',
    text: 'Your signature is recorded. There is nothing else to do.',
    others:
      'Your signature is recorded. When the others have signed, we compute the company’s limit. There is nothing else for you to do.',
    completed:
      'Everyone has signed, and the company’s limit is being worked out. There is nothing else for you to do.',
    document: 'Document',
    company: 'Company',
    at: 'Signed at (Hong Kong)',
    fingerprint: 'Fingerprint',
    fingerprintNote: 'SHA-256. If the document is altered, it is another.',
  },
  dead: {
    expired: {
      title: 'This link has expired',
      text: 'It was good for 14 days. Ask your company’s contact to log in and choose “Mail again” where the signatures are listed; you will get a new one.',
    },
    ended: {
      title: 'This agreement can no longer be signed',
      text: 'The company has withdrawn it, or it has lapsed. There is nothing for you to do; ask the company if in doubt.',
    },
    unknown: {
      title: 'This link does not open',
      text: 'Part of it may be missing. Open it from the mail again, or copy the whole address into the browser.',
    },
    call: 'Call {{phone}}',
  },
  footer: {
    help: 'Questions? Call {{phone}} or write to {{email}}.',
    licence: '{{company}} · Hong Kong money lender’s licence no. {{number}}',
  },
} satisfies typeof source
