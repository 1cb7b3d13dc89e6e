import { addDays, type BusinessDate } from '../time/business-date.ts'

/** A due date as a calendar event. */
export interface DueEvent {
  /** Constant, so that importing the file again updates the existing event. */
  id: string
  date: BusinessDate
  title: string
  note: string
}

const compact = (date: BusinessDate): string => date.replaceAll('-', '')

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n')

const longestLine = 75

/** Lines have at most 75 bytes; longer ones are folded, without splitting characters, and continue after a blank. */
const folded = (line: string): string => {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (encoder.encode(current + character).length > longestLine) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

const eventLines = ({ id, date, title, note }: DueEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(date)}`,
  `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(note)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
]

/** Due dates as a calendar file (RFC 5545): a whole day each, with a reminder the day before. */
export const calendarFile = (events: readonly DueEvent[], now: Date): string => {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Financing portal//Repayments//EN',
    'CALSCALE:GREGORIAN',
  ]
    .concat(
      events.flatMap((event) => eventLines(event, stamp)),
      'END:VCALENDAR',
    )
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}
