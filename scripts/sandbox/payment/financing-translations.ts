import type { Locale } from '#shared/i18n/locales.ts'

interface FinancingTranslations {
  title: string
  /** `{partner}` is replaced by the partner's name, here and below. */
  lead: string
  choose: string
  account: string
  upTo: string
  validUntil: string
  shared: string
  sharedDetails: readonly string[]
  never: string
  proceed: string
  another: string
  anotherName: string
  anotherHint: string
  proceedAnother: string
  errorTitle: string
  errorHint: string
}

/** The words of the payment platform's pages. */
export const financingTranslations: Record<Locale, FinancingTranslations> = {
  'zh-CN': {
    title: '用收款流水申请融资',
    lead: '{partner} 可以根据您在 Quay Pay 的收款为您提供资金。请选择账户，我们会带您前往 {partner} 继续申请。',
    choose: '选择收款账户',
    account: '账户',
    upTo: '最高可申请',
    validUntil: '有效期至',
    shared: '{partner} 将看到',
    sharedDetails: ['收款账户编号和币种', '您的邮箱和手机号码', '公司名称和注册号码'],
    never: '对方看不到您的余额、交易和密码；只有您在融资协议中授权的到期还款，对方才能从账户扣取。',
    proceed: '前往申请融资',
    another: '使用其他账户',
    anotherName: '账户编号',
    anotherHint: '3 至 40 个小写字母、数字或连字符；按个体卖家处理',
    proceedAnother: '用此账户继续',
    errorTitle: '无法处理这个请求',
    errorHint: '请返回上一页，检查账户编号后再试一次。',
  },
  'zh-TW': {
    title: '以收款紀錄申請融資',
    lead: '{partner} 可以按您在 Quay Pay 的收款為您提供資金。請選擇帳戶，我們會帶您前往 {partner} 繼續申請。',
    choose: '選擇收款帳戶',
    account: '帳戶',
    upTo: '最高可申請',
    validUntil: '有效期至',
    shared: '{partner} 將會看到',
    sharedDetails: ['收款帳戶編號和貨幣', '您的電郵和手提電話號碼', '公司名稱和註冊號碼'],
    never: '對方看不到您的結餘、交易和密碼；只有您在融資協議中授權的到期還款，對方才可從帳戶扣取。',
    proceed: '前往申請融資',
    another: '使用其他帳戶',
    anotherName: '帳戶編號',
    anotherHint: '3 至 40 個細楷英文字母、數字或連字號；按個人賣家處理',
    proceedAnother: '以此帳戶繼續',
    errorTitle: '無法處理這項請求',
    errorHint: '請返回上一頁，檢查帳戶編號後再試一次。',
  },
  en: {
    title: 'Funding for your business',
    lead: '{partner} can fund you against what you take through Quay Pay. Choose an account, and we take you to {partner} to apply.',
    choose: 'Choose an account',
    account: 'Account',
    upTo: 'Up to',
    validUntil: 'Open until',
    shared: 'What {partner} will see',
    sharedDetails: [
      'Account number and currency',
      'Your e-mail address and mobile number',
      'Company name and registration number',
    ],
    never:
      'They cannot see your balance, transactions or password. All that they can take is a repayment that is due, where you authorise that in your agreement with them.',
    proceed: 'Continue to financing',
    another: 'Use another account',
    anotherName: 'Account number',
    anotherHint: '3 to 40 lower-case letters, digits or hyphens; treated as a sole trader',
    proceedAnother: 'Continue with this account',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Go back, check the account number and try again.',
  },
}
