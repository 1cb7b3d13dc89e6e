import type { Locale } from '#shared/i18n/locales.ts'
import type { ConsentPageTranslations } from '../consent-page.ts'

interface SellerCentralTranslations extends ConsentPageTranslations {
  store: string
  marketplaces: string
  items: readonly { name: string; detail: string }[]
  declinedTitle: string
  declined: string
  manageTitle: string
  manage: string
  remove: string
  removedTitle: string
  removed: string
  errorTitle: string
  errorHint: string
}

/** The words of the pages that stand in for Seller Central. */
export const sellerCentralTranslations: Record<Locale, SellerCentralTranslations> = {
  'zh-CN': {
    title: '授权应用访问您的销售数据',
    asks: '{client} 希望通过销售伙伴 API 读取您的数据',
    store: '店铺',
    marketplaces: '站点',
    account: '卖家账号',
    accountHint: '3 至 40 个小写字母、数字或连字符',
    shared: '授权后对方可以看到',
    items: [
      { name: '店铺资料', detail: '店铺名称、站点和币种' },
      { name: '订单', detail: '每笔的时间、状态和金额，不含买家信息' },
      { name: '财务和会计', detail: '退款等交易记录' },
    ],
    never: '对方不能修改商品、发起付款或查看您的密码。',
    footnote: '授权有效期 365 天，可在“管理您的应用”中随时取消。这是本机的模拟页面，并非亚马逊。',
    approve: '确认授权',
    deny: '取消',
    declinedTitle: '您没有授权',
    declined: '没有任何数据被共享。您可以关闭此页，回到刚才的网站。',
    manageTitle: '管理您的应用',
    manage: '取消 {client} 的授权后，对方将不能再读取您的数据。',
    remove: '取消授权',
    removedTitle: '已取消授权',
    removed: '{client} 不能再读取这个账号的数据。',
    errorTitle: '无法处理这个授权请求',
    errorHint: '请关闭此页，回到刚才的网站重新发起。',
  },
  'zh-TW': {
    title: '授權應用程式讀取您的銷售資料',
    asks: '{client} 希望透過 Selling Partner API 讀取您的資料',
    store: '店舖',
    marketplaces: '站點',
    account: '賣家帳號',
    accountHint: '3 至 40 個細楷英文字母、數字或連字號',
    shared: '授權後對方可以看到',
    items: [
      { name: '店舖資料', detail: '店舖名稱、站點和貨幣' },
      { name: '訂單', detail: '每筆的時間、狀態和金額，不含買家資料' },
      { name: '財務及會計', detail: '退款等交易紀錄' },
    ],
    never: '對方不能更改商品、發起付款或查看您的密碼。',
    footnote: '授權有效期為 365 日，可在「管理您的應用程式」中隨時取消。這是本機的模擬頁面，並非 Amazon。',
    approve: '確認授權',
    deny: '取消',
    declinedTitle: '您沒有授權',
    declined: '沒有分享任何資料。您可以關閉此頁，返回剛才的網站。',
    manageTitle: '管理您的應用程式',
    manage: '取消 {client} 的授權後，對方將不能再讀取您的資料。',
    remove: '取消授權',
    removedTitle: '已取消授權',
    removed: '{client} 不能再讀取這個帳號的資料。',
    errorTitle: '無法處理這項授權請求',
    errorHint: '請關閉此頁，返回剛才的網站重新開始。',
  },
  en: {
    title: 'Authorise an application',
    asks: '{client} would like to read your data through the Selling Partner API',
    store: 'Store',
    marketplaces: 'Stores in',
    account: 'Seller account',
    accountHint: '3 to 40 lower-case letters, digits or hyphens',
    shared: 'What they will see',
    items: [
      { name: 'Store profile', detail: 'Store name, marketplaces and currencies' },
      { name: 'Orders', detail: 'Time, status and amount of each; nothing about buyers' },
      { name: 'Finance and accounting', detail: 'Refunds and other transactions' },
    ],
    never: 'They cannot change listings, make payments or see your password.',
    footnote:
      'Your consent lasts 365 days, and you can end it under “Manage your apps”. This page stands in for Amazon on this machine.',
    approve: 'Confirm',
    deny: 'Cancel',
    declinedTitle: 'You did not authorise the application',
    declined: 'Nothing was shared. Close this page and go back to the site that sent you here.',
    manageTitle: 'Manage your apps',
    manage: 'Without your authorisation, {client} can read your data no longer.',
    remove: 'Remove',
    removedTitle: 'Authorisation removed',
    removed: '{client} can read the data of this account no longer.',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Close this page and start again from the site that sent you here.',
  },
}
