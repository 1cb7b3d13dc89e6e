import type { Locale } from '#shared/i18n/locales.ts'
import type { ConsentPageTranslations } from '../consent-page.ts'
import type { Scope } from './authorization-request.ts'

interface ConsentTranslations extends ConsentPageTranslations {
  shop: string
  scopes: Record<Scope, { name: string; detail: string }>
  errorTitle: string
  errorHint: string
}

/** The words of the marketplace's pages. */
export const consentTranslations: Record<Locale, ConsentTranslations> = {
  'zh-CN': {
    title: '授权读取店铺数据',
    asks: '{client} 希望读取您在 Harbor Market 的店铺数据',
    shop: '店铺',
    account: '卖家账号（即店铺编号）',
    accountHint: '3 至 40 个小写字母、数字或连字符',
    shared: '授权后对方可以看到',
    scopes: {
      'shop:read': { name: '店铺资料', detail: '名称、编号、币种、开店日期' },
      'orders:read': { name: '订单与退款', detail: '每笔的日期、金额和件数，不含买家信息' },
    },
    never: '对方不能修改店铺、发起付款或查看您的密码。',
    approve: '同意并继续',
    deny: '拒绝',
    footnote: '授权有效期 12 个月。',
    errorTitle: '无法处理这个授权请求',
    errorHint: '请关闭此页，回到刚才的网站重新发起。',
  },
  'zh-TW': {
    title: '授權讀取店舖資料',
    asks: '{client} 希望讀取您在 Harbor Market 的店舖資料',
    shop: '店舖',
    account: '賣家帳號（即店舖編號）',
    accountHint: '3 至 40 個細楷英文字母、數字或連字號',
    shared: '授權後對方可以看到',
    scopes: {
      'shop:read': { name: '店舖資料', detail: '名稱、編號、貨幣、開店日期' },
      'orders:read': { name: '訂單與退款', detail: '每筆的日期、金額和件數，不含買家資料' },
    },
    never: '對方不能更改店舖、發起付款或查看您的密碼。',
    approve: '同意並繼續',
    deny: '拒絕',
    footnote: '授權有效期為 12 個月。',
    errorTitle: '無法處理這項授權請求',
    errorHint: '請關閉此頁，返回剛才的網站重新開始。',
  },
  en: {
    title: 'Share your shop’s data',
    asks: '{client} would like to read your shop’s data on Harbor Market',
    shop: 'Shop',
    account: 'Seller account (also the shop id)',
    accountHint: '3 to 40 lower-case letters, digits or hyphens',
    shared: 'What they will see',
    scopes: {
      'shop:read': { name: 'Shop profile', detail: 'Name, id, currency, opening date' },
      'orders:read': {
        name: 'Orders and refunds',
        detail: 'Date, amount and units of each; nothing about buyers',
      },
    },
    never: 'They cannot change your shop, make payments or see your password.',
    approve: 'Agree and continue',
    deny: 'Decline',
    footnote: 'Your consent lasts 12 months.',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Close this page and start again from the site that sent you here.',
  },
}
