import { expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { composeMail, type MailContent } from '../../../functions/mails/compose-mail.ts'

const content: MailContent = {
  brandName: 'Brightquay',
  locale: 'en',
  subject: 'Your payment is due',
  heading: 'Your payment is due',
  paragraphs: ['First line\nsecond line', 'Another paragraph'],
  facts: [{ label: 'Total', value: 'GBP 12,345.60' }],
  action: { label: 'Pay now', url: 'https://portal.test/financing/pay?a=1&b=2' },
  footnote: 'Small print',
}

test('the text says everything that the HTML says', () => {
  const { text, html } = composeMail(content)
  for (const each of ['Another paragraph', 'GBP 12,345.60', 'Pay now', 'Small print', 'Brightquay']) {
    expect(text).toContain(each)
    expect(html).toContain(each)
  }
  expect(text).toContain('Pay now:\nhttps://portal.test/financing/pay?a=1&b=2\n')
  expect(html).toContain('href="https://portal.test/financing/pay?a=1&amp;b=2"')
  expect(html).toContain('First line<br>second line')
})

test('what people typed stays text', () => {
  const name = `<img src=x onerror="alert('1')"> & Co`
  const { html } = composeMail({
    ...content,
    subject: name,
    heading: name,
    paragraphs: [name],
    facts: [{ label: name, value: name }],
    footnote: name,
    brandName: name,
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co')
})

test('a subject cannot begin another header', () => {
  expect(composeMail({ ...content, subject: 'Due\r\nBcc: a@b.test' }).subject).toBe('Due Bcc: a@b.test')
})

test.each(locales)('a mail in %s names its language and loads nothing from elsewhere', (locale) => {
  const { html } = composeMail({ ...content, locale })
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
})

test('a mail without facts, action and footnote has no empty places for them', () => {
  const { brandName, locale, subject, heading, paragraphs } = content
  const { text, html } = composeMail({ brandName, locale, subject, heading, paragraphs })
  expect(text).not.toMatch(/\n{3,}|undefined/)
  expect(html).not.toMatch(/undefined|href/)
})
