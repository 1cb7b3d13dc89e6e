import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = globSync('{functions,infra,scripts,shared,tests,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => file !== 'tests/architecture/retired-names.test.ts',
)

/** Names that gave way to the field's terms, with what each became. */
const retiredNames: Readonly<Record<string, string>> = {
  AnswerMemory: 'IdempotencyStore',
  ForeseenPart: 'DryRunStep',
  HeldWork: 'WorkClaim',
  SecurityNews: 'SecurityActivity',
  ToldByActs: 'DeskResponses',
  beginGuess: 'reserveAttempt',
  createForeseenTable: 'createDryRunTable',
  createSeal: 'createFieldEncryption',
  endWrongGuess: 'recordFailure',
  foretellLimits: 'simulateLimits',
  foundByName: 'searchKey',
  holdGuess: 'reserveLoginAttempt',
  holdRole: 'withRoleCheck',
  imageAfter: 'applyWrite',
  leaveMessage: 'createUserMessage',
  proveAnew: 'proveStepUp',
  rememberOpened: 'cachedDecrypt',
  replayAnswer: 'replayResponse',
  sendAsWanted: 'sendWithPreferences',
  takeBackGuess: 'releaseAttempt',
  tellProposed: 'pendingApprovals',
  tellWaiting: 'workQueuePage',
  useAsked: 'useListParams',
  useRuleWords: 'useRuleTranslations',
  useWords: 'useTranslations',
  withHeld: 'withConditionChecks',
}

const retiredFiles: readonly string[] = [
  'answer-memory',
  'apart-from-days',
  'begin-due',
  'can-print',
  'end-reading',
  'find-what-for',
  'foreseen-table',
  'found-by',
  'guesses',
  'held-work',
  'hold-guess',
  'hold-role',
  'image-after',
  'keep-lines',
  'lazy-besides',
  'leave-message',
  'leave-papers',
  'mail-stops',
  'made-step',
  'nothing-here',
  'put-line-aside',
  'remember-opened',
  'replay-answer',
  'reseal',
  'sealed-values',
  'security-news',
  'send-as-wanted',
  'sign-of',
  'tell-lines-apart',
  'tell-waiting',
  'told-by-acts',
  'told-fields',
  'uncharged',
  'use-words',
  'worked-out',
]

/** Habits of naming: `most…` for a maximum, and words of time and place that the field has others for. */
const retiredHabits = /^(?:most|fewest)[A-Z]|[a-z](?:Anew|Besides|OfBefore|ByItself)(?![a-z])/

/** A stored sum of the portfolio. */
const stored = new Set(['owedBesidesCents'])

const identifiersIn = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    // Comments and text are no names.
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'/g, ' ')
    .match(/[A-Za-z_$][\w$]*/g) ?? []

test('retired names do not come back', () => {
  const found = sources.flatMap((file) =>
    [...new Set(identifiersIn(file))]
      .filter((name) => Object.hasOwn(retiredNames, name) || (retiredHabits.test(name) && !stored.has(name)))
      .map((name) => `${name} in ${file}`),
  )
  expect(found).toEqual([])
})

test('retired names of files do not come back', () => {
  const stems = sources.map((file) => [basename(file).replace(/\..*$/, ''), file] as const)
  expect(stems.filter(([stem]) => retiredFiles.includes(stem))).toEqual([])
})
