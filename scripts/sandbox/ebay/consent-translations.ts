import type { Locale } from '#shared/i18n/locales.ts'
import type { SellerConsentTranslations } from '../seller-consent.ts'

/** The texts of eBay's simulated consent page. */
export const consentTranslations: Record<Locale, SellerConsentTranslations> = {
  'zh-CN': {
    title: '允许应用访问您的 eBay 账号',
    asks: '{client} 希望读取您的 eBay 数据',
    subject: [{ term: '注册站点', value: '英国' }],
    account: 'eBay 用户名',
    accountHint: '3 至 40 个小写字母、数字或连字符',
    shared: '同意后对方可以看到',
    items: [
      { name: '基本资料', detail: '用户名、账号类型和注册站点' },
      { name: '订单', detail: '每笔的时间、付款状态、金额和退款' },
    ],
    never: '对方不能修改刊登、发起付款或查看您的密码。',
    footnote: '授权有效期 18 个月。这是本机的模拟页面，并非 eBay。',
    approve: '同意',
    deny: '不同意',
    errorTitle: '无法处理这个授权请求',
    errorHint: '请关闭此页，回到刚才的网站重新发起。',
  },
  'zh-TW': {
    title: '允許應用程式存取您的 eBay 帳號',
    asks: '{client} 希望讀取您的 eBay 資料',
    subject: [{ term: '註冊站點', value: '英國' }],
    account: 'eBay 用戶名稱',
    accountHint: '3 至 40 個細楷英文字母、數字或連字號',
    shared: '同意後對方可以看到',
    items: [
      { name: '基本資料', detail: '用戶名稱、帳號類型和註冊站點' },
      { name: '訂單', detail: '每筆的時間、付款狀態、金額和退款' },
    ],
    never: '對方不能更改刊登、發起付款或查看您的密碼。',
    footnote: '授權有效期為 18 個月。這是本機的模擬頁面，並非 eBay。',
    approve: '同意',
    deny: '不同意',
    errorTitle: '無法處理這項授權請求',
    errorHint: '請關閉此頁，返回剛才的網站重新開始。',
  },
  en: {
    title: 'Let an application use your eBay account',
    asks: '{client} would like to read your eBay data',
    subject: [{ term: 'Registered on', value: 'United Kingdom' }],
    account: 'eBay username',
    accountHint: '3 to 40 lower-case letters, digits or hyphens',
    shared: 'What they will see',
    items: [
      { name: 'Basic information', detail: 'Username, kind of account and where it is registered' },
      { name: 'Orders', detail: 'Time, payment status, amount and refunds of each' },
    ],
    never: 'They cannot change listings, make payments or see your password.',
    footnote: 'Your consent lasts 18 months. This page stands in for eBay on this machine.',
    approve: 'I agree',
    deny: 'Not now',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Close this page and start again from the site that sent you here.',
  },
}
