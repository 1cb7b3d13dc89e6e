import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import type { NamedAct } from '#shared/desk/all-acts.ts'
import type { ActField } from '#shared/desk/console.ts'

/** One field of an act, as the command line takes it. */
export interface CommandField extends ActField {
  /** `--company-id` for `companyId`. */
  option: string
}

/** An act as a command: `kyc-approve` is `kyc approve`. */
export interface DeskCommand {
  action: string
  subject: string
  verb: string
  summary: string
  positional: CommandField[]
  options: CommandField[]
  needsReason: boolean
  /** False for a command that only reads. */
  changes: boolean
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const fieldsOf = (action: NamedAct): CommandField[] =>
  actFieldsOf(action).map((field) => ({ ...field, option: kebab(field.name) }))

/** Subjects of more than one word. */
const longSubjects = ['campaign-tag', 'customer-service', 'red-packet', 'statement-line', 'payout-batch']

const splitName = (name: string): [subject: string, verb: string] => {
  const subject = longSubjects.find((each) => name.startsWith(`${each}-`)) ?? name.split('-')[0] ?? ''
  return [subject, name.slice(subject.length + 1)]
}

export const commandOf = (action: NamedAct): DeskCommand => {
  const [subject, verb] = splitName(action.name)
  const fields = fieldsOf(action)
  const byPosition = action.positional ?? []
  return {
    action: action.name,
    subject,
    verb,
    summary: action.summary,
    positional: byPosition.flatMap((name) => fields.filter((field) => field.name === name)),
    options: fields.filter(({ name }) => !byPosition.includes(name)),
    needsReason: action.needsReason ?? false,
    changes: !action.reads,
  }
}
