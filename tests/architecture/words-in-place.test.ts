import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

interface Literal {
  file: string
  text: string
}

/** Errors and log lines are for the operator, and in English. */
const isForTheOperator = (node: Record<string, unknown>): boolean => {
  const { name = '', property } = (node['callee'] ?? {}) as { name?: string; property?: { name?: string } }
  return (
    (node['type'] === 'NewExpression' && /(Error|Refused)$/.test(name)) ||
    (node['type'] === 'CallExpression' && (name === 'log' || property?.name === 'log'))
  )
}

const textOf = ({ type, value, quasis }: Record<string, unknown>): string | undefined => {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateLiteral') return undefined
  return (quasis as { value: { cooked: string } }[]).map((each) => each.value.cooked).join('…')
}

const literalsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (typeof node !== 'object' || node === null) return []
  const fields = node as Record<string, unknown>
  if (isForTheOperator(fields)) return []
  const text = textOf(fields)
  return [...(text === undefined ? [] : [text]), ...Object.values(fields).flatMap(literalsIn)]
}

const literals: Literal[] = globSync('functions/**/*.ts', { cwd: root })
  .filter((file) => !file.startsWith('functions/translations/'))
  .flatMap((file) => {
    const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    if (errors.length > 0) throw new Error(`${file} cannot be read`)
    return literalsIn(program).map((text) => ({ file, text }))
  })

/** At least four words that start with a capital or end with a full stop. */
const isSentence = (text: string): boolean => {
  const trimmed = text.trim()
  return (trimmed.match(/\p{L}{2,}/gu) ?? []).length > 3 && /^[…\s]*\p{Lu}|^[^<]*[.!?]$/u.test(trimmed)
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Where such text is allowed because sellers do not read it, and its purpose. */
const exempt: readonly { path: string; is: (text: string) => boolean; what: string }[] = [
  {
    path: 'functions/connectors/platform-kinds.ts',
    is: isChinese,
    what: 'the names that sellers search platforms by',
  },
  { path: 'functions/desk/', is: isSentence, what: 'what the lender’s people read, in English' },
  { path: 'functions/runtime/mime-message.ts', is: isSentence, what: 'the names of headers' },
  { path: 'functions/jobs/schedules.ts', is: isSentence, what: 'what a job is, for who looks at schedules' },
]

const misplaced = (is: (text: string) => boolean): Literal[] =>
  literals
    .filter(({ text }) => is(text))
    .filter(({ file }) => !exempt.some((each) => each.is === is && file.startsWith(each.path)))

describe('server texts are in functions/translations', () => {
  test('all Chinese texts', () => {
    expect(misplaced(isChinese)).toEqual([])
  })

  test('every sentence', () => {
    expect(misplaced(isSentence)).toEqual([])
  })

  test('no exemption is obsolete', () => {
    const unused = exempt.filter(
      ({ path, is }) => !literals.some(({ file, text }) => file.startsWith(path) && is(text)),
    )
    expect(unused).toEqual([])
  })
})
