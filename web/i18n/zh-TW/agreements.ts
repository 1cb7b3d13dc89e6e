import type { agreements as source } from '../zh-CN/agreements.ts'

export const agreements = {
  pageTitle: '簽署協議',
  title: '{{name}}，請您簽署',
  toForm: '已閱讀？直接前往簽署處',
  lead: '{{company}} 邀請您代表公司簽署以下《{{title}}》。請閱讀全文，然後在最後簽署；如有疑問，請先問清楚再簽。',
  openPdf: '開啟 PDF 全文',
  clauses: '協議條款',
  form: {
    title: '在此簽署',
    name: '您的姓名',
    nameHint: '請輸入 {{name}}，或認證時登記的中文姓名。',
    nameDiffers: '與登記的姓名不符。請輸入 {{name}}，或認證時登記的中文姓名；如登記有誤，請先聯絡公司更正。',
    accept: '本人已閱讀並明白《{{title}}》全文，同意代表公司簽署，並知悉此電子簽署具法律效力。',
    sign: '簽署協議',
    recorded: '我們會記錄簽署時間、所用網絡地址及文件指紋。',
  },
  signed: {
    title: '{{name}}，您已簽署',
    text: '您的簽署已記錄，毋須再作任何行動。',
    others: '您的簽署已記錄。待其他簽署人簽妥後，我們便會計算公司的信貸額。您毋須再作任何行動。',
    completed: '所有簽署人均已簽署，正在計算公司的信貸額。您毋須再作任何行動。',
    document: '文件',
    company: '公司',
    at: '簽署時間（香港）',
    fingerprint: '文件指紋',
    fingerprintNote: 'SHA-256。文件如被改動，指紋便會不同。',
  },
  dead: {
    expired: {
      title: '簽署連結已過期',
      text: '連結於 14 天內有效。請公司聯絡人登入後，在簽署進度頁按「再次發送電郵」，您便會收到新連結。',
    },
    ended: {
      title: '此協議不能再簽署',
      text: '公司已撤回此協議，或協議已失效。您毋須採取任何行動；如有疑問，請聯絡公司。',
    },
    unknown: {
      title: '未能開啟此連結',
      text: '連結可能不完整。請從電郵中再次開啟，或將電郵內的完整網址複製到瀏覽器。',
    },
    call: '致電 {{phone}}',
  },
  footer: {
    help: '如有疑問，請致電 {{phone}}，或電郵至 {{email}}。',
    licence: '{{company}} · 香港放債人牌照號碼 {{number}}',
  },
} satisfies typeof source
