import type * as z from 'zod/mini'
import type { Sensitive } from '#shared/api/sensitive.ts'
import type { DeskReason } from '#shared/desk/desk-reasons.ts'
import type { DeskResponses } from '#shared/desk/desk-responses.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { Proposal } from '../../data/proposals.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { truncate } from '../../runtime/truncate.ts'

/** In UTF-16 code units: room for an id of any length, and some sentences. */
const longestMessage = 2000

/** The outcome of an act, or the reason for its refusal. */
export type DeskOutcome = ({ ok: true } & Record<string, unknown>) | DeskRefusal

/** The response of a successful act, where its screen or list has declared the type. */
export type ActResponse<Name extends string> = { ok: true } & (Name extends keyof DeskResponses
  ? DeskResponses[Name]
  : Record<string, unknown>)

export interface DeskRefusal {
  ok: false
  reason: DeskReason
  message: string
  /** The invalid input fields, if that is the reason. */
  fields?: readonly string[]
}

/** `message` may quote the input: it is truncated if too long. */
export const refuseAct = (reason: DeskReason, message: string): DeskRefusal => ({
  ok: false,
  reason,
  message: truncate(message, longestMessage),
})

/** For an item that changes daily: the part that has to stay the same for a proposal to be valid. */
export interface ApprovalBasis {
  /** The write that replaces it. */
  write: Write
  state: unknown
}

/** The change made by an act, for its audit entry: ids and figures, without secrets and personal data. */
export interface AuditedChange {
  companyId?: string | undefined
  /** True where nothing is changed and personal data was viewed. */
  isLook?: true
  /** True for access to nothing personal, and for a dry run: the audit lists it on request only. */
  isRoutine?: true
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
  /** The names of all acts that these roles permit. */
  ownActs: readonly string[]
  /** The same for other roles: of a colleague. */
  actsOf(roles: readonly DeskRole[]): readonly string[]
  /** Loads one of them. */
  loadOwn(name: string): Promise<DeskAct | undefined>
  /** The audit entry of this act. Belongs in the transaction of its effect. */
  audit(change: AuditedChange): Write
  /** Executes a proposal for its proposer, with this act's person as approver. */
  carryOut(proposal: Proposal): Promise<DeskOutcome>
}

/** An act that needs two people, except for input without a financial effect. */
export interface FourEyesExcept<Input> {
  /** Describes the exception, for the table of acts that one person may do alone. */
  readonly except: string
  readonly isExcepted: (input: Input) => boolean
}

export interface DeskAct<Schema extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Subject first: `kyc-approve` is `kyc approve` on the command line. */
  readonly name: string
  /** One line for the command line's help. */
  readonly summary: string
  /**
   * For an act that changes nothing; any other leaves an audit entry if it changes something. Access to personal data
   * is audited as well.
   */
  readonly reads?: true | 'personal data'
  /** Why an access leaves no audit entry. Every other access leaves one, and so does every dry run. */
  readonly unrecorded?: string
  /** Positional arguments of the command line, in this order; other fields are options. */
  readonly positional?: readonly (keyof Schema['shape'] & string)[]
  /** For an act that needs a second approver, in an environment with four eyes. */
  readonly fourEyes?: true | FourEyesExcept<z.output<Schema>>
  /**
   * For an act that moves money, waives a debt, speaks for the lender or reveals identity: the category, and why one
   * person may do it alone where no second approver is needed.
   */
  readonly sensitive?: Sensitive
  /**
   * Fills in defaults that would differ on another day: the proposal stores them, so that the approval executes what
   * was proposed.
   */
  readonly freezeDefaults?: (input: z.output<Schema>, deps: Pick<Deps, 'clock'>) => Partial<z.input<Schema>>
  /** True for an act with several transactions: a dry run simulates all of them. */
  readonly multiTransaction?: true
  /** Fields with personal data: a proposal stores them only until it is decided or expires. */
  readonly personal?: readonly (keyof Schema['shape'] & string)[]
  /** True for an act that needs `reason`. */
  readonly needsReason?: true
  readonly schema: Schema
  readonly run: (input: z.output<Schema>, act: Act, deps: Deps) => Promise<DeskOutcome>
}

interface DeclaredAct<Name extends string, Schema extends z.ZodMiniObject>
  extends Omit<DeskAct<Schema>, 'name' | 'run'> {
  readonly name: Name
  readonly run: (input: z.output<Schema>, act: Act, deps: Deps) => Promise<ActResponse<Name> | DeskRefusal>
}

/** Whether an act with this input needs two people where the environment requires four eyes. */
export const needsTwoPeople = ({ fourEyes }: DeskAct, input: Parameters<DeskAct['run']>[0]): boolean =>
  typeof fourEyes === 'object' ? !fourEyes.isExcepted(input) : fourEyes === true

/** Declares an act of the back office. Its input is parsed by its schema before it runs. */
export const deskAct = <const Name extends string, const Schema extends z.ZodMiniObject>(
  action: DeclaredAct<Name, Schema>,
): DeskAct => action as unknown as DeskAct
