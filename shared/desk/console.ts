import type { ActSubject } from './act-subjects.ts'
import type { DeskRole } from './desk-roles.ts'
import type { FieldKind } from './field-kinds.ts'

/** The signed-in back-office user. */
export interface OwnRoles {
  actor: string
  roles: readonly DeskRole[]
  /** The server's time, as the reference for ages. */
  now: string
  /** The names of the acts that these roles permit. */
  acts: string[]
}

/** One field of an act, for a form. */
export interface ActField {
  name: string
  /** Its description in the command line's help. */
  means: string
  /** An example value. */
  example: string
  /**
   * `file`: the act takes its content, in base64. `date`: a business date. `amount`: of money, in a currency that the
   * act determines.
   */
  type: 'string' | 'number' | 'boolean' | 'json' | 'file' | 'date' | 'amount'
  /** What a text or a list names; absent where the type says it. */
  kind?: FieldKind
  required: boolean
  /** The valid values, if these are few. */
  choices: readonly string[]
  /** The default value. */
  usual?: string
}

/** An act's description, without its fields. */
export interface ListedAct {
  action: string
  summary: string
  /** Absent for an act that the console calls itself. */
  subject?: ActSubject
  /** False for an act that only reads. */
  changes: boolean
  needsReason: boolean
  /** Whether a second approver is needed here. */
  needsSecondPerson: boolean
  /** Whether that depends on the input: a dry run shows it. */
  secondPersonDepends?: true
}

/** An act's fields, for a form. */
export interface ActForm extends ListedAct {
  fields: ActField[]
}
