import { type BusinessDate, businessDate, isBusinessDate } from '../time/business-date.ts'
import { type DateOrder, dateOrders } from './date-orders.ts'
import { plainCell } from './plain-cell.ts'

/** A time of day as it stands in a cell. */
export interface CsvTime {
  hour: number
  minute: number
}

/** The date of a cell: in Hong Kong if the cell has a UTC offset, otherwise as written, with its time if it has one. */
export interface CsvMoment {
  date: BusinessDate
  time?: CsvTime
}

/** The months in the languages of the platforms' exports, by the beginnings of their names without accents. */
const months: readonly RegExp[] = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrt|mrz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mei|mag|maj)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
]

const monthOf = (part: string): string => {
  const name = part.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const index = /^\p{L}{3,10}$/u.test(name) ? months.findIndex((month) => month.test(name)) : -1
  return index < 0 ? part : String(index + 1)
}

/** A year of two digits is of this century, one of three counts from 1911, as in Taiwan. */
const yearOf = (year: string): string => {
  if (year.length === 2) return `20${year}`
  return /^\d{3}$/.test(year) ? String(Number(year) + 1911) : year
}

const dateOf = (year = '', month = '', day = ''): BusinessDate | undefined => {
  const text = `${yearOf(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^(?:19|20)/.test(text) && isBusinessDate(text) ? text : undefined
}

const compact: Readonly<Record<DateOrder, RegExp>> = {
  YMD: /^(\d{4})(\d{2})(\d{2})$/,
  DMY: /^(\d{2})(\d{2})(\d{4})$/,
  MDY: /^(\d{2})(\d{2})(\d{4})$/,
}
/** `02JAN2026` */
const named = /^(\d{1,2})(\p{L}{3,10})(\d{2}|\d{4})$/u

/** The three parts of a date in their order, with the month as a number. */
const partsOf = (text: string, order: DateOrder): { parts: string[]; isNamed: boolean } => {
  const [, ...whole] = compact[order].exec(text) ?? named.exec(text) ?? []
  const given =
    whole.length > 0
      ? whole
      : text.split(/[-/.,\s]+|[年月日号號년월일]/u).filter((part) => part !== '' && part !== 'de')
  return { parts: given.map(monthOf), isNamed: given.some((part) => /^\p{L}/u.test(part)) }
}

const weekdays = 'mon|tue|wed|thu|fri|sat|sun'
const weekdayBefore = new RegExp(`^(?:(?:${weekdays})[a-z]*\\.?|(?:周|週|星期)[一二三四五六日天]),?\\s+`, 'i')
const weekdayBehind = new RegExp(
  `\\s*(?:\\((?:周|週|星期)?[一二三四五六日天]\\)|(?:周|週|星期)[一二三四五六日天]|\\((?:${weekdays})[a-z]*\\))$`,
  'i',
)

const datePartsIn = (text: string, order: DateOrder): BusinessDate | undefined => {
  const { parts, isNamed } = partsOf(text, order)
  const [a = '', b = '', c = '', ...rest] = parts
  if (rest.length > 0) return undefined
  if (a.length > 2) return dateOf(a, b, c)
  // "Jan 2, 2026" or "2 Jan 2026": the month is the part with letters.
  if (isNamed) return /^\p{L}/u.test(text) ? dateOf(c, a, b) : dateOf(c, b, a)
  if (order === 'YMD') return dateOf(a, b, c)
  const inOrder = order === 'DMY' ? dateOf(c, b, a) : dateOf(c, a, b)
  // No number of eight digits is a date both with its year first and with its year last.
  return inOrder ?? (/^\d{8}$/.test(text) ? datePartsIn(text, 'YMD') : undefined)
}

const halves = String.raw`上午|凌晨|早上|中午|下午|晚上|[ap]\.?m\.?`
const isLate = (half: string): boolean => /^p|中午|下午|晚上/i.test(half)

/** With a colon, or with points where there are seconds: `10:33`, `下午 3:05:00`, `10.33.12`. */
const timeBehind = new RegExp(
  String.raw`^(?<day>.*?\d.*?)(?:T|,?\s+|,|(?=上午|凌晨|早上|中午|下午|晚上))(?<before>${halves})?\s*(?<hour>\d{1,2})(?::(?<minute>\d{2})(?::\d{2})?|\.(?<pointed>\d{2})\.\d{2})(?:[.,]\d+)?\s*(?<behind>${halves})?\s*(?<zone>.*)$`,
  'iu',
)

/** Databases write `2026-01-02-10.33.12.123456`, others `20260102103312`. */
const withSeparators = (text: string): string =>
  text
    .replace(/^(\d{4}-\d{2}-\d{2})-(\d{2})\.(\d{2})\.\d{2}(?:\.\d+)?$/, '$1 $2:$3')
    .replace(/^(\d{8})[T\s-]?(\d{2})(\d{2})\d{2}(?:\.?\d+)?(?!\d)/, '$1 $2:$3 ')

/**
 * The UTC offsets in minutes of abbreviations that are unambiguous on the platforms. CST is not: it is also China's.
 */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  PST: -480,
  PDT: -420,
  MST: -420,
  MDT: -360,
  CDT: -300,
  EST: -300,
  EDT: -240,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  HKT: 480,
  SGT: 480,
  JST: 540,
  KST: 540,
  AEST: 600,
  AEDT: 660,
}

/** In minutes: `Z`, `+0800`, `UTC+8`, `(GMT+08:00)`, `PST`. */
const offsetOf = (zone: string): number | undefined => {
  const text = zone.trim().replaceAll(/^\(|\)$/g, '')
  const {
    sign,
    hours,
    minutes = '0',
  } = /^(?:UTC|GMT)?\s*(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?$/i.exec(text)?.groups ?? {}
  if (hours === undefined) return zones[text.toUpperCase()]
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * A date as banks and platforms write it; undefined if it is none in this order. `order` is ignored if the year is
 * first.
 */
export const readCsvMoment = (cell: string, order: DateOrder): CsvMoment | undefined => {
  const text = withSeparators(
    plainCell(cell)
      .replace(weekdayBefore, '')
      .replace(weekdayBehind, '')
      .replace(/^(?:中華民國|中华民国|民國|民国)\s*/, '')
      .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1'),
  )
  const {
    day = text,
    before = '',
    hour,
    minute,
    pointed,
    behind = '',
    zone = '',
  } = timeBehind.exec(text)?.groups ?? {}
  const date = datePartsIn(day.replace(weekdayBehind, '').trim(), order)
  if (date === undefined || hour === undefined) return date === undefined ? undefined : { date }
  const half = before || behind
  const time = {
    hour: half ? (Number(hour) % 12) + (isLate(half) ? 12 : 0) : Number(hour),
    minute: Number(minute ?? pointed),
  }
  const offset = offsetOf(zone)
  if (offset === undefined) return { date, time }
  const minutes = time.hour * 60 + time.minute - offset
  return { date: businessDate(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000)) }
}

/** The date alone. */
export const readCsvDate = (cell: string, order: DateOrder): BusinessDate | undefined =>
  readCsvMoment(cell, order)?.date

/**
 * The orders in which all dates can be read, without those that give the same dates as another: one if that is clear,
 * several if a person has to choose.
 */
export const dateOrdersOf = (cells: readonly string[]): DateOrder[] => {
  const readings = dateOrders.flatMap((order) => {
    const dates = cells.map((cell) => readCsvDate(cell, order))
    return dates.includes(undefined) ? [] : { order, dates: dates.join() }
  })
  return readings
    .filter(({ dates }, index) => readings.findIndex((other) => other.dates === dates) === index)
    .map(({ order }) => order)
}
