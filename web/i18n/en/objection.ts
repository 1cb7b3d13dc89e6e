import type { Words } from '../translations.ts'

export const objection: Words['objection'] = {
  title: 'Another signing contact',
  lead: 'The company wants links and codes for signing sent to another contact. If you do not agree, object here.',
  company: 'Company',
  signer: 'Signer',
  email: 'New email address',
  mobile: 'New mobile',
  askedAt: 'Requested at',
  waitsUntil: 'Takes effect no earlier than',
  note: 'Once you object, the change stops: links and codes go to your present contact only. We and the company’s administrators are notified.',
  object: 'Object to the change',
  call: 'Call {{phone}}',
  objected: {
    title: 'You objected, and the change has stopped',
    text: 'Links and codes still go to your former contact only. We and the company’s administrators were notified.',
  },
  inEffect: {
    title: 'The change is in effect',
    text: 'It was checked and has taken effect, so you cannot object here any more. If you do not want it, call us at once.',
  },
  unknown: {
    title: 'The link is not valid',
    text: 'It is incomplete, or the company asked for another change since. Use the link of the latest email, or call us.',
  },
}
