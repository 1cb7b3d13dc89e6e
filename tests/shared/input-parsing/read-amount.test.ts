import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type Currency, currencies } from '#shared/money/currency.ts'

describe('an unambiguous amount', () => {
  test.each([
    ['10000', '10000.00'],
    ['10000.5', '10000.50'],
    ['10000。5', '10000.50'],
    ['51478。75', '51478.75'],
    ['10000．50', '10000.50'],
    ['１００００', '10000.00'],
    ['１０，０００。５', '10000.50'],
    ['1,234,567.89', '1234567.89'],
    ['10 000.50', '10000.50'],
    ['10\u00a0000', '10000.00'],
    ['  25000\n', '25000.00'],
    ['USD 1,000', '1000.00'],
    ['1000usd', '1000.00'],
    ['US$1,000.00', '1000.00'],
    ['＄1000', '1000.00'],
    ['\u202d1,000\u202c', '1000.00'],
    ['1000.', '1000.00'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['9999999999999.99', '9999999999999.99'],
  ])('%j is %s', (typed, amount) => expect(readAmount(typed, 'USD')).toBe(amount))

  test.each<[string, Currency]>([
    ['HK$ 1,000', 'HKD'],
    ['$1000', 'HKD'],
    ['1000港元', 'HKD'],
    ['¥1000', 'CNY'],
    ['￥1000', 'CNY'],
    ['人民币1000元', 'CNY'],
    ['£1000', 'GBP'],
    ['€ 1000', 'EUR'],
  ])('%j is a thousand %s', (typed, currency) => expect(readAmount(typed, currency)).toBe('1000.00'))
})

describe('an ambiguous amount', () => {
  test.each([
    '',
    '.',
    '1万',
    '1 萬',
    '10k',
    '1w',
    '1.5m',
    '-2000',
    '－2000',
    '−2000',
    '(2000)',
    '+2000',
    '10000.505',
    '1.500',
    '1.500,00',
    '10,00',
    '10000，50',
    '1,0000',
    '1,00,000',
    '10,000,00',
    '0,500',
    '1.2.3',
    '1,000 000',
    '1 0000',
    '100\t500',
    '100\n500',
    '10²',
    '①0',
    '½',
    '٣٤٥',
    '一千',
    '1e3',
    '0x10',
    '1000/2',
    '1000-2000',
    '1000 2',
    '约1000',
    '.5',
    '10000000000000',
    '¥1000',
    '1000元',
    'HK$1000',
    '1000 GBP',
    '$$1000',
  ])('%j is refused', (typed) => expect(readAmount(typed, 'USD')).toBeUndefined())
})

const spaces = ['', ' ', '\u00a0', '\u3000']
const signs: Readonly<Record<Currency, string>> = { CNY: '¥', EUR: '€', GBP: '£', HKD: 'HK$', USD: 'US$' }

const inFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0))

/** An amount in all the ways in which people might write it. */
const decorated = fc
  .record({
    cents: fc.integer({ min: 0, max: 999_999_999_999_999 }),
    currency: fc.constantFrom(...currencies),
    separator: fc.constantFrom('', ',', ' '),
    point: fc.constantFrom('.', '。', '｡', '．'),
    withoutZeros: fc.boolean(),
    wide: fc.boolean(),
    mark: fc.constantFrom('none', 'code before', 'code after', 'sign'),
    space: fc.constantFrom(...spaces),
    around: fc.constantFrom(...spaces),
  })
  .map(({ cents, currency, separator, point, withoutZeros, wide, mark, space, around }) => {
    const amount = decimalFromCents(cents)
    const [whole = '', decimals = ''] = amount.split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator)
    const shown = withoutZeros ? decimals.replace(/0+$/, '') : decimals
    const figures = shown === '' ? grouped : `${grouped}${point}${shown}`
    const marked = {
      none: figures,
      'code before': `${currency}${space}${figures}`,
      'code after': `${figures}${space}${currency}`,
      sign: `${signs[currency]}${space}${figures}`,
    }[mark]
    const text = `${around}${marked}${around}`
    return { amount, currency, text: wide ? inFullWidth(text) : text }
  })

const figuresOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')

describe('for any input', () => {
  test('an amount is read with its meaning, however it is written', () => {
    fc.assert(
      fc.property(decorated, ({ text, currency, amount }) => {
        expect(readAmount(text, currency)).toBe(amount)
      }),
      { numRuns: 3000 },
    )
  })

  test('a typing error has no effect or is refused; only a point moves the decimals', () => {
    const slips = [...'.,，。-－+kKwW万千亿%() ', '²', 'x', '/', '\t']
    fc.assert(
      fc.property(decorated, fc.nat(), fc.constantFrom(...slips), ({ text, currency, amount }, at, slip) => {
        const place = at % (text.length + 1)
        const read = readAmount(text.slice(0, place) + slip + text.slice(place), currency)
        if (read === undefined) return
        const isPoint = '.。'.includes(slip)
        const kept = (each: string) => (isPoint ? figuresOf(each).replace(/0+$/, '') : each)
        expect(kept(read)).toBe(kept(amount))
      }),
      { numRuns: 5000 },
    )
  })

  test('the result has exactly the typed digits in their order', () => {
    const pieces = [...'0123456789０１９,，.。． $¥￥£€元万千kw-+()\t²½\u3000', 'USD', 'HKD', '港元']
    const garbage = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.oneof(garbage, fc.string({ unit: 'grapheme' })),
        fc.constantFrom(...currencies),
        (text, currency) => {
          const read = readAmount(text, currency)
          if (read === undefined) return
          expect(text).not.toMatch(/[-－−+()万千kw²½]|[\d０-９]\t+[\d０-９]/)
          const decimals = /[.。](\d*)\D*$/.exec(text.normalize('NFKC'))?.[1] ?? ''
          expect(read).toMatch(/^\d{1,13}\.\d{2}$/)
          expect(figuresOf(read)).toBe(figuresOf(text + '0'.repeat(2 - decimals.length)))
        },
      ),
      { numRuns: 30_000 },
    )
  })
})
