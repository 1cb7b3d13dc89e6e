import { expect, test } from 'vitest'
import { borrowerNameIn } from '../../../functions/agreements/borrower-name.ts'
import { fillSpaced } from '../../../functions/translations/fill-placeholders.ts'

test.each([
  ['zh-CN', '请签署{company}的融资协议', 'Harbour Gift Ltd', '请签署 Harbour Gift Ltd 的融资协议'],
  ['zh-TW', '請簽署{company}的融資協議', '海港禮品', '請簽署海港禮品的融資協議'],
  ['zh-CN', '您已加入{company}。', 'Harbour Gift', '您已加入 Harbour Gift。'],
  ['zh-CN', '{company} 的邀请', 'Harbour Gift', 'Harbour Gift 的邀请'],
  ['zh-CN', '“{company}”的邀请', 'Harbour Gift (HK)', '“Harbour Gift (HK)”的邀请'],
  ['en', 'the agreement of {company}', '海港', 'the agreement of 海港'],
] as const)(
  'a Latin name has a space on each side in Chinese: %s %s (N33)',
  (locale, sentence, company, filled) => {
    expect(fillSpaced(locale, sentence, { company })).toBe(filled)
  },
)

test('a placeholder without a value is an error', () => {
  expect(() => fillSpaced('zh-CN', '{company}的协议', {})).toThrow('nothing to fill in for company')
})

test('a mail in Chinese names the company by its Chinese name, if it has one (N33)', () => {
  const agreement = { companyName: 'Harbour Gift', companyNameCn: '海港礼品' }
  expect(borrowerNameIn('zh-TW', agreement)).toBe('海港礼品')
  expect(borrowerNameIn('en', agreement)).toBe('Harbour Gift')
  expect(borrowerNameIn('zh-CN', { companyName: 'Harbour Gift' })).toBe('Harbour Gift')
})
