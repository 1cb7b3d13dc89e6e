import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { shortText } from '#shared/desk/act-fields.ts'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { isTooDeep } from '../../runtime/json-depth.ts'
import { truncate } from '../../runtime/truncate.ts'
import type { DeskAct } from './desk-act.ts'

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

/** People get sentences. For the back office only: an endpoint returns the names of the violated rules. */
const { localeError } = en()

/** Rules shared with endpoints, whose screens translate them. */
const ruleTranslations: Readonly<Record<string, string>> = {
  dateInvalid: 'a calendar date, as 2027-01-28',
  required: 'is needed',
}

interface Problem {
  field: string
  words: string
}

const problemsOf = (error: z.core.$ZodError | undefined): Problem[] =>
  error?.issues.map(({ path, message }) => ({
    field: path.join('.'),
    words: ruleTranslations[message] ?? message,
  })) ?? []

/** In bytes: the longest id, and the longest key of the table. */
const longestId = 900

/** Ids that are too long to exist. */
const overlongIds = (given: DeskInput): Problem[] =>
  Object.entries(given).flatMap(([name, value]) =>
    /^(id|user)$|Id$/.test(name) && typeof value === 'string' && Buffer.byteLength(value) > longestId
      ? { field: name, words: `at most ${longestId} bytes` }
      : [],
  )

const isWellFormed = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isWellFormed)

/** A lone surrogate cannot be stored in the table. */
const illFormed = (given: DeskInput): Problem[] =>
  Object.entries(given).flatMap(([field, value]) =>
    isWellFormed(value) ? [] : { field, words: 'has half a character' },
  )

type ParsedAct =
  | { ok: true; data: z.output<ReturnType<typeof schemaOf>> }
  | { ok: false; problems: string; fields: string[] }

/** The maximum number of invalid fields to report, and of characters of each. */
const maxProblems = 50
const longestField = 100

const tooDeep = (given: DeskInput): Problem[] =>
  Object.entries(given).flatMap(([field, value]) =>
    isTooDeep(value) ? { field, words: 'nests too deep' } : [],
  )

const refusalOf = (all: readonly Problem[]): ParsedAct & { ok: false } => {
  const problems = all.slice(0, maxProblems).map(({ field, words }) => ({
    field: truncate(field, longestField),
    words: truncate(words, longestField * 2),
  }))
  return {
    ok: false,
    problems: problems.map(({ field, words }) => `${field}: ${words}`).join('; '),
    fields: [...new Set(problems.map(({ field }) => field.split('.')[0] ?? ''))],
  }
}

/** Parses the input of an act, or reports the error of each field. */
export const parseAct = (action: DeskAct, given: DeskInput): ParsedAct => {
  // Recursive functions walk over a value: unlimited nesting would overflow the stack.
  const deep = tooDeep(given)
  if (deep.length > 0) return refusalOf(deep)
  const parsed = schemaOf(action).safeParse(given, { error: localeError })
  const unstorable = [...overlongIds(given), ...illFormed(given)]
  if (parsed.success && unstorable.length === 0) return { ok: true, data: parsed.data }
  return refusalOf([...problemsOf(parsed.error), ...unstorable])
}
