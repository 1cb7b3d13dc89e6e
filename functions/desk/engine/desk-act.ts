import type * as z from 'zod/mini'
import type { Sensitive } from '#shared/api/sensitive.ts'
import type { DeskReason } from '#shared/desk/desk-reasons.ts'
import type { DeskResponses } from '#shared/desk/desk-responses.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { Proposal } from '../../data/proposals.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { shortened } from '../../runtime/shortened.ts'

/** In UTF-16 code units: with an id that is as long as any, and some sentences. */
const longestMessage = 2000

/** An act that was done, with what there is to say of it; or why it was not. */
export type DeskOutcome = ({ ok: true } & Record<string, unknown>) | DeskRefusal

/** What an act that was done says, where its screen or its list has said what that is. */
export type ActResponse<Name extends string> = { ok: true } & (Name extends keyof DeskResponses
  ? DeskResponses[Name]
  : Record<string, unknown>)

export interface DeskRefusal {
  ok: false
  reason: DeskReason
  message: string
  /** The fields of its input that are wrong, where that is why. */
  fields?: readonly string[]
}

/** `message` may quote what was given: it is cut where that is long. */
export const refuseAct = (reason: DeskReason, message: string): DeskRefusal => ({
  ok: false,
  reason,
  message: shortened(message, longestMessage),
})

/** Of an item that the mere passing of days changes: what of it has to stay as it was for a proposal to hold. */
export interface ApprovalBasis {
  /** The write that replaces it. */
  write: Write
  state: unknown
}

/** What an act changes, as its audit entry tells it: by ids and figures, without secrets and personal data. */
export interface AuditedChange {
  companyId?: string | undefined
  /** True where nothing is changed and personal data was looked at. */
  isLook?: true
  /** True of a look at nothing personal, and of a dry run: the audit shows it where looks are asked for. */
  isRoutine?: true
  /** What its amounts are in, where what is written beside it does not say so. */
  currency?: string | undefined
  before: unknown
  after: unknown
  /**
   * Fields of `after` that are made again, or count from the day, whenever it is done: a proposal does not hold to
   * them. Not kept.
   */
  volatileFields?: readonly string[]
  /** How often what it adds to was changed: of items that it does not replace as it has read them. Not kept. */
  versions?: readonly number[]
  /** In place of `before`, `after` and the version of that item, where a proposal is to outlast the day. Not kept. */
  basis?: ApprovalBasis
}

/** Who acts and why. */
export interface Act {
  actor: string
  /** What proves them; absent where nothing does, on the local stack. */
  principal?: string
  roles: readonly DeskRole[]
  reason?: string
  /** Who approved it, where it took two. */
  approvedBy?: string
  /** The names of all acts that these roles may do. */
  ownActs: readonly string[]
  /** The same of other roles: of a colleague. */
  actsOf(roles: readonly DeskRole[]): readonly string[]
  /** One of them. */
  loadOwn(name: string): Promise<DeskAct | undefined>
  /** The audit entry of this act. Goes into the same transaction as what it does. */
  audit(change: AuditedChange): Write
  /** Has a proposed act done for who proposed it, with the person of this act as its second. */
  carryOut(proposal: Proposal): Promise<DeskOutcome>
}

/** An act that takes two people but where its input says that it settles nothing. */
export interface FourEyesExcept<Input> {
  /** What one person does alone, for the table of who can do what alone. */
  readonly except: string
  readonly isExcepted: (input: Input) => boolean
}

export interface DeskAct<Schema extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Subject first: `kyc-approve` is `kyc approve` on the command line. */
  readonly name: string
  /** One line for the command line's help. */
  readonly summary: string
  /**
   * For an act that changes nothing; any other leaves an audit entry where it changes something. Whoever looked at
   * personal data stands in the audit as well.
   */
  readonly reads?: true | 'personal data'
  /** Why a look leaves no audit entry. Every other look leaves one, and so does every dry run. */
  readonly unrecorded?: string
  /** Fields that the command line takes by position, in this order; the others are options. */
  readonly positional?: readonly (keyof Schema['shape'] & string)[]
  /** For an act that a second person has to approve, in an environment that asks for four eyes. */
  readonly fourEyes?: true | FourEyesExcept<z.output<Schema>>
  /**
   * For an act that moves money, waives a debt, speaks for the lender or shows identity: which of these, and why one person
   * may do it alone where no second one is needed.
   */
  readonly sensitive?: Sensitive
  /**
   * What the act takes for granted where a field is left out and would take otherwise on another day: a proposal has it
   * written down, so that what is approved is what was proposed.
   */
  readonly freezeDefaults?: (input: z.output<Schema>, deps: Pick<Deps, 'clock'>) => Partial<z.input<Schema>>
  /** True for an act that does several things, each in a transaction of its own: a dry run tells all of them. */
  readonly multiTransaction?: true
  /** Fields that are about a person: a proposal keeps them only until it is decided or expires. */
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

/** Whether an act with this input takes two people where the environment asks for four eyes. */
export const takesTwo = ({ fourEyes }: DeskAct, input: Parameters<DeskAct['run']>[0]): boolean =>
  typeof fourEyes === 'object' ? !fourEyes.isExcepted(input) : fourEyes === true

/** Declares one of the lender's acts. Its input is parsed by its schema before it runs. */
export const deskAct = <const Name extends string, const Schema extends z.ZodMiniObject>(
  action: DeclaredAct<Name, Schema>,
): DeskAct => action as unknown as DeskAct
