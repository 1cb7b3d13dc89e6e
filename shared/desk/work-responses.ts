import * as z from 'zod/mini'
import {
  actName,
  amount,
  companyNames,
  count,
  instant,
  recordId,
  state,
  text,
  withResponseKind,
  yesNo,
} from './response-fields.ts'
import { assigneeChoices, workKinds } from './work.ts'

/** Who handed an item over to its assignee, and what they wrote. */
export const handedOver = z.strictObject({ by: text, note: z.nullable(text) })

/** The id of a work item, its assignee, since when, and who handed it over. */
export const claimedRow = z.strictObject({
  workId: recordId,
  takenBy: z.nullable(text),
  takenAt: z.nullable(instant),
  handedOver: z.exactOptional(handedOver),
})
export type ClaimedRow = z.output<typeof claimedRow>

/** A proposed act that waits for a second approver. */
export const pendingApprovalSummary = z.strictObject({
  proposalId: recordId,
  action: actName,
  proposedBy: text,
  proposedAt: instant,
  expiresAt: instant,
})
export type PendingApprovalSummary = z.output<typeof pendingApprovalSummary>

/** Common fields of work queue rows: the assignee, and pending approvals. */
export const workQueueRow = z.strictObject({
  ...claimedRow.shape,
  proposed: z.readonly(z.array(pendingApprovalSummary)),
})
export type WorkQueueRow = z.output<typeof workQueueRow>

export const workView = z.strictObject({
  queue: z.enum(workKinds),
  workId: recordId,
  companyId: z.nullable(recordId),
  takenBy: z.nullable(text),
  takenAt: z.nullable(instant),
})

/** Why an item was not claimed with others. */
export const claimObstacles = ['taken', 'forbidden', 'gone'] as const

export const workClaimed = z.strictObject({
  claimed: z.array(recordId),
  left: z.array(
    z.strictObject({
      workId: recordId,
      takenBy: z.nullable(text),
      notClaimedBecause: state(claimObstacles),
    }),
  ),
})
export type WorkClaimed = z.output<typeof workClaimed>

export const colleagues = z.strictObject({
  colleagues: z.array(
    z.strictObject({
      actor: text,
      lastSeen: instant,
    }),
  ),
})

export const inboxCount = z.strictObject({
  /** The act that lists it. */
  act: text,
  count: count,
  /** There may be more items than were counted; the other figures cover the counted ones alone. */
  isMore: yesNo,
  /** Past the day by which they are promised. */
  late: count,
  /** Since when the oldest waits: an instant or a day. */
  oldestAt: z.nullable(withResponseKind(text, 'time')),
  /** The sum in each currency, for inboxes whose items have amounts. */
  amounts: z.array(z.strictObject({ currency: text, amount })),
})
export type InboxCount = z.output<typeof inboxCount>

/** The standing of the inboxes, and the items that were handed over to the user and still wait. */
export const workCount = z.strictObject({
  counts: z.array(inboxCount),
  handedOver: z.array(
    z.strictObject({
      /** The act that lists it. */
      act: text,
      workId: recordId,
      ...handedOver.shape,
      at: instant,
    }),
  ),
})

/** An inbox's filters and sort order. */
export const deskView = z.strictObject({
  inbox: text,
  name: text,
  filter: z.nullable(text),
  /** A field, with a minus in front for descending order. */
  sort: z.nullable(text),
  held: z.enum(assigneeChoices),
  /** Shared with all users of the back office. */
  isShared: z.exactOptional(yesNo),
})
export type DeskView = z.output<typeof deskView>

export const deskViews = z.strictObject({
  views: z.array(deskView),
})

/** A page of a work queue: each row with its company's names, its assignee and its pending approvals. */
export const workQueue = <Row extends z.core.$ZodLooseShape>(row: Row) =>
  z.strictObject({
    waiting: z.array(z.strictObject({ ...row, ...companyNames, ...workQueueRow.shape })),
    cursor: z.exactOptional(text),
  })
