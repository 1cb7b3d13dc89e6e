import type { Locale } from '#shared/i18n/locales.ts'
import type { SellerConsentTranslations } from './seller-consent.ts'

/** What a seller consents to. */
interface Consented {
  platform: string
  /** How long it lasts. */
  days: number
  shops: readonly string[]
}

type Write = (consented: Consented) => SellerConsentTranslations

const writers: Record<Locale, Write> = {
  'zh-CN': ({ platform, days, shops }) => ({
    title: `允许应用访问您的 ${platform} 店铺`,
    asks: '{client} 希望读取您的店铺数据',
    subject: [{ term: '授权的店铺', value: shops.join(' · ') }],
    account: '卖家账号',
    accountHint: '3 至 40 个小写字母、数字或连字符',
    shared: '同意后对方可以看到',
    items: [
      { name: '店铺资料', detail: '店铺名称、编号和所在地区' },
      { name: '订单和退款', detail: '每笔的时间、状态和金额' },
    ],
    never: '对方不能修改商品、发起付款或查看您的密码。',
    footnote: `授权有效期 ${days} 天。这是本机的模拟页面，并非 ${platform}。`,
    approve: '同意',
    deny: '不同意',
    errorTitle: '无法处理这个授权请求',
    errorHint: '请关闭此页，回到刚才的网站重新发起。',
  }),
  'zh-TW': ({ platform, days, shops }) => ({
    title: `允許應用程式存取您的 ${platform} 網店`,
    asks: '{client} 希望讀取您的網店資料',
    subject: [{ term: '授權的網店', value: shops.join(' · ') }],
    account: '賣家帳號',
    accountHint: '3 至 40 個細楷英文字母、數字或連字號',
    shared: '同意後對方可以看到',
    items: [
      { name: '網店資料', detail: '網店名稱、編號和所在地區' },
      { name: '訂單和退款', detail: '每筆的時間、狀態和金額' },
    ],
    never: '對方不能更改商品、發起付款或查看您的密碼。',
    footnote: `授權有效期為 ${days} 天。這是本機的模擬頁面，並非 ${platform}。`,
    approve: '同意',
    deny: '不同意',
    errorTitle: '無法處理這項授權請求',
    errorHint: '請關閉此頁，返回剛才的網站重新開始。',
  }),
  en: ({ platform, days, shops }) => ({
    title: `Let an application use your ${platform} shops`,
    asks: '{client} would like to read the data of your shops',
    subject: [{ term: 'Shops', value: shops.join(' · ') }],
    account: 'Seller account',
    accountHint: '3 to 40 lower-case letters, digits or hyphens',
    shared: 'What they will see',
    items: [
      { name: 'Shop information', detail: 'Name, number and region of the shop' },
      { name: 'Orders and refunds', detail: 'Time, status and amount of each' },
    ],
    never: 'They cannot change listings, make payments or see your password.',
    footnote: `Your consent lasts ${days} days. This page stands in for ${platform} on this machine.`,
    approve: 'I agree',
    deny: 'Not now',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Close this page and start again from the site that sent you here.',
  }),
}

/** The texts of a platform's simulated consent page, with the same words as the others'. */
export const sellerConsentTranslations =
  (consented: Consented) =>
  (locale: Locale): SellerConsentTranslations =>
    writers[locale](consented)
