import { complaintLabels } from '#shared/complaints/labels/en.ts'
import type { complaints as source } from '../zh-CN/complaints.ts'

export const complaints = {
  title: 'Complaints',
  lead: 'If you are not satisfied with our terms, charges, collection, service or use of data, please tell us. We answer in writing within {{days}} days. A complaint changes neither your limit nor your bills.',
  new: 'Make a complaint',
  newLead:
    'If the amount of a bill is wrong, dispute it on that bill: it does not fall due while we look into it.',
  about: 'What it is about',
  aboutChoose: 'Choose one',
  subjects: complaintLabels.subjects,
  what: 'What happened, and what you would like us to do',
  whatHint: 'Please give dates, amounts and numbers. Do not include passwords or codes.',
  textRequired: 'Say what happened',
  send: 'Send complaint',
  done: 'We have received your complaint and will answer it on or before {{date}}.',
  list: 'Your complaints',
  none: 'You have made no complaint.',
  waiting: 'Waiting for our answer',
  outcomes: complaintLabels.outcomes,
  waits: 'Received on {{date}}, to be answered on or before {{due}}',
  madeOn: 'Received on {{date}}',
  answeredOn: 'Our answer of {{date}}',
} satisfies typeof source
