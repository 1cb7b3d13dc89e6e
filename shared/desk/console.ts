import * as z from 'zod/mini'
import { actSubjects } from './act-subjects.ts'
import { everyDeskRole } from './desk-roles.ts'
import { fieldKinds } from './field-kinds.ts'
import { actName, instant, text, yesNo } from './response-fields.ts'

/** The signed-in back-office user. */
export const ownRoles = z.strictObject({
  actor: text,
  roles: z.readonly(z.array(z.enum(everyDeskRole))),
  /** The server's time, as the reference for ages. */
  now: instant,
  /** The names of the acts that these roles permit. */
  acts: z.array(text),
  /** The names of the environment's platforms, by id. */
  platformNames: z.readonly(z.record(z.string(), text)),
})

/** One field of an act, for a form. */
export const actField = z.strictObject({
  name: text,
  /** Its description in the command line's help. */
  means: text,
  /** An example value. */
  example: text,
  /**
   * `file`: the act takes its content, in base64. `date`: a business date. `amount`: of money, in a currency that the
   * act determines.
   */
  type: z.enum(['string', 'number', 'boolean', 'json', 'file', 'date', 'amount']),
  /** The kind of a text or a list; absent where `type` determines it. */
  kind: z.exactOptional(z.enum(fieldKinds)),
  required: yesNo,
  /** The valid values, if these are few. */
  choices: z.readonly(z.array(text)),
  /** The default value. */
  usual: z.exactOptional(text),
})
export type ActField = z.output<typeof actField>

/** An act's description, without its fields. */
export const listedAct = z.strictObject({
  action: actName,
  summary: text,
  /** Absent for an act that the console calls itself. */
  subject: z.exactOptional(z.enum(actSubjects)),
  /** False for an act that only reads. */
  changes: yesNo,
  /** Done without a preview. */
  unpreviewed: z.exactOptional(z.literal(true)),
  needsReason: yesNo,
  /** Whether a second approver is needed here. */
  needsSecondPerson: yesNo,
  /** Whether that depends on the input: a dry run shows it. */
  secondPersonDepends: z.exactOptional(z.literal(true)),
})
export type ListedAct = z.output<typeof listedAct>

/** An act's fields, for a form. */
export const actForm = z.strictObject({ ...listedAct.shape, fields: z.array(actField) })
export type ActForm = z.output<typeof actForm>
