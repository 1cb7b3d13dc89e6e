import { expect, test } from 'vitest'
import { calendarFile } from '#shared/repayment/calendar-file.ts'

const now = new Date('2027-01-02T03:04:05.678Z')

test('a due date is an all-day event with a reminder and a stable id', () => {
  const file = calendarFile(
    [{ id: 'd1@portal.test', date: '2027-02-28', title: '还款 GBP 1,000.00', note: 'a;b\nc' }],
    now,
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Financing portal//Repayments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:d1@portal.test',
    'DTSTAMP:20270102T030405Z',
    'DTSTART;VALUE=DATE:20270228',
    'DTEND;VALUE=DATE:20270301',
    'SUMMARY:还款 GBP 1\\,000.00',
    'DESCRIPTION:a\\;b\\nc',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:还款 GBP 1\\,000.00',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line exceeds 75 bytes, and no character is split', () => {
  const note = '附言：'.repeat(40)
  const file = calendarFile([{ id: 'd1', date: '2027-02-28', title: 't', note }], now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${note}`)
})
