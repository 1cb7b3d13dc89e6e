import { complaintLabels } from '#shared/complaints/labels/en.ts'
import type { complaints as source } from '../zh-CN/complaints.ts'

export const complaints = {
  title: 'Complaints',
  lead: 'If you are not satisfied with our terms, charges, collection, service or use of data, please tell us. We answer in writing within {{days}} days. A complaint changes neither your limit nor your bills.',
  new: 'Make a complaint',
  newLead:
    'Is the amount of a bill wrong? Dispute it on the bill itself: until we answer we do not collect it, and no overdue interest is charged for now.',
  toBills: 'See your bills',
  about: 'What it is about',
  aboutChoose: 'Choose one',
  subjects: complaintLabels.subjects,
  what: 'What happened, and what you would like us to do',
  whatHint: 'Please give dates, amounts and numbers. Do not include passwords or codes.',
  aboutRequired: 'Please choose what it is about.',
  textRequired: 'Please say what happened.',
  send: 'Send complaint',
  unansweredTitle: 'We do not know whether it arrived',
  unanswered:
    'The server did not answer. Please send it again: it is the same complaint, and there will be only one.',
  again: 'Send again',
  done: 'We have received your complaint and will answer it on or before {{date}}.',
  list: 'Your complaints',
  none: 'You have made no complaint yet. Once you have, its progress and our answer show here.',
  waiting: 'Waiting for our answer',
  outcomes: complaintLabels.outcomes,
  waits: 'Received on {{date}}, to be answered on or before {{due}}',
  madeOn: 'Received on {{date}}',
  answeredOn: 'Our answer of {{date}}',
} satisfies typeof source
