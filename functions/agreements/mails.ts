import type { Locale } from '#shared/i18n/locales.ts'

interface InvitationWords {
  subject: (brandName: string, companyName: string) => string
  heading: string
  paragraphs: (signerName: string, companyName: string) => string[]
  facts: Record<'company' | 'agreementNumber', string>
  action: string
  footnote: string
}

/** The mail that asks a director to read and sign the facility agreement. */
export const invitationWords: Record<Locale, InvitationWords> = {
  'zh-CN': {
    subject: (brandName, companyName) => `【${brandName}】请签署${companyName}的融资协议`,
    heading: '有一份融资协议等您签署',
    paragraphs: (signerName, companyName) => [
      `${signerName}，您好：`,
      `${companyName}正在申请循环融资额度，需要您代表公司签署融资协议。`,
      '请点击下面的按钮，先完整阅读协议，再输入您的全名签署。全程约需五分钟，无须登录。',
    ],
    facts: { company: '公司', agreementNumber: '协议编号' },
    action: '阅读并签署',
    footnote: '链接只供您本人使用，14 天内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  'zh-TW': {
    subject: (brandName, companyName) => `【${brandName}】請簽署${companyName}的融資協議`,
    heading: '有一份融資協議待您簽署',
    paragraphs: (signerName, companyName) => [
      `${signerName}，您好：`,
      `${companyName}正申請循環融資額度，需要您代表公司簽署融資協議。`,
      '請按下方按鈕，先細閱協議全文，再輸入您的全名簽署。全程約需五分鐘，毋須登入。',
    ],
    facts: { company: '公司', agreementNumber: '協議編號' },
    action: '閱讀並簽署',
    footnote: '連結只供您本人使用，14 日內有效，請勿轉發。如您不認識這間公司，請不用理會此電郵。',
  },
  en: {
    subject: (brandName, companyName) => `${brandName}: please sign the facility agreement of ${companyName}`,
    heading: 'A facility agreement awaits your signature',
    paragraphs: (signerName, companyName) => [
      `Dear ${signerName},`,
      `${companyName} is applying for a revolving credit facility and needs you to sign its facility agreement on the company's behalf.`,
      'Press the button, read the agreement in full, then sign by typing your full name. It takes about five minutes, and there is nothing to log in to.',
    ],
    facts: { company: 'Company', agreementNumber: 'Agreement number' },
    action: 'Read and sign',
    footnote:
      'The link is for you alone and works for 14 days; please do not forward it. If you do not know this company, ignore this mail.',
  },
}
