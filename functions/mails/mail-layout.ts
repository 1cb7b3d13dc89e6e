import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** A mail with all texts filled in. */
export interface LaidOutMail {
  locale: Locale
  brandName: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  facts: readonly { label: string; value: string }[]
  code?: { label: string; value: string }
  action?: { label: string; url: string }
  footnote?: string
  /** Precedes the link's address, for mail programs without buttons. */
  linkBelow: string
  /** A notice that replies are not read. */
  automatic: string
  /** The link to customer service. */
  help: { label: string; url: string }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** `text` as it stands in HTML, in an element or an attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => entities[each] ?? each)

const colour = {
  ink: '#0B1F3A',
  quiet: '#455971',
  jade: '#0E7C66',
  ground: '#F7F3EA',
  card: '#FFFFFF',
  hairline: '#E3D9C5',
} as const

const fonts =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'PingFang HK', 'Microsoft YaHei', 'Noto Sans', sans-serif"

// Mail programs drop style sheets and ignore modern layout: everything is tables and inline styles.
const table = (style: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const factTable = (facts: LaidOutMail['facts']): string => {
  if (facts.length === 0) return ''
  const line = `padding:12px 0;border-bottom:1px solid ${colour.hairline};vertical-align:top;`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="${line}color:${colour.quiet};padding-right:16px">${escapeHtml(label)}</td>` +
      `<td align="right" style="${line}font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`,
  )
  return table(`margin:0 0 24px;border-top:1px solid ${colour.hairline}`, rows.join(''))
}

const codeBox = ({ label, value }: NonNullable<LaidOutMail['code']>): string =>
  table(
    'margin:8px 0 24px',
    `<tr><td align="center" bgcolor="${colour.ground}" style="padding:18px 12px;border:1px solid ${colour.hairline};border-radius:10px">` +
      `<div style="font-size:13px;line-height:20px;color:${colour.quiet}">${escapeHtml(label)}</div>` +
      // The spacing follows every character, including the last: the indent centres the code again.
      `<div style="font-size:32px;line-height:44px;font-weight:700;letter-spacing:8px;text-indent:8px;` +
      `font-variant-numeric:tabular-nums;color:${colour.ink}">${escapeHtml(value)}</div></td></tr>`,
  )

const button = ({ label, url }: NonNullable<LaidOutMail['action']>, linkBelow: string): string => {
  const href = escapeHtml(url)
  return [
    table(
      'margin:8px 0 16px',
      `<tr><td align="center" bgcolor="${colour.jade}" style="border-radius:10px">` +
        `<a href="${href}" style="display:block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;` +
        `color:#FFFFFF;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr>`,
    ),
    `<p style="margin:0 0 16px;font-size:13px;color:${colour.quiet}">${escapeHtml(linkBelow)}<br>` +
      `<a href="${href}" style="color:${colour.jade};word-break:break-all">${href}</a></p>`,
  ].join('')
}

/** The HTML of a mail: one card of at most 560 pixels, black on white, the action a button of the full width. */
export const layOutMail = (mail: LaidOutMail): string => {
  const { brandName, locale, subject, heading, paragraphs, facts, code, action, footnote } = mail
  const leading = locale === 'en' ? '1.5' : '1.7'
  const card = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35;color:${colour.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((each) => paragraph(each, '')),
    factTable(facts),
    code ? codeBox(code) : '',
    action ? button(action, mail.linkBelow) : '',
    footnote ? paragraph(footnote, `margin-bottom:0;font-size:13px;color:${colour.quiet}`) : '',
  ].join('')
  const page = [
    `<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${colour.ink}">${escapeHtml(brandName)}</td></tr>`,
    `<tr><td style="padding:28px 24px;background:${colour.card};border:1px solid ${colour.hairline};border-radius:10px">${card}</td></tr>`,
    `<tr><td style="padding:16px 4px;font-size:12px;color:${colour.quiet}">${escapeHtml(mail.automatic)}<br>` +
      `<a href="${escapeHtml(mail.help.url)}" style="color:${colour.jade}">${escapeHtml(mail.help.label)}</a></td></tr>`,
  ].join('')
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.ground}">
${table(
  `background:${colour.ground}`,
  `<tr><td align="center" style="padding:24px 12px">${table(
    `max-width:560px;text-align:left;font-family:${fonts};font-size:15px;line-height:${leading};color:${colour.ink}`,
    page,
  )}</td></tr>`,
)}
</body>
</html>`
}
