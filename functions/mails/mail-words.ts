import type { Locale } from '#shared/i18n/locales.ts'

/** The words that every mail shares. */
export interface MailWords {
  /** Stands before the link's address, for whoever cannot press the button. */
  linkBelow: string
  automatic: (brandName: string) => string
}

export const mailWords: Record<Locale, MailWords> = {
  'zh-CN': {
    linkBelow: '按钮打不开？请把下面的链接复制到浏览器中打开：',
    automatic: (brandName) => `这封邮件由${brandName}系统自动发出，请不要直接回复。`,
  },
  'zh-TW': {
    linkBelow: '按鈕沒有反應？請將以下連結複製到瀏覽器開啟：',
    automatic: (brandName) => `此電郵由${brandName}系統自動發出，請勿直接回覆。`,
  },
  en: {
    linkBelow: 'If the button does not work, copy this link into your browser:',
    automatic: (brandName) =>
      `This e-mail was sent automatically by ${brandName}. Please do not reply to it.`,
  },
}
