import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField, flag, ofKind, shortText, workQueueFields } from './act-fields.ts'
import { everyDeskRole, working } from './desk-roles.ts'
import { instant, text } from './response-fields.ts'
import { shopTroubleView } from './shop-trouble.ts'
import { assigneeChoices, workKinds } from './work.ts'
import {
  colleagues,
  deskView,
  deskViews,
  workClaimed,
  workCount,
  workQueue,
  workView,
} from './work-responses.ts'

export const workFields = {
  queue: describedField(z.enum(workKinds), 'among what it waits', 'kyc'),
  workId: describedField(
    z.string().check(z.minLength(1)),
    'the item, as its list names it',
    '2027-01-04T02:10:00.000Z#a3c1-kyc',
    'work',
  ),
}

/** The number of items that one call claims well within its timeout. */
const maxClaims = 50

const person = (means: string) => describedField(shortText(100), means, 'ada@lender.example', 'colleague')

const ownFields = {
  inbox: describedField(z.string().check(z.regex(/^[a-z-]{1,40}$/)), 'the inbox', 'kyc', 'text'),
  name: describedField(shortText(40), 'what you call the view', 'Changes of mine', 'text'),
}

export const workActs = {
  'work-claim': act({
    summary:
      'Takes what waits, so that the others see who works on it. It bars nobody from deciding on it. What somebody has is taken over from them by name.',
    // Each role claims what it may work on.
    roles: working,
    subject: 'work',
    positional: ['queue', 'workId'],
    input: z.object({
      ...workFields,
      from: z.optional(ofKind(person('who has it, to take it over from them'), 'holder')),
    }),
    output: workView,
  }),
  'work-claim-many': act({
    summary:
      'Takes several items that nobody has, each by itself: what somebody has is left to them, and named.',
    roles: working,
    subject: 'work',
    multiTransaction: true,
    unpreviewed: true,
    positional: ['queue'],
    input: z.object({
      queue: workFields.queue,
      workIds: describedField(
        z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(maxClaims)),
        `the items, as their list names them; at most ${maxClaims}`,
        '["2027-01-04T02:10:00.000Z#a3c1-kyc"]',
      ),
    }),
    output: workClaimed,
  }),
  'work-hand-over': act({
    summary: 'Hands what waits over to a colleague who may see to it: what you have, or what nobody has.',
    roles: working,
    subject: 'work',
    positional: ['queue', 'workId', 'colleague'],
    input: z.object({
      ...workFields,
      colleague: person('who is to have it, as the audit names them'),
      note: z.optional(
        describedField(
          shortText(1000),
          'what the colleague should know',
          'The certificate is missing a page; the seller sends it today.',
          'prose',
        ),
      ),
    }),
    output: workView,
  }),
  'work-release': act({
    summary: 'Puts back what you have taken, for anybody to take.',
    roles: working,
    subject: 'work',
    positional: ['queue', 'workId'],
    input: z.object(workFields),
    output: workView,
  }),
  'work-colleagues': act({
    summary: 'Whom something that waits can be handed over to: who was at the desk lately and may see to it.',
    roles: working,
    subject: 'work',
    reads: true,
    unrecorded: 'it tells the names of colleagues',
    positional: ['queue', 'workId'],
    input: z.object(workFields),
    output: colleagues,
  }),
  'work-count': act({
    summary:
      'How many wait in each inbox that your roles have, how many of them are late, since when the oldest waits, and the sums; of many, that it is so many or more. And what colleagues have handed over to you.',
    roles: everyDeskRole,
    subject: 'work',
    reads: true,
    unrecorded: 'the console’s navigation counts once a minute, and neither counts nor sums name anybody',
    input: z.object({}),
    output: workCount,
  }),
  'shop-trouble-list': act({
    summary:
      'The shops that cannot be read, sell nothing or take much back, of companies that have a limit or owe something; the longest so first.',
    roles: ['credit', 'support', 'auditor'],
    subject: 'work',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue(shopTroubleView.shape),
  }),
  'colleague-leave': act({
    summary:
      'Notes that a colleague has left the lender or a role: nothing that they have proposed so far is done any more. Whether they may come in is the identity provider’s.',
    roles: working,
    subject: 'work',
    positional: ['leaver'],
    needsReason: true,
    input: z.object({
      leaver: describedField(
        shortText(100),
        'who has left, as the audit names them',
        'ada@lender.example',
        'search',
      ),
    }),
    output: z.strictObject({
      leaver: text,
      leftAt: instant,
    }),
  }),
  'view-list': act({
    summary: 'The views of inboxes that you have saved, and those that are shared.',
    roles: everyDeskRole,
    subject: 'work',
    reads: true,
    unrecorded: 'it tells somebody what they saved themselves',
    input: z.object({}),
    output: deskViews,
  }),
  'view-save': act({
    summary:
      'Saves how you look at an inbox under a name, for yourself or for everybody; under the same name again, it is replaced.',
    roles: everyDeskRole,
    subject: 'work',
    positional: ['inbox', 'name'],
    input: z.object({
      ...ownFields,
      filter: z.optional(describedField(shortText(100), 'what rows have to say', 'harbour', 'text')),
      sort: z.optional(
        describedField(
          z.string().check(z.regex(/^-?\w{1,40}$/)),
          'by which field, with a minus for the other way round',
          '-amount',
          'text',
        ),
      ),
      held: describedField(z._default(z.enum(assigneeChoices), 'all'), 'whose', 'mine'),
      sharedView: describedField(flag, 'for everybody'),
    }),
    output: deskView,
  }),
  'view-remove': act({
    summary: 'Removes one of your saved views, or else one that is shared.',
    roles: everyDeskRole,
    subject: 'work',
    positional: ['inbox', 'name'],
    input: z.object({ inbox: ofKind(ownFields.inbox, 'view'), name: ofKind(ownFields.name, 'view') }),
    output: z.strictObject({ inbox: text, name: text }),
  }),
}
