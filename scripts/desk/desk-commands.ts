import * as z from 'zod'
import type { DeskAct } from '../../functions/desk/engine/desk-act.ts'

/** `file`: its content, in base64, is what the act takes. */
type FieldType = 'string' | 'number' | 'boolean' | 'json' | 'file'

/** One field of an act, as the command line takes it. */
export interface CommandField {
  name: string
  /** In the words of the help. */
  means: string
  /** A value that its act takes. */
  example: string
  /** `--company-id` for `companyId`. */
  option: string
  type: FieldType
  required: boolean
  /** The only values that it takes, where these are few. */
  choices: readonly string[]
  /** What it is where it is not given. */
  usual?: string
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

interface Declared {
  type?: unknown
  contentEncoding?: unknown
}

const typeOf = ({ type, contentEncoding }: Declared): FieldType => {
  if (contentEncoding === 'base64') return 'file'
  // A flag takes its word as text too.
  if (Array.isArray(type)) return type.includes('boolean') ? 'boolean' : 'string'
  switch (type) {
    case 'boolean':
      return 'boolean'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
    case 'object':
      return 'json'
    default:
      return 'string'
  }
}

const fieldsOf = ({ schema }: DeskAct): CommandField[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    const declared = typeof property === 'object' ? property : {}
    return {
      name,
      option: kebab(name),
      type: typeOf(declared),
      required: required.includes(name),
      choices: (declared.enum ?? []).map(String),
      ...(declared.default === undefined ? {} : { usual: String(declared.default) }),
      means: declared.description ?? name,
      example: String(declared['example'] ?? ''),
    }
  })
}

/** Subjects of more than one word. */
const longSubjects = ['campaign-tag', 'customer-service', 'red-packet']

const splitName = (name: string): [subject: string, verb: string] => {
  const subject = longSubjects.find((each) => name.startsWith(`${each}-`)) ?? name.split('-')[0] ?? ''
  return [subject, name.slice(subject.length + 1)]
}

export const commandOf = (action: DeskAct): DeskCommand => {
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
