import * as z from 'zod'
import type { DeskAction } from '../../functions/desk/desk-action.ts'

type FieldType = 'string' | 'number' | 'boolean' | 'json'

/** One field of an action, as the command line takes it. */
export interface CommandField {
  name: string
  /** `--company-id` for `companyId`. */
  option: string
  type: FieldType
  required: boolean
}

/** An action as a command: `kyc-approve` is `kyc approve`. */
export interface DeskCommand {
  action: string
  subject: string
  verb: string
  summary: string
  positional: CommandField[]
  options: CommandField[]
  needsReason: boolean
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const typeOf = (declared: unknown): FieldType => {
  switch (declared) {
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

const fieldsOf = ({ schema }: DeskAction): CommandField[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    option: kebab(name),
    type: typeOf(typeof property === 'object' ? property.type : undefined),
    required: required.includes(name),
  }))
}

export const commandOf = (action: DeskAction): DeskCommand => {
  const [subject = '', ...verb] = action.name.split('-')
  const fields = fieldsOf(action)
  const byPosition = action.positional ?? []
  return {
    action: action.name,
    subject,
    verb: verb.join('-'),
    summary: action.summary,
    positional: byPosition.flatMap((name) => fields.filter((field) => field.name === name)),
    options: fields.filter(({ name }) => !byPosition.includes(name)),
    needsReason: action.needsReason ?? false,
  }
}
