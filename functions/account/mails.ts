import type { Locale } from '../../shared/i18n/locales.ts'

interface ActivationWords {
  subject: (brandName: string) => string
  heading: string
  paragraphs: (brandName: string) => string[]
  action: string
  footnote: string
}

/** The mail whose link confirms an address. */
export const activationWords: Record<Locale, ActivationWords> = {
  'zh-CN': {
    subject: (brandName) => `【${brandName}】请激活您的账户`,
    heading: '只差一步：激活您的账户',
    paragraphs: (brandName) => [
      `感谢您注册${brandName}。`,
      '请点击下面的按钮，确认这是您的邮箱。激活之后，您就可以用这个邮箱和密码登录。',
    ],
    action: '激活账户',
    footnote: '链接在 24 小时内有效。如果您没有注册过，请忽略这封邮件，账户不会被激活。',
  },
  'zh-TW': {
    subject: (brandName) => `【${brandName}】請啟動您的帳戶`,
    heading: '尚餘一步：啟動您的帳戶',
    paragraphs: (brandName) => [
      `多謝您登記${brandName}。`,
      '請按下方按鈕，確認這是您的電郵地址。啟動後，您便可以用此電郵和密碼登入。',
    ],
    action: '啟動帳戶',
    footnote: '連結於 24 小時內有效。如您沒有登記，請不用理會此電郵，帳戶不會被啟動。',
  },
  en: {
    subject: (brandName) => `Activate your ${brandName} account`,
    heading: 'One more step: activate your account',
    paragraphs: (brandName) => [
      `Thank you for signing up with ${brandName}.`,
      'Press the button to confirm that this is your e-mail address. You can then log in with it and your password.',
    ],
    action: 'Activate account',
    footnote:
      'The link works for 24 hours. If you did not sign up, ignore this mail: nothing will be activated.',
  },
}

/** The SMS that carries a verification code. */
export const phoneCodeText: Record<Locale, (brandName: string, code: string) => string> = {
  'zh-CN': (brandName, code) =>
    `【${brandName}】验证码：${code}，5 分钟内有效。请勿告诉任何人，包括我们的员工。`,
  'zh-TW': (brandName, code) =>
    `【${brandName}】驗證碼：${code}，5 分鐘內有效。請勿向任何人透露，包括本公司職員。`,
  en: (brandName, code) =>
    `${brandName}: your verification code is ${code}. It works for 5 minutes. Do not share it with anyone, our staff included.`,
}
