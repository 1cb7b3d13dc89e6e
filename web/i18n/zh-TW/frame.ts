import type { Words } from '../translations.ts'

export const frame: Words['frame'] = {
  bell: { none: '訊息通知', unread: '訊息通知，{{count}} 則未讀' },
  company: '目前公司：{{name}}',
  condition: {
    offline: '網絡已中斷。您填寫的內容仍在本頁，恢復後會自動載入、提交。',
    maintenance: '系統正在維護。您填寫的內容仍在本頁，請稍後再提交。',
  },
  notice: {
    label: '待處理事項',
    details: '查看詳情',
    handled: '標示為已處理',
    pause: '停止輪播',
    next: '下一則',
  },
  failed: {
    next: '接下來可以',
    steps: {
      link: '連接更多有銷售的網店，新網店讀取完畢後會自動重新核算。',
      wait: '繼續經營，銷售符合要求後在信貸額頁面重新申請。',
      keep: '已提交的公司資料繼續有效，毋須重填。',
    },
    shops: '查看網店列表',
    linkShop: '連接網店',
    limit: '查看核算結果',
  },
  products: '三種融資',
  widget: {
    label: '協助與服務',
    report: '免費報告',
    newTab: '（新分頁）',
    questions: '常見問題',
    service: '網上客服',
    top: '返回頂部',
  },
  service: {
    title: '網上客服',
    lead: '聯絡我們時請提供註冊電郵，以便核對。切勿向任何人透露密碼及驗證碼。',
    code: '網上客服的二維碼',
    scan: '請用微信掃描二維碼，加入客服為聯絡人。',
    onPhone: '在手機上可長按二維碼識別，或儲存圖片後以微信掃描。',
    withoutCode: '目前沒有可掃碼加入的客服，請電郵至以下地址，或致電客服熱線。',
    hotline: '客服熱線',
    email: '電郵地址',
    hours: '服務時間',
    hoursText: '星期一至五 {{hours}}（香港時間），公眾假期休息',
    unsatisfied: '對我們不滿意？',
    complain: '提交投訴',
  },
}
