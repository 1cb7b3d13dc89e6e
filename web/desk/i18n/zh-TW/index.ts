import { postingLabels } from '#shared/ledger/posting-labels/zh-TW.ts'
import type { DeskTranslations } from '../desk-translations.ts'
import { actFields } from './act-fields.ts'
import { actSentences, acts } from './acts.ts'
import { bankStatuses } from './bank-statuses.ts'
import { books } from './books.ts'
import { companyCase } from './case.ts'
import { choices } from './choices.ts'
import { complaints } from './complaints.ts'
import { exposure } from './exposure.ts'
import { fields } from './fields.ts'
import { flows } from './flows.ts'
import { frame } from './frame.ts'
import { loanRegister } from './loan-register.ts'
import { obligors } from './obligors.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { picker } from './picker.ts'
import { overdue, plans, portfolio, terms } from './portfolio.ts'
import { otherRecordedActs, sellerActs, unnamedActors } from './recorded-acts.ts'
import { refusals } from './refusals.ts'
import { responseLabels } from './response-labels.ts'
import { riskRating } from './risk-rating.ts'
import { screening } from './screening.ts'
import { states } from './states.ts'
import { suspicions } from './suspicions.ts'
import { audit, find, troubles, views, work } from './work.ts'

export const zhTW: DeskTranslations = {
  ...frame,
  ...payments,
  acts,
  bankStatuses,
  books,
  actFields,
  actSentences,
  case: companyCase,
  choices,
  complaints,
  loanRegister,
  obligors,
  exposure,
  fields,
  flows,
  postings: postingLabels,
  refusals,
  states,
  suspicions,
  portfolio,
  overdue,
  plans,
  terms,
  responseLabels,
  riskRating,
  screening,
  sellerActs,
  otherRecordedActs,
  unnamedActors,
  audit,
  find,
  people,
  picker,
  troubles,
  views,
  work,
}
