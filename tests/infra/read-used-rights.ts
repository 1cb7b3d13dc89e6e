import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { analyticsPrefix } from '../../functions/data/analytics-files.ts'
import { auditPrefix } from '../../functions/data/audit-files.ts'
import { executedPrefix, filesPrefix, uploadsPrefix } from '../../functions/data/files.ts'
import type { FieldContext, FileFolder, FileRight, LambdaRights } from '../../infra/lambda-rights.ts'
import { areas, type LambdaName } from '../../infra/lambdas.ts'
import { present } from '../support/present.ts'

const root = join(import.meta.dirname, '..', '..')

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Type-only imports are not code, so they are not followed. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(import type[^;'\n]*from\s*|(?:from|import)\s*\(?\s*)'(\.[^']+)'/g)]
    .filter(([, how]) => !how?.startsWith('import type'))
    .map(([, , specifier]) => relative(root, join(root, dirname(file), specifier as string)))
    .filter((target) => existsSync(join(root, target)))

/** Every module that a Lambda loads, eagerly or lazily. Shared dependencies are constructed elsewhere. */
export const modulesOf = (name: LambdaName): string[] => {
  const found = new Set<string>()
  const pending = [`functions/${name}/handler.ts`]
  if (name === 'events')
    pending.push(
      'functions/events/mail-feedback.ts',
      'functions/events/scan-result.ts',
      'functions/mails/skip-suppressed-addresses.ts',
    )
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (found.has(file)) continue
    found.add(file)
    pending.push(...importsOf(file))
  }
  return [...found]
}

/** The names of the functions that return an encryption context, with the context's prefix. */
const contexts = new Map(
  globSync('functions/**/*.ts', { cwd: root }).flatMap((file) =>
    [...textOf(file).matchAll(/(\w+Context) = (?:\([^)]*\): string =>\s*`([\w-]+):|'([\w-]+)')/g)].map(
      ([, name, bound, whole]) => [name as string, (bound ? `${bound}:*` : whole) as FieldContext] as const,
    ),
  ),
)

/** The contexts with which a module encrypts or decrypts. */
const sealedBy = (file: string, call: 'seal' | 'open'): FieldContext[] => {
  const text = textOf(file)
  if (!text.includes(`seal.${call}(`)) return []
  const literal = new RegExp(`seal\\.${call}\\([^)]*'event'`).test(text) ? ['event' as const] : []
  return [...literal, ...[...contexts].filter(([name]) => text.includes(name)).map(([, bound]) => bound)]
}

/** A function of `functions/data`, exported or not. */
interface DataFunction {
  file: string
  name: string
  isExported: boolean
  text: string
}

const dataFunctions: readonly DataFunction[] = globSync('functions/data/*.ts', { cwd: root }).flatMap(
  (file) =>
    textOf(file)
      .split(/^(?=(?:export )?(?:const|async function\*?|function\*?|interface|type) |\/\*\*)/m)
      .flatMap((text) => {
        const name = text.match(/^(?:export )?(?:const|(?:async )?function\*?) (\w+)/)?.[1]
        return name ? [{ file, name, isExported: text.startsWith('export'), text }] : []
      }),
)

const isCalled = (name: string, text: string) => new RegExp(`\\b${name}\\s*[(<]`).test(text)

/** The functions of `functions/data` that query the index, directly or through another. */
const indexReaders: ReadonlySet<string> = (() => {
  const found = new Set(dataFunctions.filter(({ text }) => text.includes('index: groupIndex')))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const each of dataFunctions)
      if (
        [...found].some(
          ({ file, name, isExported }) => (isExported || file === each.file) && isCalled(name, each.text),
        )
      )
        found.add(each)
  }
  return new Set([...found].filter(({ isExported }) => isExported).map(({ name }) => name))
})()

/** Every Lambda imports the keyring; its use of the keys is determined by the modules that call it. */
const keyringFile = 'functions/data/keyring.ts'
const dataFolder = 'functions/data/'

const fileCalls = {
  head: ['head'],
  read: ['read', 'presignDownload'],
  write: ['write', 'writeOnce', 'presignUpload'],
  list: ['list'],
  leave: ['leaveToBucket'],
  remove: ['remove'],
} as const

/**
 * The bucket's folders that a module's keys are in, by right where these differ. Every module that uses the file store
 * must be listed.
 */
const foldersOf: Readonly<
  Record<string, readonly FileFolder[] | Partial<Record<FileRight, readonly FileFolder[]>>>
> = {
  'functions/agreements/on-agreement-certified.ts': [executedPrefix],
  'functions/agreements/on-certification-due.ts': [executedPrefix],
  'functions/agreements/on-signing-initiated.ts': [executedPrefix],
  'functions/agreements/open-signing.ts': [executedPrefix],
  'functions/data/agreement-texts.ts': [executedPrefix],
  // Only executed documents, which are locked.
  'functions/documents/store-document.ts': [executedPrefix],
  'functions/desk/agreements/list-agreements.ts': [executedPrefix],
  'functions/desk/facility/issue-statement.ts': [filesPrefix],
  'functions/desk/overdue/issue-letter.ts': [filesPrefix],
  'functions/desk/repayment/add-fee-document.ts': [filesPrefix],
  'functions/files/accept-content.ts': [filesPrefix],
  'functions/files/ask-upload.ts': [uploadsPrefix],
  'functions/files/complete-upload.ts': [uploadsPrefix],
  'functions/files/store-requested-document.ts': [filesPrefix],
  'functions/files/on-file-scan-failed.ts': [filesPrefix],
  // A company's files include its executed documents.
  'functions/files/open-file.ts': [filesPrefix, executedPrefix],
  'functions/files/read-upload.ts': [uploadsPrefix],
  'functions/files/upload-part.ts': [uploadsPrefix],
  'functions/shops/read-uploaded-table.ts': [filesPrefix],
  'functions/jobs/analytics-export.ts': [analyticsPrefix],
  'functions/jobs/audit-export.ts': [auditPrefix],
  'functions/books/archive-month-reports.ts': [auditPrefix],
  'functions/jobs/erase-company.ts': {
    list: [filesPrefix, executedPrefix],
    // Locked documents cannot be deleted.
    leave: [executedPrefix],
    remove: [filesPrefix],
  },
  'functions/jobs/file-sweep.ts': [filesPrefix],
}

/** In the order of the folders, so that lists can be compared. */
const foldersOfAll = (right: FileRight, modules: readonly string[]): FileFolder[] => {
  const named = new Set(
    modules.flatMap((file) => {
      const listed = foldersOf[file]
      return present(listed && 'length' in listed ? listed : listed?.[right])
    }),
  )
  return ([uploadsPrefix, filesPrefix, executedPrefix, auditPrefix, analyticsPrefix] as const).filter(
    (folder) => named.has(folder),
  )
}

/** Its table only passes a handler's writes on. */
const passesWritesOn = 'functions/data/intercept-transact.ts'

/** Updates the session on every call. */
const notesUse = 'functions/http/authenticate.ts'

/** The prefix of the partition keys in a module of `functions/data`. */
const partitionsIn = (file: string): string[] => {
  const text = textOf(file)
  const prefix = text.match(/^const prefix = '([^']+)'/m)?.[1]
  const inKeys = [...text.matchAll(/\bpk: `(?:\$\{(prefix)\}|([A-Z][A-Z-]*#)\$)/g)].map(
    ([, isPrefix, written]) => `${isPrefix ? prefix : written}*`,
  )
  // Index partitions are named after what is due, open or under review, or are groups.
  const named = [
    ...text.matchAll(
      /^(?:export )?const (?!due|review|open)\w*[pP]artition(?:Of)? = (?:\(.*?\)(?:: string)? =>\s*`([A-Z-]+#)\$|'([A-Z]+)')/gm,
    ),
  ].map(([, begin, whole]) => (begin ? `${begin}*` : (whole as string)))
  return [...inKeys, ...named]
}

/** The rights that a Lambda's code uses, in the form in which they are declared. */
export const readUsedRights = (lambda: LambdaName): LambdaRights => {
  const modules = modulesOf(lambda).filter((file) => file !== keyringFile)
  const outsideData = modules.filter((file) => !file.startsWith(dataFolder))
  const calls = (pattern: RegExp) => modules.some((file) => pattern.test(textOf(file)))
  const uses = (symbol: string, except: string) =>
    modules.some((file) => file !== except && new RegExp(`\\b${symbol}\\b`).test(textOf(file)))
  const writes = modules.some(
    (file) =>
      file !== passesWritesOn && file !== notesUse && /\btable\.(transact|write)\(/.test(textOf(file)),
  )
  const signs = uses('signAccessToken', 'functions/http/access-token.ts')
  const makesKeys = signs || uses('makeSigningKey', keyringFile)

  const callers = (pattern: RegExp) => modules.filter((file) => pattern.test(textOf(file)))
  const callersOf: [FileRight, string[]][] = [
    ...Object.entries(fileCalls).map(([right, names]): [FileRight, string[]] => [
      right as FileRight,
      callers(new RegExp(`\\bfiles\\.(${names.join('|')})\\(`)),
    ]),
    ['lock', callers(/\bfiles\.write(Once)?\([^)]*\block\)/)],
  ]
  const files = Object.fromEntries(
    callersOf
      .filter(([, modulesOfRight]) => modulesOfRight.length > 0)
      .map(([right, modulesOfRight]) => [right, foldersOfAll(right, modulesOfRight)]),
  ) as NonNullable<LambdaRights['files']>
  const bound = (call: 'seal' | 'open', key: boolean): FieldContext[] =>
    [
      ...new Set([
        ...modules.flatMap((file) => sealedBy(file, call)),
        ...(key ? ['signing-key:*' as const] : []),
      ]),
    ].toSorted()
  const seals = bound('seal', makesKeys)
  const opens = bound('open', signs)
  const indexed = outsideData.some((file) => [...indexReaders].some((name) => isCalled(name, textOf(file))))
  const isArea = (areas as readonly LambdaName[]).includes(lambda)
  const partitions = new Set(
    modulesOf(lambda)
      .filter((file) => file.startsWith(dataFolder))
      .flatMap(partitionsIn),
  )
  return {
    ...(isArea ? { partitions: [...partitions].toSorted() } : {}),
    table: writes || signs ? 'write' : modules.includes(notesUse) ? 'note' : 'read',
    ...(indexed ? { acrossCompanies: true } : {}),
    ...(modules.includes('functions/data/encrypted-values.ts') ? { scans: true } : {}),
    ...(calls(/\bclearPartition\(\w+, auditPartition\(/) ? { erases: true } : {}),
    ...(Object.keys(files).length > 0 ? { files } : {}),
    ...(seals.length > 0 ? { seals } : {}),
    ...(opens.length > 0 ? { opens } : {}),
    ...(calls(/\bpaperKey\.sign\(/) ? { certifies: true } : {}),
    ...(calls(/\bmessenger\.send(Mail|Sms)\(/) ? { sends: true } : {}),
    ...(calls(/\bedgeStore\.put\(/) ? { provesEdge: true } : {}),
  }
}
