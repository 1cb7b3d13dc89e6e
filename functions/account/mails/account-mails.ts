import type { Locale } from '#shared/i18n/locales.ts'

interface MailWords {
  subject: (brandName: string) => string
  heading: string
  paragraphs: (brandName: string) => string[]
  footnote: string
}

interface LinkWords extends MailWords {
  /** What the button says. */
  action: string
}

interface CodeWords extends MailWords {
  /** Stands above the code. */
  code: string
}

/** The mail whose link confirms an address. */
export const activationWords: Record<Locale, LinkWords> = {
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

/** The mail to who asks for an activation link and needs none. */
export const needlessActivationWords: Record<Locale, LinkWords> = {
  'zh-CN': {
    subject: (brandName) => `【${brandName}】您的账户已经激活`,
    heading: '您的账户已经激活',
    paragraphs: (brandName) => [
      `您刚才申请重新发送${brandName}的激活邮件。这个邮箱的账户早已激活，不需要再激活一次。`,
      '请用这个邮箱和密码直接登录。忘记密码时，可以在登录页面点击“忘记密码”重新设置。',
    ],
    action: '去登录',
    footnote: '如果不是您本人操作，请忽略这封邮件，您的账户没有任何变化。',
  },
  'zh-TW': {
    subject: (brandName) => `【${brandName}】您的帳戶已經啟動`,
    heading: '您的帳戶已經啟動',
    paragraphs: (brandName) => [
      `您剛才要求重發${brandName}的啟動電郵。此電郵地址的帳戶早已啟動，毋須再次啟動。`,
      '請直接以此電郵和密碼登入。如忘記密碼，可在登入頁按「忘記密碼」重新設定。',
    ],
    action: '前往登入',
    footnote: '如非您本人提出，請不用理會此電郵，您的帳戶沒有任何改動。',
  },
  en: {
    subject: (brandName) => `Your ${brandName} account is already active`,
    heading: 'Your account is already active',
    paragraphs: (brandName) => [
      `You asked ${brandName} for another activation link. Your account is active: there is nothing left to do.`,
      'Log in with this e-mail address and your password. If you have forgotten the password, choose “Forgot password” on the login page.',
    ],
    action: 'Log in',
    footnote: 'If it was not you who asked, ignore this mail: nothing about your account has changed.',
  },
}

/** The mail that carries a verification code, to an address that is to become a user's. */
export const emailCodeWords: Record<Locale, CodeWords> = {
  'zh-CN': {
    subject: (brandName) => `【${brandName}】邮箱验证码`,
    heading: '验证您的新邮箱',
    paragraphs: (brandName) => [`您正在把${brandName}账户的邮箱改为这个地址。请在页面上输入下面的验证码：`],
    code: '验证码',
    footnote:
      '验证码 5 分钟内有效。请勿告诉任何人，包括我们的员工。如果不是您本人操作，请忽略这封邮件，邮箱不会被更改。',
  },
  'zh-TW': {
    subject: (brandName) => `【${brandName}】電郵驗證碼`,
    heading: '驗證您的新電郵地址',
    paragraphs: (brandName) => [`您正將${brandName}帳戶的電郵改為此地址。請在網頁輸入以下驗證碼：`],
    code: '驗證碼',
    footnote:
      '驗證碼 5 分鐘內有效。請勿向任何人透露，包括本公司職員。如非您本人提出，請不用理會此電郵，電郵地址不會更改。',
  },
  en: {
    subject: (brandName) => `${brandName} e-mail verification code`,
    heading: 'Confirm your new e-mail address',
    paragraphs: (brandName) => [
      `Someone, most likely you, is changing the e-mail address of a ${brandName} account to this one. Enter this code on the page:`,
    ],
    code: 'Verification code',
    footnote:
      'The code works for 5 minutes. Do not share it with anyone, our staff included. If it was not you, ignore this mail: the address will not be changed.',
  },
}

/** The SMS to a user whose address is mailed no more. */
export const mailStoppedText: Record<
  Locale,
  Record<'bounced' | 'complained', (brandName: string) => string>
> = {
  'zh-CN': {
    bounced: (brandName) =>
      `【${brandName}】发往您登录邮箱的邮件被退回，我们已停止向它发送邮件。如该邮箱可以正常使用，请联系在线客服恢复发送。`,
    complained: (brandName) =>
      `【${brandName}】我们的邮件在您的邮箱被标记为垃圾邮件，我们已停止发送（包括找回密码的邮件）。如需恢复，请联系在线客服。`,
  },
  'zh-TW': {
    bounced: (brandName) =>
      `【${brandName}】寄往您登入電郵的郵件被退回，我們已停止向其寄送郵件。如該電郵可以正常使用，請聯絡網上客戶服務恢復寄送。`,
    complained: (brandName) =>
      `【${brandName}】我們的郵件在您的電郵信箱被標記為垃圾郵件，我們已停止寄送（包括重設密碼的郵件）。如需恢復，請聯絡網上客戶服務。`,
  },
  en: {
    bounced: (brandName) =>
      `${brandName}: mail to your login address came back, so we have stopped sending to it. If the address works, please contact online customer service.`,
    complained: (brandName) =>
      `${brandName}: our mail was marked as spam at your address, so we have stopped sending it, password mail included. To receive it again, please contact online customer service.`,
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
