import type { Words } from '../translations.ts'

export const tracking: Words['tracking'] = {
  title: 'Visit statistics',
  question: 'May we count your visits? No cookies, and nothing that you type.',
  more: 'Details',
  what: 'If you agree, we count which pages are opened, for how long, and which steps are completed (signing up, logging in, linking a shop, submitting company details and applications, collecting red packets), to improve this site. Nothing is counted before you agree, or after you change your mind.',
  notWhat:
    'We note the kind of page, the page you came from, the product line, and whether you signed up during this visit. We do not note references within addresses, what you type, your name, your email address or your company. If you came from another website, we note its domain only. There are no cookies: a random number ties together what happens in one browser tab, and is deleted when you close it.',
  where:
    'This goes to {{host}} and nowhere else. Like any website you open, it receives your IP address and the type of your browser.',
  choose: 'May we count your visits? You can change this at any time.',
  answers: { agreed: 'Agree', declined: 'Decline' },
  byBrowser: 'Your browser asks websites not to track you, so we do not count your visits.',
  nowhere: 'Visits to this site are not counted at present.',
}
