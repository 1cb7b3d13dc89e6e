import type { Locale } from '#shared/i18n/locales.ts'

/** What a lender puts on the portal instead of ours; set when the site is built. */
export interface Brand {
  readonly name: string
  readonly nameChinese: string
  /** The registered name in agreements, the footer and mails. */
  readonly company: Readonly<Record<Locale, string>>
  readonly licenceNumber: string
  readonly hotline: string
  readonly email: string
  /** The contact whose QR code customer service shows where a link named none; none where it is left out. */
  readonly customerService: string | undefined
  /** The number under which the site is filed in mainland China; none where it is not. */
  readonly icp: string | undefined
  /** The line whose partner brings companies of Hong Kong, by its id; none where it is left out. */
  readonly hongKongLine: string | undefined
}

const env = import.meta.env

export const brand: Brand = {
  name: env['VITE_BRAND_NAME'] ?? 'Brightquay',
  nameChinese: env['VITE_BRAND_NAME_CHINESE'] ?? '明岸',
  company: {
    'zh-CN': env['VITE_BRAND_COMPANY_ZH_CN'] ?? '明岸财务有限公司',
    'zh-TW': env['VITE_BRAND_COMPANY_ZH_TW'] ?? '明岸財務有限公司',
    en: env['VITE_BRAND_COMPANY_EN'] ?? 'Brightquay Finance Limited',
  },
  licenceNumber: env['VITE_BRAND_LICENCE'] ?? '1662/2024',
  // A number is not broken at the end of a line.
  hotline: (env['VITE_BRAND_HOTLINE'] ?? '+852 3000 0000').replaceAll(' ', '\u00A0'),
  email: env['VITE_BRAND_EMAIL'] ?? 'care@brightquay.example',
  customerService: env['VITE_BRAND_CUSTOMER_SERVICE'],
  icp: env['VITE_BRAND_ICP'],
  hongKongLine: env['VITE_BRAND_HONG_KONG_LINE'],
}
