import type { DeskRole } from './desk-roles.ts'

/** Who somebody is in the back office. */
export interface OwnRoles {
  actor: string
  roles: readonly DeskRole[]
  /** The desk's own time: ages are told by it. */
  now: string
  /** The names of the acts that these roles may do. */
  acts: string[]
}

/** One field of an act, as somebody fills it in. */
export interface ActField {
  name: string
  /** In the words of the command line's help. */
  means: string
  /** A value that its act takes. */
  example: string
  /** `file`: its content, in base64, is what the act takes. `date`: a business date. `amount`: of money, in a currency that the act knows. */
  type: 'string' | 'number' | 'boolean' | 'json' | 'file' | 'date' | 'amount'
  required: boolean
  /** The only values that it takes, where these are few. */
  choices: readonly string[]
  /** What it is where it is not given. */
  usual?: string
}

/** What an act does, and what it takes besides its fields. */
export interface ListedAct {
  action: string
  summary: string
  /** False for an act that only reads. */
  changes: boolean
  needsReason: boolean
  /** Whether a second person has to approve it here. */
  needsSecondPerson: boolean
  /** Whether that depends on what is entered: a dry run shows it. */
  secondPersonDepends?: true
}

/** What an act takes, for a form. */
export interface ActForm extends ListedAct {
  fields: ActField[]
}
