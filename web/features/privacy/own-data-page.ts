import type { TFunction } from 'i18next'
import type * as z from 'zod/mini'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { OwnDataField } from '#shared/privacy/own-data.ts'
import type { OwnDataSection, privacySchemas } from '#shared/privacy/privacy.schemas.ts'

type OwnData = z.output<typeof privacySchemas.exportOwnData.response>

interface Reader {
  t: TFunction<'privacy'>
  timestamp: (timestamp: string) => string
  locale: Locale
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Device names and other texts are untrusted, so they are escaped. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

const isTimestamp = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

const fieldsOf = ({ records }: OwnDataSection): OwnDataField[] => [
  ...new Set(records.flatMap((record) => Object.keys(record) as OwnDataField[])),
]

const valueOf = (field: OwnDataField, value: string, { t, timestamp }: Reader): string => {
  if (isTimestamp(value)) return timestamp(value)
  if (field === 'subject') return t(`ownData.subjects.${value as 'money'}`, { defaultValue: value })
  return value
}

const tableOf = (section: OwnDataSection, reader: Reader): string => {
  const { t } = reader
  const fields = fieldsOf(section)
  const head = fields.map((field) => `<th scope="col">${escaped(t(`ownData.fields.${field}`))}</th>`)
  const rows = section.records.map(
    (record) =>
      `<tr>${fields.map((field) => `<td>${escaped(valueOf(field, record[field] ?? '', reader))}</td>`).join('')}</tr>`,
  )
  return `<div class="wide" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const listOf = (section: OwnDataSection, reader: Reader): string => {
  const [record = {}] = section.records
  const entries = fieldsOf(section).map(
    (field) =>
      `<dt>${escaped(reader.t(`ownData.fields.${field}`))}</dt><dd>${escaped(valueOf(field, record[field] ?? '', reader))}</dd>`,
  )
  return `<dl>${entries.join('')}</dl>`
}

const sectionOf = (section: OwnDataSection, reader: Reader): string => {
  const { t } = reader
  const { kind, records, is_whole } = section
  const content =
    records.length === 0
      ? `<p>${escaped(t('ownData.none'))}</p>`
      : records.length === 1
        ? listOf(section, reader)
        : tableOf(section, reader)
  const rest = is_whole ? '' : `<p>${escaped(t('ownData.newest', { count: records.length }))}</p>`
  return `<section><h2>${escaped(t(`ownData.kinds.${kind}`))}</h2>${content}${rest}</section>`
}

const style = `body{margin:2rem auto;max-width:70rem;padding:0 1rem;font:16px/1.7 system-ui,sans-serif;color:#0b1f3a}
h2{margin-top:2.5rem;font-size:1.2rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}
dt,th{color:#4a5a70;font-weight:400;text-align:left}dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}table{border-collapse:collapse}td,th{padding:.4rem 1rem .4rem 0;border-bottom:1px solid #d9dee5;vertical-align:top}`

/** The user's data as a self-contained HTML page without scripts or external resources. */
export const ownDataPage = (data: OwnData, reader: Reader): string => {
  const { t, timestamp, locale } = reader
  const title = escaped(t('ownData.title'))
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${escaped(t('ownData.made', { time: timestamp(data.generated_at) }))}</p>
${data.sections.map((section) => sectionOf(section, reader)).join('\n')}
</body></html>
`
}
