import type { Words } from '../translations.ts'

export const objection: Words['objection'] = {
  title: 'Another signing contact',
  lead: 'The company has asked us to send signing links and codes to a different contact. If you do not agree, object here.',
  company: 'Company',
  signer: 'Signer',
  email: 'New email address',
  mobile: 'New mobile',
  askedAt: 'Requested at',
  waitsUntil: 'Takes effect no earlier than',
  note: 'Once you object, the change stops: links and codes keep going to your present contact only. We and the company’s administrators are notified.',
  object: 'Object to the change',
  call: 'Call {{phone}}',
  objected: {
    title: 'You objected, and the change has stopped',
    text: 'Links and codes still go to your former contact only. We and the company’s administrators were notified.',
  },
  inEffect: {
    title: 'The change is in effect',
    text: 'It was checked and has taken effect, so you can no longer object here. If you do not want it, call us at once.',
  },
  unknown: {
    title: 'The link is not valid',
    text: 'It is incomplete, or the company has since asked for another change. Use the link in the latest email, or call us.',
  },
}
