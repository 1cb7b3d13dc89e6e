import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords } from '#shared/money/amount-in-words.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'

describe('in English', () => {
  test.each([
    ['0.00', 'Pounds Sterling Zero Only'],
    ['0.01', 'Pounds Sterling Zero and One Penny Only'],
    ['1.00', 'Pounds Sterling One Only'],
    ['13.19', 'Pounds Sterling Thirteen and Nineteen Pence Only'],
    ['100.00', 'Pounds Sterling One Hundred Only'],
    ['110.00', 'Pounds Sterling One Hundred and Ten Only'],
    ['1005.00', 'Pounds Sterling One Thousand and Five Only'],
    ['12345.60', 'Pounds Sterling Twelve Thousand Three Hundred and Forty-Five and Sixty Pence Only'],
    ['100000.00', 'Pounds Sterling One Hundred Thousand Only'],
    ['1000017.00', 'Pounds Sterling One Million and Seventeen Only'],
    ['2030405.06', 'Pounds Sterling Two Million Thirty Thousand Four Hundred and Five and Six Pence Only'],
    ['1000000000.00', 'Pounds Sterling One Billion Only'],
    ['21.10', 'Pounds Sterling Twenty-One and Ten Pence Only'],
    ['1000000.99', 'Pounds Sterling One Million and Ninety-Nine Pence Only'],
    ['1000100.00', 'Pounds Sterling One Million One Hundred Only'],
    ['1001000.00', 'Pounds Sterling One Million One Thousand Only'],
    [
      '90071992547409.91',
      'Pounds Sterling Ninety Trillion Seventy-One Billion Nine Hundred and Ninety-Two Million Five Hundred and Forty-Seven Thousand Four Hundred and Nine and Ninety-One Pence Only',
    ],
  ])('%s', (amount, words) => expect(amountInWords(centsFromDecimal(amount), 'GBP', 'en')).toBe(words))

  test.each([
    ['USD', 'United States Dollars Two and Fifty Cents Only'],
    ['HKD', 'Hong Kong Dollars Two and Fifty Cents Only'],
    ['CNY', 'Renminbi Yuan Two and Fifty Fen Only'],
    ['EUR', 'Euros Two and Fifty Cents Only'],
  ] as const)('names %s', (currency, words) => expect(amountInWords(250, currency, 'en')).toBe(words))
})

describe('in Chinese financial numerals', () => {
  test.each([
    ['0.00', '人民币零元整', '人民幣零元正'],
    ['0.05', '人民币伍分', '人民幣伍分'],
    ['0.50', '人民币伍角整', '人民幣伍角正'],
    ['10.00', '人民币壹拾元整', '人民幣壹拾元正'],
    ['13.02', '人民币壹拾叁元零贰分', '人民幣壹拾參元零貳分'],
    ['105.60', '人民币壹佰零伍元陆角整', '人民幣壹佰零伍元陸角正'],
    ['1409.50', '人民币壹仟肆佰零玖元伍角整', '人民幣壹仟肆佰零玖元伍角正'],
    ['6007.14', '人民币陆仟零柒元壹角肆分', '人民幣陸仟零柒元壹角肆分'],
    ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分', '人民幣壹萬陸仟肆佰零玖元零貳分'],
    ['100000.00', '人民币壹拾万元整', '人民幣壹拾萬元正'],
    ['100500.00', '人民币壹拾万零伍佰元整', '人民幣壹拾萬零伍佰元正'],
    ['1000017.00', '人民币壹佰万零壹拾柒元整', '人民幣壹佰萬零壹拾柒元正'],
    ['325801.25', '人民币叁拾贰万伍仟捌佰零壹元贰角伍分', '人民幣參拾貳萬伍仟捌佰零壹元貳角伍分'],
    ['100000000.00', '人民币壹亿元整', '人民幣壹億元正'],
    ['100000001.00', '人民币壹亿零壹元整', '人民幣壹億零壹元正'],
    ['102030405.06', '人民币壹亿零贰佰零叁万零肆佰零伍元零陆分', '人民幣壹億零貳佰零參萬零肆佰零伍元零陸分'],
    ['9000000000000.00', '人民币玖万亿元整', '人民幣玖萬億元正'],
    ['0.10', '人民币壹角整', '人民幣壹角正'],
    ['10.01', '人民币壹拾元零壹分', '人民幣壹拾元零壹分'],
    ['200005.00', '人民币贰拾万零伍元整', '人民幣貳拾萬零伍元正'],
    ['10010000.00', '人民币壹仟零壹万元整', '人民幣壹仟零壹萬元正'],
    ['100100000.00', '人民币壹亿零壹拾万元整', '人民幣壹億零壹拾萬元正'],
    ['1000000010000.00', '人民币壹万亿零壹万元整', '人民幣壹萬億零壹萬元正'],
    [
      '90071992547409.91',
      '人民币玖拾万零柒佰壹拾玖亿玖仟贰佰伍拾肆万柒仟肆佰零玖元玖角壹分',
      '人民幣玖拾萬零柒佰壹拾玖億玖仟貳佰伍拾肆萬柒仟肆佰零玖元玖角壹分',
    ],
  ])('%s', (amount, simplified, traditional) => {
    expect(amountInWords(centsFromDecimal(amount), 'CNY', 'zh-CN')).toBe(simplified)
    expect(amountInWords(centsFromDecimal(amount), 'CNY', 'zh-TW')).toBe(traditional)
  })

  test.each([
    ['GBP', '英镑贰镑整', '英鎊貳鎊正'],
    ['USD', '美元贰元整', '美元貳元正'],
    ['HKD', '港币贰元整', '港幣貳元正'],
    ['EUR', '欧元贰元整', '歐元貳元正'],
  ] as const)('names %s', (currency, simplified, traditional) => {
    expect(amountInWords(200, currency, 'zh-CN')).toBe(simplified)
    expect(amountInWords(200, currency, 'zh-TW')).toBe(traditional)
  })
})

