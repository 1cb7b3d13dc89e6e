import type { Locale } from '#shared/i18n/locales.ts'

interface ConsentTranslations {
  /** `{platform}` and `{client}` are replaced by their names. */
  title: string
  asks: string
  email: string
  emailHint: string
  holder: string
  shared: string
  sharedDetails: readonly string[]
  never: string
  approve: string
  deny: string
  errorTitle: string
  errorHint: string
}

/** The words of the payment platforms' consent pages. */
export const consentTranslations: Record<Locale, ConsentTranslations> = {
  'zh-CN': {
    title: '授权读取 {platform} 账户',
    asks: '{client} 希望读取您的 {platform} 账户',
    email: '账户邮箱',
    emailHint: '以 unverified 开头的邮箱，按未认证账户处理',
    holder: '账户登记名称',
    shared: '授权后对方可以看到',
    sharedDetails: ['账户编号、登记名称、国家或地区、认证状态', '各币种余额', '提现到银行的记录'],
    never: '对方不能付款、提现或查看您的密码。',
    approve: '同意并继续',
    deny: '拒绝',
    errorTitle: '无法处理这个授权请求',
    errorHint: '请关闭此页，回到刚才的网站重新发起。',
  },
  'zh-TW': {
    title: '授權讀取 {platform} 帳戶',
    asks: '{client} 希望讀取您的 {platform} 帳戶',
    email: '帳戶電郵',
    emailHint: '以 unverified 開頭的電郵，按未核實帳戶處理',
    holder: '帳戶登記名稱',
    shared: '授權後對方可以看到',
    sharedDetails: ['帳戶編號、登記名稱、國家或地區、核實狀態', '各貨幣結餘', '提款到銀行的紀錄'],
    never: '對方不能付款、提款或查看您的密碼。',
    approve: '同意並繼續',
    deny: '拒絕',
    errorTitle: '無法處理這項授權請求',
    errorHint: '請關閉此頁，返回剛才的網站重新開始。',
  },
  en: {
    title: 'Share your {platform} account',
    asks: '{client} would like to read your {platform} account',
    email: 'Account email',
    emailHint: 'An address that begins with “unverified” has an account that is not verified',
    holder: 'Registered name',
    shared: 'What they will see',
    sharedDetails: [
      'Account number, registered name, country and whether you are verified',
      'Your balance in each currency',
      'What was paid out to your bank',
    ],
    never: 'They cannot pay, withdraw or see your password.',
    approve: 'Agree and continue',
    deny: 'Decline',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Close this page and start again from the site that sent you here.',
  },
}
