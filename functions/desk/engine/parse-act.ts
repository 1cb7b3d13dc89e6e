import * as z from 'zod/mini'
import { shortText } from '#shared/desk/act-fields.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { type InputError, invalidInput, parseInput } from '../../http/parse-input.ts'
import { truncate } from '../../runtime/truncate.ts'
import { type DeskAct, type DeskRefusal, refuseAct } from './desk-act.ts'

/** The input of one act: its name, the actor, the reason, and the act's own fields. */
export interface DeskInput {
  action: string
  actor: string
  /**
   * The authenticated principal: IAM's, or the identity provider and its subject. The handler's caller guarantees it.
   */
  principal?: string | undefined
  /** The actor's roles. The handler's caller guarantees them as well. */
  roles: readonly DeskRole[]
  reason?: string | undefined
  /** Simulates the act, and changes nothing. */
  dryRun?: boolean | undefined
  readonly [field: string]: unknown
}

const common = z.object({
  action: z.string(),
  actor: shortText(100),
  principal: z.optional(z.string()),
  reason: z.optional(shortText(1000)),
  dryRun: z._default(z.boolean(), false),
})

const schemaOf = ({ input, needsReason }: DeskAct) =>
  z.intersection(needsReason ? z.required(common, { reason: true }) : common, input)

/** Rules shared with endpoints, whose screens translate them. */
const ruleTranslations: Readonly<Record<string, string>> = {
  dateInvalid: 'a calendar date, as 2027-01-28',
  required: 'is needed',
}

const longestSentence = 200

/** In bytes: the longest id, and the longest key of the table. */
const longestId = 900

/** Ids that are too long to exist. */
const overlongIds = (given: DeskInput): InputError[] =>
  Object.entries(given).flatMap(([field, value]) =>
    /^(id|user)$|Id$/.test(field) && typeof value === 'string' && Buffer.byteLength(value) > longestId
      ? { field, rule: 'tooLong', message: `at most ${longestId} bytes` }
      : [],
  )

type ParsedAct = { ok: true; data: z.output<ReturnType<typeof schemaOf>> } | DeskRefusal

/** Parses the input of an act, or refuses it with the error of each field. */
export const parseAct = async (action: DeskAct, given: DeskInput): Promise<ParsedAct> => {
  const schema = schemaOf(action)
  const parsed = parseInput(schema, given)
  const overlong = overlongIds(given)
  if (parsed.ok && overlong.length === 0) return parsed
  const { localeError } = await import('./input-sentences.ts')
  const worded = parseInput(schema, given, undefined, { error: localeError })
  const wrong = [...(worded.ok ? [] : worded.errors), ...overlong]
  const { reason, errors } = invalidInput(wrong)
  const sentences = wrong.map(
    ({ field, message }) => `${field}: ${ruleTranslations[message] ?? truncate(message, longestSentence)}`,
  )
  return refuseAct(reason, sentences.join('; '), errors)
}
