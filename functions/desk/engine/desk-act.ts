import type { FieldError } from '#shared/api/envelope.ts'
import type { ActInput, ActName, ActOutput, NamedAct } from '#shared/desk/all-acts.ts'
import type { DeskReason } from '#shared/desk/desk-reasons.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { DecisionSubject } from '#shared/desk/viewed-records.ts'
import type { Proposal } from '../../data/proposals.ts'
import type { Write } from '../../data/table.ts'
import { type Refused, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { truncate } from '../../runtime/truncate.ts'

/** In UTF-16 code units: room for an id of any length, and some sentences. */
const longestMessage = 2000

/** The outcome of an act, or the reason for its refusal. */
export type DeskOutcome = ({ ok: true } & Record<string, unknown>) | DeskRefusal

/** The response of a successful act. */
export type ActResponse<Name extends ActName> = { ok: true } & ActOutput<Name>

/** The outcome of an act by its name. */
export type Outcome<Name extends ActName> = ActResponse<Name> | DeskRefusal

/** A refusal with its sentence, for people of the lender. */
export interface DeskRefusal extends Refused<DeskReason> {
  message: string
}

/** `message` may quote the input: it is truncated if too long. */
export const refuseAct = (
  reason: DeskReason,
  message: string,
  errors?: readonly FieldError[],
): DeskRefusal => ({ ...refuse(reason, errors), message: truncate(message, longestMessage) })

/** For an item that changes daily: the part that has to stay the same for a proposal to be valid. */
export interface ApprovalBasis {
  /** The writes that replace it, and others like it. */
  writes: readonly Write[]
  state: unknown
}

/** The change made by an act, for its audit entry: ids and figures, without secrets and personal data. */
export interface AuditedChange {
  companyId?: string | undefined
  /** True where nothing is changed and personal data was viewed. */
  isLook?: true
  /** True for access to nothing personal, and for a dry run: the audit lists it on request only. */
  isRoutine?: true
  /** True where it is about a confidential item: the entry is apart from all others. Not stored. */
  isConfidential?: true
  /** The currency of its amounts, unless the other writes determine it. */
  currency?: string | undefined
  before: unknown
  after: unknown
  /**
   * Fields of `after` that are generated, or depend on the day, at each execution: excluded from a proposal's basis.
   * Not stored.
   */
  volatileFields?: readonly string[]
  /** Change counters of items that it adds to without replacing them as read. Not stored. */
  versions?: readonly number[]
  /**
   * Replaces `before`, `after` and that item's version in the basis of a proposal that may outlast the day. Not stored.
   */
  basis?: ApprovalBasis
  /** What it decides on, where a second person is shown which records the first one viewed. Not stored. */
  decidesOn?: readonly DecisionSubject[]
}

/** The actor and the reason. */
export interface Act {
  actor: string
  /** The authenticated principal; absent on the local stack. */
  principal?: string
  roles: readonly DeskRole[]
  reason?: string
  /** The second approver, for an act with four eyes. */
  approvedBy?: string
  /** True if the actor's roles permit an act, or those of a colleague. */
  permits(name: string, roles?: readonly DeskRole[]): Promise<boolean>
  /** The audit entry of this act. Belongs in the transaction of its effect. */
  audit(change: AuditedChange): Write
  /** Executes a proposal for its proposer, with this act's person as approver. */
  carryOut(proposal: Proposal): Promise<DeskOutcome>
}

/** Exists for the compiler only: the code of one act is not accepted as that of another. */
declare const itsAct: unique symbol

/** The code of an act. */
export type RunAct<Name extends ActName> = ((
  input: ActInput<Name>,
  act: Act,
  deps: Deps,
) => Promise<Outcome<Name>>) & { readonly [itsAct]?: Name }

/** An act as it is performed: its declaration with its name and its code. */
export interface DeskAct extends NamedAct {
  readonly run: (input: Record<string, unknown>, act: Act, deps: Deps) => Promise<DeskOutcome>
}

/** Whether an act with this input needs two people where the environment requires four eyes. */
export const needsTwoPeople = ({ fourEyes }: DeskAct, input: Parameters<DeskAct['run']>[0]): boolean =>
  typeof fourEyes === 'object' ? !fourEyes.isExcepted(input) : fourEyes === true
