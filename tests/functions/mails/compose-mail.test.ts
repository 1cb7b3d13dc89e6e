import { expect, test } from 'vitest'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { locales } from '#shared/i18n/locales.ts'
import { composeMail, type MailContent } from '../../../functions/mails/compose-mail.ts'
import { testBrandName } from '../../support/test-lender.ts'

const config = { brandName: testBrandName, siteUrl: 'https://portal.test' }

const translations = {
  subject: 'Your payment is due',
  heading: 'Your payment is due',
  paragraphs: ['First line\nsecond line', 'Another paragraph of {company}, by {brand}'],
  action: 'Pay now',
  footnote: 'Small print',
}

const content: MailContent = {
  locale: 'en',
  translations,
  values: { company: 'Lantern Street' },
  facts: { total: 'GBP 12,345.60' },
  code: '123456',
  actionUrl: 'https://portal.test/financing/pay?a=1&b=2',
}

test('the text says everything that the HTML says', async () => {
  const { text, html } = await composeMail(content, config)
  for (const each of [
    'Another paragraph of Lantern Street, by Brightquay',
    'Total to repay',
    'GBP 12,345.60',
    'Verification code',
    '123456',
    'Pay now',
    'Small print',
    'This email was sent automatically by Brightquay.',
  ]) {
    expect(text).toContain(each)
    expect(html).toContain(each)
  }
  expect(text).toContain('Total to repay: GBP 12,345.60')
  expect(text).toContain('Pay now:\nhttps://portal.test/financing/pay?a=1&b=2\n')
  expect(html).toContain('href="https://portal.test/financing/pay?a=1&amp;b=2"')
  expect(html).toContain('First line<br>second line')
})

test('what people typed stays text', async () => {
  const name = `<img src=x onerror="alert('1')"> & Co {brand}`
  const typed = { subject: '{name}', heading: '{name}', paragraphs: ['{name}'], footnote: '{name}' }
  const { html } = await composeMail(
    { ...content, translations: typed, values: { name }, facts: { reason: name } },
    { ...config, brandName: { en: name, zh: name } },
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co {brand}')
})

test('a subject cannot begin another header', async () => {
  const typed = { ...translations, subject: 'Due {name}' }
  const { subject } = await composeMail(
    { locale: 'en', translations: typed, values: { company: '', name: 'x\r\nBcc: a@b.test' } },
    config,
  )
  expect(subject).toBe('Brightquay: Due x Bcc: a@b.test')
})

test('a mail that lacks a value is not sent', async () => {
  await expect(composeMail({ ...content, values: {} }, config)).rejects.toThrow('company')
})

test.each([
  ['zh-CN', '明岸'],
  ['zh-TW', '明岸'],
  ['en', 'Brightquay'],
] as const)('a mail in %s comes from %s', async (locale, brand) => {
  const { text, html } = await composeMail({ ...content, locale }, config)
  expect(text).toContain(`-- \n${brand}\n`)
  for (const other of ['明岸', 'Brightquay']) expect(`${text}${html}`.includes(other)).toBe(other === brand)
})

test.each(locales)('a mail in %s names its language and loads nothing from elsewhere', async (locale) => {
  const { html } = await composeMail({ ...content, locale }, config)
  expect(html).toContain(`<html lang="${languageTag(locale)}">`)
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
})

test('a mail without facts, action and footnote has no empty places for them', async () => {
  const { subject, heading } = translations
  const { text, html } = await composeMail(
    { locale: 'en', translations: { subject, heading, paragraphs: ['Nothing else'] } },
    config,
  )
  expect(text).not.toMatch(/\n{3,}|undefined/)
  expect(html).not.toContain('undefined')
  // The way to customer service, and no other.
  expect(html.match(/href/g)).toHaveLength(1)
})

test('every mail leads to customer service, in its language', async () => {
  for (const [locale, label] of [
    ['zh-CN', '在线客服'],
    ['zh-TW', '網上客服'],
    ['en', 'customer service'],
  ] as const) {
    const { text, html } = await composeMail(
      { locale, translations: { ...translations, paragraphs: [] } },
      config,
    )
    for (const said of [text, html]) {
      expect(said).toContain(label)
      expect(said).toContain('https://portal.test/financing/questions?service=open')
    }
  }
})
