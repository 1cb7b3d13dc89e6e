import { encodingsOf, type TextEncoding } from '#shared/input-parsing/text-encoding.ts'
import { decodeFile } from '../../../runtime/decode-file.ts'
import {
  type BankStatement,
  checkBalances,
  checkCount,
  checkSizes,
  type StatementFormat,
  UnreadableStatement,
} from './bank-statement.ts'
import { decompress } from './decompress.ts'
import type { CsvReading } from './parse-csv.ts'

/** The beginnings of files that people choose instead of the bank's, as a printed statement. */
const otherFiles: readonly (readonly [string, string])[] = [
  ['25504446', 'a PDF'],
  ['d0cf11e0', 'a workbook (XLS)'],
  ['377abcaf', 'a 7z archive'],
  ['52617221', 'a RAR archive'],
  ['89504e47', 'a picture'],
  ['ffd8ffe0', 'a picture'],
  ['ffd8ffe1', 'a picture'],
]

/** Texts in other formats, by their beginnings. Some banks name a web page XLS. */
const otherTexts: readonly (readonly [RegExp, string])[] = [
  [/^\s*<(?:!doctype\s+html|html|head|meta|table)\b/i, 'a web page, also where its name ends with XLS'],
  [/^\s*(?:OFXHEADER:|(?:<\?xml[^>]*>\s*)?(?:<\?OFX\b[^>]*>\s*)?<OFX>)/i, 'OFX'],
  [/^\s*!(?:Type|Option|Account)\b/i, 'QIF'],
  [/^\s*01,[^\n]*\/\s*\n02,/, 'BAI2'],
  [/^\s*\{\\rtf/, 'a document (RTF)'],
  [/^\s*[{[]\s*["{\]}]/, 'JSON'],
]

const refuse = (what: string, instead = 'get it from the bank as camt.053, MT940 or CSV'): never => {
  throw new UnreadableStatement(`the file is ${what}: ${instead}`)
}

/** A workbook is an archive with these parts. */
const isWorkbook = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('xl/workbook')

const refuseOther = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new UnreadableStatement('the file is empty')
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (start === '504b0304') {
    if (isWorkbook(bytes))
      refuse('a workbook (XLSX)', 'save it as CSV, or get it from the bank as camt.053 or MT940')
    refuse('a ZIP archive', 'unpack it, and read the files in it one by one')
  }
  const [, what] = otherFiles.find(([each]) => each === start) ?? []
  if (what) refuse(what)
}

/** The text of a file, which may be compressed, in the given encoding, or in the only one that is valid for it. */
export const textOf = async (file: Uint8Array, given: TextEncoding | undefined): Promise<string> => {
  const bytes = decompress(file)
  refuseOther(bytes)
  const [encoding, ...others] = given ? [given] : encodingsOf(bytes)
  if (!encoding || others.length > 0)
    throw new UnreadableStatement(
      `the file may be written in ${[encoding, ...others].join(' or ')}: say in which, or its names may be read as others`,
    )
  const text = await decodeFile(bytes, encoding)
  if (text === undefined) throw new UnreadableStatement(`the file is no text in ${encoding}`)
  const [, what] = otherTexts.find(([beginning]) => beginning.test(text)) ?? []
  if (what) refuse(what)
  return text
}

/** XML begins with a bracket, MT940 has its first field, anything else is CSV. */
export const formatOf = (source: string): StatementFormat => {
  if (source.trimStart().startsWith('<')) return 'camt.053'
  return /(^|[\p{Cc}\u{FEFF}]|@@|\{4:\s*):20:/u.test(source) ? 'MT940' : 'CSV'
}

const parserOf = {
  'camt.053': async (source: string) => (await import('./parse-camt.ts')).parseCamt(source),
  MT940: async (source: string) => (await import('./parse-mt940.ts')).parseMt940(source),
  CSV: async (source: string, csv: CsvReading | undefined) => {
    if (!csv)
      throw new UnreadableStatement(
        'the file is neither camt.053 nor MT940; as a CSV it needs its columns, or a mapping that has its headings',
      )
    return (await import('./parse-csv.ts')).parseCsv(source, csv)
  },
} satisfies Record<StatementFormat, (source: string, csv: CsvReading | undefined) => Promise<BankStatement[]>>

/** Reads the text of a bank's file. Throws UnreadableStatement if any part is invalid: it is imported whole or not at all. */
export const parseSource = async (source: string, csv: CsvReading | undefined): Promise<BankStatement[]> => {
  const statements = (await parserOf[formatOf(source)](source, csv)).map(checkSizes).map(checkBalances)
  if (statements.length === 0) throw new UnreadableStatement('the file has no statement')
  const lines = statements.reduce((sum, statement) => sum + statement.lines.length, 0)
  checkCount(lines)
  return statements
}

export const parseStatements = async (
  bytes: Uint8Array,
  csv: CsvReading | undefined,
  encoding?: TextEncoding,
): Promise<BankStatement[]> => parseSource(await textOf(bytes, encoding), csv)
