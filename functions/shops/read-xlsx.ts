import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import type { CsvRow } from '#shared/input-parsing/csv-table.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { formulaCell } from '#shared/shops/read-orders.ts'
import { readZip } from './read-zip.ts'

/** A workbook of orders has some megabytes of text: a larger one is an attack, or no export of orders. */
const maxText = 60 * 1024 * 1024

const dayMs = 86_400_000

/** Day 0 of each calendar of workbooks. A serial number counts the days since; its fraction is the time. */
const firstDays = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const

type Calendar = keyof typeof firstDays

/** Excel's precision. It stores more digits of a number than it has: 33.35 as 33.350000000000001. */
const significantDigits = 15

/**
 * A number with its significant digits. A longer integer, such as an order's number, was written by a program other
 * than Excel, and keeps all digits. If it ends in zeros it was rounded, and is written with an exponent.
 */
const numberText = (text: string): string => {
  const isLong = /^\d{16,}$/.test(text)
  if (isLong && !/^\d{15}0{2,}$/.test(text)) return text
  const value = Number(Number(text).toPrecision(significantDigits))
  return isLong || value >= 1e16 ? value.toExponential().toUpperCase() : String(value)
}

/**
 * A serial number as a date or, with a fraction, as a time without an offset. The calendar of 1900 has a 29 February that
 * year never had.
 */
const timeOf = (serial: number, calendar: Calendar): string => {
  const days = calendar === 1900 && serial < 60 ? serial + 1 : serial
  const seconds = Math.round((days * dayMs) / 1000)
  const text = new Date(firstDays[calendar] + seconds * 1000).toISOString()
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}

/** Excel's own formats of dates and times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** A format with a year or a day, outside of quotes and brackets. */
const isDateFormat = (format: string): boolean => /[yd]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

type Attributes = Readonly<Record<string, string>>

/** Walks the elements of a part. A document type is refused, and with it every entity of its own. */
const walk = (
  source: string,
  on: {
    open(name: string, attributes: Attributes): void
    text?(text: string): void
    close?(name: string): void
  },
): void => {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw new UnreadableFile('damaged')
  })
  parser.on('opentag', ({ local, attributes }) =>
    on.open(
      local,
      Object.fromEntries(
        Object.values<SaxesAttributeNS>(attributes).map((each) => [
          each.prefix ? `${each.prefix}:${each.local}` : each.local,
          each.value,
        ]),
      ),
    ),
  )
  parser.on('text', (text) => on.text?.(text))
  parser.on('closetag', ({ local }) => on.close?.(local))
  try {
    parser.write(source).close()
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged')
  }
}

const sharedStringsOf = (source: string | undefined): string[] => {
  const strings: string[] = []
  if (source === undefined) return strings
  let [isText, isPhonetic] = [false, false]
  walk(source, {
    open: (name) => {
      if (name === 'si') strings.push('')
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = true
    },
    text: (text) => {
      if (isText && !isPhonetic) strings.push((strings.pop() ?? '') + text)
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
  })
  return strings
}

/** Which styles of cells show a date. */
const dateStylesOf = (source: string | undefined): Set<number> => {
  const formats = new Map<number, string>()
  const styles = new Set<number>()
  if (source === undefined) return styles
  let [isCellStyles, index] = [false, 0]
  walk(source, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isCellStyles = true
      if (name === 'xf' && isCellStyles) {
        const id = Number(attributes['numFmtId'])
        const format = formats.get(id)
        if (format === undefined ? isBuiltInDate(id) : isDateFormat(format)) styles.add(index)
        index++
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false
    },
  })
  return styles
}

/** The first sheet that is shown, and the workbook's calendar. */
const workbookOf = (source: string | undefined): { sheet: string; calendar: Calendar } => {
  let [sheet, calendar]: [string | undefined, Calendar] = [undefined, 1900]
  if (source === undefined) throw new UnreadableFile('noWorkbook')
  walk(source, {
    open: (name, attributes) => {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) calendar = 1904
      if (name === 'sheet' && !/hidden/i.test(attributes['state'] ?? '')) sheet ??= attributes['r:id']
    },
  })
  if (sheet === undefined) throw new UnreadableFile('noWorkbook')
  return { sheet, calendar }
}

const pathOf = (relations: string | undefined, id: string): string => {
  let target = ''
  if (relations === undefined) throw new UnreadableFile('noWorkbook')
  walk(relations, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'] ?? ''
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** "C12" is in the third column, whose index is 2. */
const columnOf = (reference: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '').reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

const maxColumns = 200

/** The rows of a workbook's first sheet as text; dates as times without an offset, results of formulas marked as such. */
export const readXlsx = (bytes: Uint8Array, maxRows: number): CsvRow[] => {
  const part = readZip(bytes, maxText)
  const { sheet, calendar } = workbookOf(part('xl/workbook.xml'))
  const strings = sharedStringsOf(part('xl/sharedStrings.xml'))
  const dateStyles = dateStylesOf(part('xl/styles.xml'))
  const source = part(pathOf(part('xl/_rels/workbook.xml.rels'), sheet))
  if (source === undefined) throw new UnreadableFile('noWorkbook')
  const rows: CsvRow[] = []
  let [cells, at]: [string[], number] = [[], 0]
  let cell = { column: 0, type: '', style: -1, hasFormula: false, text: '' }
  let isValue = false
  const valueOf = (): string => {
    const { type, style, text, hasFormula } = cell
    if (hasFormula) return formulaCell
    if (type === 's') return strings[Number(text)] ?? ''
    if (type === 'd') return text.replace('T', ' ')
    const isNumber = (type === '' || type === 'n') && text.trim() !== '' && Number.isFinite(Number(text))
    if (!isNumber) return text
    return dateStyles.has(style) ? timeOf(Number(text), calendar) : numberText(text.trim())
  }
  walk(source, {
    open: (name, attributes) => {
      if (name === 'row') {
        at = Number(attributes['r'] ?? at + 1)
        cells = []
      }
      if (name === 'c') {
        const reference = attributes['r']
        const column = reference ? columnOf(reference) : cells.length
        cell = {
          column,
          type: attributes['t'] ?? '',
          style: Number(attributes['s'] ?? -1),
          hasFormula: false,
          text: '',
        }
      }
      if (name === 'f') cell.hasFormula = true
      if (name === 'v' || name === 't') isValue = true
    },
    text: (text) => {
      if (isValue) cell.text += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && cell.column >= 0 && cell.column < maxColumns) {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = valueOf().trim()
      }
      if (name === 'row' && cells.some((each) => each !== '')) {
        if (rows.length >= maxRows) throw new UnreadableFile('tooManyRows')
        rows.push({ at, cells })
      }
    },
  })
  return rows
}
