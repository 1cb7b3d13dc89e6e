import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOfPublicText } from '#shared/engagement/public-text.ts'

const faultOf = (text: string) => faultOfPublicText(text, ['portal.example'])

describe('published text', () => {
  test.each([
    '春节期间（2月6日至2月12日）不放款，2月13日恢复服务。',
    '系統將於 2027-02-09 09:00 至 18:30 維護，期間未能提款。',
    'We are closed from 2027-02-06 to 2027-02-12, and back on 13/02/2027 at 9:00.',
    'Limits of up to GBP 1,250,000.00 are open to shops that sold for 24 months; rates from 10.80%.',
    '提款金额 10,000.00 至 500,000.00 均可在线申请。',
    'Call us on 2345 6789, from Monday to Friday, 9:00-18:00.',
    'The details are at https://portal.example/financing/ and at portal.example.',
    'Your account shows it under Bills, e.g. what is due this week, from 9 a.m. on.',
    'As decided by the H.K.M.A., Good Friday is a holiday. We are back on Tuesday.',
    '额度续期请看“续期”页面。版本 2.10 已上线。',
  ])('accepts: %s', (text) => expect(faultOf(text)).toBeUndefined())

  test.each([
    ['a number of an account', '还款请汇入 012-345678-838'],
    ['one in full-width digits', '還款帳號：０１２３４５６７８８３８'],
    ['one with a symbol between all digits', 'Our new number: 0.1.2.3.4.5.6.7.8.8'],
    ['one over two lines', 'Our new number 0123 45\n6788 38'],
    ['one in brackets', '(012) 345 [678] 838'],
    ['one with invisible characters', '0123\u200b4567\u200d88\u00ad38'],
    ['one of Arabic digits', '٠١٢٣٤٥٦٧٨٨٣٨'],
    ['one in Chinese numerals', '新号码是六二二二零二零零一二三四'],
    ['one in circles', '①②③④⑤⑥⑦⑧⑨'],
    ['a short one next to words about payment', 'Please pay to 345678'],
    ['a short one with a sort code', 'Sort code 20-00-00, 12345678'],
    ['one that looks like an amount', 'Please remit to 012,345 678,901'],
    ['one that looks like a date', '收款账户已变更：2027-01-02'],
    ['an IBAN', 'It is GB82 WEST 1234 5698 7654 32 from now on'],
    ['an IBAN of few digits in a row', 'It is MT84MALT011000012345MTLCAST001S.'],
    ['an IBAN in full width', 'ＧＢ８２ＷＥＳＴ１２３４５６９８７６５４３２'],
  ])('refuses %s: %s', (_, text) => expect(faultOf(text)).toBe('accountNumber'))

  test.each([
    ['a link', 'See https://evil.test/pay'],
    ['a link without a scheme', 'See evil.test/pay'],
    ['a bare domain', '请访问evil.com查看'],
    ['a domain with full-width dots', '请访问 evil．com'],
    ['a domain with ideographic dots', '请访问 evil。com'],
    ['a domain with half-width ideographic dots', 'evil｡com'],
    ['a domain in full width', 'ｅｖｉｌ．ｃｏｍ'],
    ['a domain in another script', 'рortal.example'],
    ['a domain of Chinese characters', '登录 门户.公司 查看'],
    ['a punycode label', 'See xn--rtal-pra'],
    ['the portal’s domain within another', 'portal.example.evil.test'],
    ['the portal’s domain as a user name', 'https://portal.example@evil.test'],
    ['the portal’s domain as the user name of an IP address', 'https://portal.example@2130706433/'],
    ['an IP address', 'See 203.0.113.7'],
    ['a host without a dot', 'http://evil/'],
    ['backslashes', 'https:\\\\evil'],
    ['a script', 'javascript:alert(1)'],
    ['an external mail address', 'Write to care@evil.test'],
    ['a mail link', 'mailto:care'],
    ['a dot that is spelled out', 'evil dot com'],
    ['a dot in brackets', 'evil[.]com'],
    ['a dot in Chinese', '请看 evil点com'],
    ['a space before the dot', 'evil .com'],
    ['invisible characters in a domain', 'evil\u200b.\u2060com'],
    ['another case', 'HTTPS://EVIL.TEST'],
  ])('refuses external links by %s: %s', (_, text) => expect(faultOf(text)).toBe('foreignLink'))

  test('refuses account numbers, whatever separates their digits', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 20 })
    const gaps = fc.constantFrom('', ' ', '-', '.', '/', '－', '·', ' - ', '\u200b', '\u00a0')
    const words = fc.constantFrom('', '新号码 ', 'New: ', '（')
    fc.assert(
      fc.property(digits, gaps, words, fc.boolean(), (each, gap, before, isWide) => {
        const written = each.map((one) => (isWide ? String.fromCodePoint(0xff10 + one) : String(one)))
        expect(faultOf(`${before}${written.join(gap)} end`)).toBeDefined()
      }),
    )
  })
})
