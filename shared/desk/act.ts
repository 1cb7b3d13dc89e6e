import type * as z from 'zod/mini'
import type { Sensitive } from '../api/sensitive.ts'
import type { ActSubject } from './act-subjects.ts'
import type { DeskRole } from './desk-roles.ts'

/** An act that needs two people, except for input without a financial effect. */
export interface FourEyesExemption<Input> {
  /** Describes the exception, for the table of acts that one person may do alone. */
  readonly except: string
  isExcepted(input: Input): boolean
}

/** The declaration of an act of the back office: all that is known of it without running it. */
export interface ActDeclaration<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  /** One line for the command line's help. */
  readonly summary: string
  /** An auditor changes nothing. */
  readonly roles: readonly DeskRole[]
  /** Absent for the acts that the console calls itself and does not list. */
  readonly subject?: ActSubject
  /**
   * For an act that changes nothing; any other leaves an audit entry if it changes something. Access to personal data
   * is audited as well.
   */
  readonly reads?: true | 'personal data'
  /** True for an access to several companies: each gets an audit entry of its own, as for a view of one company. */
  readonly filedWithEach?: true
  /** Why an access leaves no audit entry. Every other access leaves one, and so does every dry run. */
  readonly unrecorded?: string
  /**
   * For an act that nobody without its roles may know of: its audit entries are in a list of their own, and the other
   * lists show no gap. It has no second approver, because proposals are listed.
   */
  readonly confidential?: true
  /** Positional arguments of the command line, in this order; other fields are options. */
  readonly positional?: readonly (keyof Input['shape'] & string)[]
  /** For an act that needs a second approver, in an environment with four eyes. */
  readonly fourEyes?: true | FourEyesExemption<z.output<Input>>
  /**
   * For an act that moves money, waives a debt, speaks for the lender or reveals identity: the category, and why one
   * person may do it alone where no second approver is needed.
   */
  readonly sensitive?: Sensitive
  /** True for an act with several transactions: a dry run simulates all of them. */
  readonly multiTransaction?: true
  /** Fields with personal data: a proposal stores them only until it is decided or expires. */
  readonly personal?: readonly (keyof Input['shape'] & string)[]
  /** True for an act whose dry run would only repeat what was just typed: the console does it without a preview. */
  readonly unpreviewed?: true
  /** True for an act that needs `reason`. */
  readonly needsReason?: true
  /**
   * Fills in defaults that would differ on another day: the proposal stores them, so that the approval executes what
   * was proposed.
   */
  freezeDefaults?(input: z.output<Input>, now: { clock: () => Date }): Partial<z.input<Input>>
  /** Parsed before the act runs. */
  readonly input: Input
  /** The response of a success, without `ok`. JSON: amounts as decimals, times in ISO. */
  readonly output: Output
}

/** Declares an act. Its key in the list of its subject is its name, subject first: `kyc-approve`. */
export const act = <const Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  declaration: ActDeclaration<Input, Output>,
): ActDeclaration<Input, Output> => declaration
