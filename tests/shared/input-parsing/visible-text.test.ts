import { expect, test } from 'vitest'
import { visibleLines, visibleText } from '#shared/input-parsing/visible-text.ts'

test('keeps visible characters of every script', () => {
  for (const text of ['海港燈飾 𠮷野家', 'Müller & Söhne, Łódź', 'عربي', ''])
    expect([visibleText(text), visibleLines(text)]).toEqual([text, text])
})

test('shows the code points of control, direction and invisible characters', () => {
  expect(visibleText('a\u{1b}[2Jb\u{202e}c\u{200d}d\u{3164}e\u{2028}f')).toBe(
    'a\\u{1b}[2Jb\\u{202e}c\\u{200d}d\\u{3164}e\\u{2028}f',
  )
})

test('line breaks are shown as code points on a terminal, and kept in multi-line text', () => {
  expect(visibleText('a\r\nb')).toBe('a\\u{d}\\u{a}b')
  expect(visibleLines('a\r\n\tb\u{7f}')).toBe('a\r\n\tb\\u{7f}')
})