describe('in Chinese, of pounds', () => {
  test.each([
    ['0.00', '英镑零镑整', '英鎊零鎊正'],
    ['0.05', '英镑伍便士', '英鎊伍便士'],
    ['0.50', '英镑伍拾便士', '英鎊伍拾便士'],
    ['10.00', '英镑壹拾镑整', '英鎊壹拾鎊正'],
    ['13.02', '英镑壹拾叁镑零贰便士', '英鎊壹拾參鎊零貳便士'],
    ['105.10', '英镑壹佰零伍镑壹拾便士', '英鎊壹佰零伍鎊壹拾便士'],
    ['6007.14', '英镑陆仟零柒镑壹拾肆便士', '英鎊陸仟零柒鎊壹拾肆便士'],
    ['126793.99', '英镑壹拾贰万陆仟柒佰玖拾叁镑玖拾玖便士', '英鎊壹拾貳萬陸仟柒佰玖拾參鎊玖拾玖便士'],
  ])('%s', (amount, simplified, traditional) => {
    expect(amountInWords(centsFromDecimal(amount), 'GBP', 'zh-CN')).toBe(simplified)
    expect(amountInWords(centsFromDecimal(amount), 'GBP', 'zh-TW')).toBe(traditional)
  })
})

test.each([-1, 0.5, Number.NaN])('%d has no words', (cents) => {
  expect(() => amountInWords(cents, 'GBP', 'en')).toThrow(RangeError)
})

const chineseDigits = '零壹贰叁肆伍陆柒捌玖'
const chinesePlaces = { 拾: 10n, 佰: 100n, 仟: 1000n }

/** Parses the text by hand: each group by its places, and the groups by 万 and 亿. */
const readChinese = (words: string): bigint => {
  const hundredMillions = words.lastIndexOf('亿')
  if (hundredMillions >= 0) {
    return (
      readChinese(words.slice(0, hundredMillions)) * 10n ** 8n + readChinese(words.slice(hundredMillions + 1))
    )
  }
  const tenThousands = words.lastIndexOf('万')
  if (tenThousands >= 0) {
    return readChinese(words.slice(0, tenThousands)) * 10n ** 4n + readChinese(words.slice(tenThousands + 1))
  }
  let value = 0n
  let digit = 0n
  for (const sign of words) {
    if (sign in chinesePlaces) value += digit * chinesePlaces[sign as keyof typeof chinesePlaces]
    digit = BigInt(Math.max(0, chineseDigits.indexOf(sign)))
  }
  return value + digit
}

const readChineseAmount = (words: string): bigint => {
  const [, units = '', tenths = '', hundredths = ''] =
    /^人民币(?:(.+)元)?(?:(.)角)?零?(?:(.)分)?整?$/.exec(words) ?? []
  return readChinese(units) * 100n + readChinese(tenths) * 10n + readChinese(hundredths)
}

const readChinesePounds = (words: string): bigint => {
  const [, pounds = '', pence = ''] = /^英镑(?:(.+)镑)?零?(?:(.+)便士)?整?$/.exec(words) ?? []
  return readChinese(pounds) * 100n + readChinese(pence)
}

const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  // Mostly zeros, which have the most rules.
  fc
    .array(fc.constantFrom('0', '0', '0', '1', '9'), { minLength: 1, maxLength: 15 })
    .map((digits) => Number(digits.join(''))),
)

test('Chinese words have their amount, whatever its zeros', () => {
  fc.assert(
    fc.property(anyAmount, (cents) => {
      expect(readChineseAmount(amountInWords(cents, 'CNY', 'zh-CN'))).toBe(BigInt(cents))
      expect(readChinesePounds(amountInWords(cents, 'GBP', 'zh-CN'))).toBe(BigInt(cents))
    }),
    { numRuns: 10_000, seed: 2 },
  )
})

test('no two amounts have the same English words', () => {
  const words = new Map<string, number>()
  fc.assert(
    fc.property(anyAmount, (cents) => {
      const said = amountInWords(cents, 'USD', 'en')
      expect(words.get(said) ?? cents).toBe(cents)
      words.set(said, cents)
    }),
    { numRuns: 10_000, seed: 2 },
  )
})
