import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/certified-copy.ts'

export const translations: TranslationsOf<typeof source> = {
  certifiedCopy: {
    subject: '【{brand}】{company}的{paper}已由全體簽署人簽署，附正式副本',
    heading: '{paper}已簽署完成',
    paragraphs: [
      '您好：',
      '{company}的{paper} {number} 已由全體簽署人簽署。附件是經電子封簽的正式副本，最後幾頁是簽署證明書，請妥善保存。',
      '任何人收到這份文件，都可以按下面的按鈕查驗它有否被改動。',
    ],
    action: '查驗文件',
  },
  largeCopy: {
    subject: '【{brand}】{company}的{paper}已由全體簽署人簽署',
    heading: '{paper}已簽署完成',
    paragraphs: [
      '您好：',
      '{company}的{paper} {number} 已由全體簽署人簽署，並已加上電子封簽。檔案較大，沒有隨電郵附上；公司管理員可以在「文件」中下載正式副本。',
      '任何人收到這份文件，都可以按下面的按鈕查驗它有否被改動。',
    ],
    action: '查驗文件',
  },
  papers: {
    facility: '融資協議',
    addendum: '網店補充協議',
    increase: '提額補充協議',
    plan: '還款安排補充協議',
    rpa: '應收帳款購買協議',
    guarantee: '個人擔保書',
  },
}
