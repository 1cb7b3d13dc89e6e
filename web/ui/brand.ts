import type { Locale } from '#shared/i18n/locales.ts'

/** The lender's brand, set when the site is built. */
export interface Brand {
  readonly name: string
  readonly nameChinese: string
  /** The registered name in agreements, the footer and mails. */
  readonly company: Readonly<Record<Locale, string>>
  readonly licenceNumber: string
  readonly hotline: string
  readonly email: string
  /** When the hotline and customer service answer, in Hong Kong time on its working days. */
  readonly hours: string
  /** The default customer-service contact with a QR code, if a link has none; undefined without one. */
  readonly customerService: string | undefined
  /** The ICP filing number in mainland China. */
  readonly icp: string
  /** The product line whose partner refers companies of Hong Kong, by its id; undefined without one. */
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
  // Prevents a line break within the number.
  hotline: (env['VITE_BRAND_HOTLINE'] ?? '+852 3000 0000').replaceAll(' ', '\u00A0'),
  email: env['VITE_BRAND_EMAIL'] ?? 'care@brightquay.example',
  hours: env['VITE_BRAND_HOURS'] ?? '9:30–18:00',
  customerService: env['VITE_BRAND_CUSTOMER_SERVICE'],
  icp: env['VITE_BRAND_ICP'] ?? '粤ICP备2026000001号-1',
  hongKongLine: env['VITE_BRAND_HONG_KONG_LINE'] ?? 'payoneer',
}
