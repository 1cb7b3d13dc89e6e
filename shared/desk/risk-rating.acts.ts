import * as z from 'zod/mini'
import { ratingReasons, riskRatingLevels } from '../risk-rating/rating-reasons.ts'
import { act } from './act.ts'
import { describedField, fields, shortText, workQueueFields } from './act-fields.ts'
import { companyReaders } from './desk-roles.ts'
import { day, instant, recordId, state, withResponseKind } from './response-fields.ts'
import { kycReviewed, riskRatingChoices, shownRiskRating } from './risk-rating.ts'
import { workQueue } from './work-responses.ts'

export const riskRatingActs = {
  'risk-rating-show': act({
    summary:
      'A company’s customer risk rating with every reason, what it would be by the facts of now, and when its KYC is to be reviewed again.',
    roles: companyReaders,
    subject: 'companies',
    reads: true,
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: shownRiskRating,
  }),
  'risk-rating-override': act({
    summary:
      'Sets a company’s customer risk rating in place of the computed one, or has it computed again. It decides how often its KYC is reviewed.',
    roles: ['reviewer', 'compliance'],
    subject: 'companies',
    fourEyes: true,
    needsReason: true,
    positional: ['companyId', 'riskRating'],
    input: z.object({
      companyId: fields.companyId,
      riskRating: describedField(
        z.enum(riskRatingChoices),
        'the rating that counts from now on, or that the rule decides again',
        'high',
      ),
    }),
    output: z.strictObject({ companyId: recordId, riskRating: state(riskRatingLevels) }),
  }),
  'enhanced-review-record': act({
    summary:
      'Records your enhanced review of a submitted KYC of high risk. Without one, of somebody else than the reviewer who approves it, it cannot be approved.',
    roles: ['reviewer', 'compliance'],
    subject: 'companies',
    positional: ['companyId', 'findings'],
    input: z.object({
      companyId: fields.companyId,
      findings: describedField(
        shortText(1000),
        'what you examined and found: source of wealth, owners, purpose of the loans',
        'The owner’s wealth is from the sale of a factory; the contract is in the folder.',
        'prose',
      ),
    }),
    output: z.strictObject({ companyId: recordId, kycId: recordId }),
  }),
  'kyc-review-list': act({
    summary:
      'The companies whose KYC is to be reviewed again, the longest due first, with their customer risk rating.',
    roles: companyReaders,
    subject: 'companies',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue({
      companyId: recordId,
      riskRating: state(riskRatingLevels),
      ratingReasons: withResponseKind(z.array(z.enum(ratingReasons)), 'state'),
      kycReviewedAt: instant,
      noticedAt: instant,
      kycReviewDueOn: day,
    }),
  }),
  'kyc-review-record': act({
    summary:
      'Records that a company’s KYC in force was reviewed again, and what was found. The next review is due by its customer risk rating.',
    roles: ['reviewer', 'compliance'],
    subject: 'companies',
    needsReason: true,
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: kycReviewed,
  }),
}
