import { defaultLocale, type Locale } from '#shared/i18n/locales.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { lineOfPath, type ProductLine } from '#shared/product-lines/product-lines.ts'
import { alternatesOf, languageCodes, pageAddress } from '#shared/site/page-addresses.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import type { Brand } from '../ui/brand.ts'

export interface MetaTagsInput {
  /** Scheme and host of the site; empty if unknown, and then URLs are relative. */
  readonly origin: string
  readonly locale: Locale
  /** Below the site's base. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The root element's content. */
  readonly html: string
  readonly brand: Brand
}

const size = { width: 1200, height: 630 } as const

const openGraphLocales = { 'zh-CN': 'zh_CN', 'zh-TW': 'zh_HK', en: 'en_GB' } as const satisfies Record<
  Locale,
  string
>

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities])

const question = /<details[^>]*><summary[^>]*>([^<]*)<\/summary><p[^>]*>(.*?)<\/p><\/details>/g

/** The questions and answers on the page. */
const questionsIn = (html: string) =>
  [...html.matchAll(question)].map(([, asked = '', answered = '']) => ({
    '@type': 'Question',
    name: plain(asked),
    acceptedAnswer: { '@type': 'Answer', text: plain(answered) },
  }))

const loanOf = ({ productCode }: ProductLine, { title, description }: MetaTagsInput, lender: string) => {
  const { minimumDrawdownCents, limitCapCents } = productTerms[productCode]
  return {
    '@type': 'LoanOrCredit',
    name: title,
    description,
    provider: { '@id': lender },
    amount: {
      '@type': 'MonetaryAmount',
      minValue: minimumDrawdownCents / 100,
      maxValue: limitCapCents / 100,
    },
  }
}

/** Structured data of the page: lender, page, product and questions. */
const graphOf = (page: MetaTagsInput, address: string) => {
  const { origin, locale, path, title, description, brand } = page
  const line = lineOfPath(path)
  const lender = `${pageAddress(origin, '/', defaultLocale)}#lender`
  const questions = questionsIn(page.html)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FinancialService',
        '@id': lender,
        name: brand.company[locale],
        alternateName: [brand.name, brand.nameChinese],
        url: pageAddress(origin, '/', defaultLocale),
        telephone: brand.hotline.replaceAll('\u00A0', ' '),
        email: brand.email,
        areaServed: ['HK', 'CN'],
        identifier: { '@type': 'PropertyValue', name: 'Money Lenders Licence', value: brand.licenceNumber },
      },
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: title,
        description,
        inLanguage: languageCodes[locale],
        about: { '@id': lender },
      },
      ...(line ? [loanOf(line, page, lender)] : []),
      ...(questions.length > 0
        ? [{ '@type': 'FAQPage', inLanguage: languageCodes[locale], mainEntity: questions }]
        : []),
    ],
  }
}

/** A landing page's metadata for search engines and link previews. */
export const renderMetaTags = (page: MetaTagsInput): string => {
  const { origin, locale, path, title, description, brand } = page
  const address = pageAddress(origin, path, locale)
  const picture = `${origin}${absolutePath(`/social/${lineOfPath(path)?.id ?? 'entry'}.jpg`)}`
  const properties = {
    'og:type': 'website',
    'og:site_name': `${brand.nameChinese} ${brand.name}`,
    'og:locale': openGraphLocales[locale],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
  }
  return [
    `<link rel="canonical" href="${attribute(address)}">`,
    ...alternatesOf(origin, path).map(
      (alternate) =>
        `<link rel="alternate" hreflang="${alternate.code}" href="${attribute(alternate.address)}">`,
    ),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${attribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // JSON-LD is not executed. `<` is escaped, so that it cannot close the element.
    `<script type="application/ld+json">${JSON.stringify(graphOf(page, address)).replaceAll('<', '\\u003c')}</script>`,
  ].join('')
}
