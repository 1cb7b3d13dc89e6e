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
  CertifiedPaper: 'CertifiedDocument',
  CurrencyNotTaken: 'UnsupportedCurrency',
  FileStanding: 'FileState',
  ForeseenPart: 'DryRunStep',
  HeldBy: 'AssigneeChoice',
  HeldWork: 'WorkClaim',
  LegalPaper: 'LegalDocument',
  LoneUse: 'SinglePersonUse',
  PaperActs: 'DocumentActions',
  ProposedMark: 'PendingApprovalSummary',
  SaidPayer: 'PayerInLine',
  SecurityNews: 'SecurityActivity',
  SecurityNote: 'SecurityLogEntry',
  ShopReading: 'ShopSync',
  SignatoryTie: 'SignatoryLink',
  SignedPaper: 'AgreementPart',
  SigningReading: 'ReadingProgress',
  StandingLoan: 'LoanFigures',
  ToldActs: 'RecordedActs',
  ToldByActs: 'DeskResponses',
  TookTooLong: 'ResponseTimeout',
  beginGuess: 'reserveAttempt',
  carryOn: 'continueSync',
  countOneLess: 'decrementCount',
  createForeseenTable: 'createDryRunTable',
  createSeal: 'createFieldEncryption',
  endWrongGuess: 'recordFailure',
  fileFacility: 'refreshContribution',
  findUploadRoom: 'findUploadQuota',
  foretellLimits: 'simulateLimits',
  forgetDevice: 'removeDevice',
  foundByName: 'searchKey',
  giveUpSession: 'removeLiveSession',
  holdGuess: 'reserveLoginAttempt',
  holdRole: 'withRoleCheck',
  imageAfter: 'applyWrite',
  keepFile: 'retainFile',
  keepSession: 'extendSession',
  knowDevice: 'registerDevice',
  leaveMessage: 'createUserMessage',
  mendShard: 'repairShard',
  noteScan: 'recordScanResult',
  noteSecurity: 'recordSecurityActivity',
  openFields: 'editableFields',
  pageInTurn: 'pageSequentially',
  papersOf: 'agreementDocumentsOf',
  passPhone: 'transferPhone',
  proveAnew: 'proveStepUp',
  recordLook: 'recordAccess',
  rememberOpened: 'cachedDecrypt',
  replayAnswer: 'replayResponse',
  sendAsWanted: 'sendWithPreferences',
  standingChecks: 'validChecks',
  takeBackGuess: 'releaseAttempt',
  tellProposed: 'pendingApprovals',
  tellWaiting: 'workQueuePage',
  tryDrawdown: 'priceExampleDrawdown',
  turnOriginKey: 'rotateOriginKey',
  useAsked: 'useListParams',
  useRuleWords: 'useRuleTranslations',
  useWords: 'useTranslations',
  wholeReading: 'fullSync',
  withHeld: 'withConditionChecks',
}

const retiredFiles: readonly string[] = [
  'act-for-joined',
  'agreement-papers',
  'answer-memory',
  'apart-from-days',
  'begin-due',
  'begin-reading',
  'can-print',
  'certified-papers',
  'companion-papers',
  'end-for-another',
  'end-reading',
  'file-facility',
  'file-paper',
  'find-rebuild',
  'find-what-for',
  'foreseen-table',
  'forget-facility',
  'found-by',
  'guesses',
  'held-work',
  'hold-guess',
  'hold-role',
  'image-after',
  'keep-lines',
  'last-written-to',
  'lazy-besides',
  'leave-message',
  'leave-papers',
  'legal-paper',
  'load-facility-standing',
  'made-step',
  'mail-stops',
  'next-reading',
  'note-person',
  'note-security',
  'nothing-here',
  'page-in-turn',
  'paper-files',
  'paper-key',
  'paper-kinds',
  'passing-folder',
  'put-line-aside',
  'reading-state',
  'record-look',
  'remember-opened',
  'replay-answer',
  'reseal',
  'sealed-values',
  'security-news',
  'security-notes',
  'send-as-wanted',
  'shop-reading',
  'shop-readings',
  'shortened',
  'sign-of',
  'signatory-ties',
  'signing-readings',
  'standing-checks',
  'store-paper',
  'take-idle-phone',
  'tell-lines-apart',
  'tell-waiting',
  'told-by-acts',
  'told-fields',
  'try-drawdown',
  'try-password',
  'uncharged',
  'upload-room',
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
