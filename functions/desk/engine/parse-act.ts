import { en } from 'zod/locales'
import * as z from 'zod/mini'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { isTooDeep } from '../../runtime/json-depth.ts'
import { shortened } from '../../runtime/shortened.ts'
import { shortText } from './act-fields.ts'
import type { DeskAct } from './desk-act.ts'

/** One act: its name, who acts, why, and the fields of the act's own schema. */
export interface DeskInput {
  action: string
  actor: string
  /** What proves the actor: the IAM principal, or the identity provider and its subject. Whoever calls the handler answers for both. */
  principal?: string | undefined
  /** What the actor does for the lender. Whoever calls the handler answers for it as well. */
  roles: readonly DeskRole[]
  reason?: string | undefined
  /** Tells what would change, and changes nothing. */
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

const schemaOf = ({ schema, needsReason }: DeskAct) =>
  z.intersection(needsReason ? z.required(common, { reason: true }) : common, schema)

/** People are told in sentences. For the desk's own parsing alone: an endpoint names the rules that were broken. */
const { localeError } = en()

/** Rules that acts share with endpoints, whose screens have words of their own for them. */
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

/** No id is longer, and no key of the table may be. In bytes. */
const longestId = 900

/** Texts that name something, and are too long to name anything. */
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

/** Half a pair of surrogates is no text that the table takes. */
const illFormed = (given: DeskInput): Problem[] =>
  Object.entries(given).flatMap(([field, value]) =>
    isWellFormed(value) ? [] : { field, words: 'has half a character' },
  )

type ParsedAct =
  | { ok: true; data: z.output<ReturnType<typeof schemaOf>> }
  | { ok: false; problems: string; fields: string[] }

/** So many wrong fields are named, each so far. */
const maxProblems = 50
const longestField = 100

const tooDeep = (given: DeskInput): Problem[] =>
  Object.entries(given).flatMap(([field, value]) =>
    isTooDeep(value) ? { field, words: 'nests too deep' } : [],
  )

const refusalOf = (all: readonly Problem[]): ParsedAct & { ok: false } => {
  const problems = all.slice(0, maxProblems).map(({ field, words }) => ({
    field: shortened(field, longestField),
    words: shortened(words, longestField * 2),
  }))
  return {
    ok: false,
    problems: problems.map(({ field, words }) => `${field}: ${words}`).join('; '),
    fields: [...new Set(problems.map(({ field }) => field.split('.')[0] ?? ''))],
  }
}

/** Reads what was given for an act, or says what is wrong with each field. */
export const parseAct = (action: DeskAct, given: DeskInput): ParsedAct => {
  // Whatever walks over a value does so level by level: one that nests without end would end the walk.
  const deep = tooDeep(given)
  if (deep.length > 0) return refusalOf(deep)
  const parsed = schemaOf(action).safeParse(given, { error: localeError })
  const unstorable = [...overlongIds(given), ...illFormed(given)]
  if (parsed.success && unstorable.length === 0) return { ok: true, data: parsed.data }
  return refusalOf([...problemsOf(parsed.error), ...unstorable])
}
