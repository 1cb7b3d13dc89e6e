import type { landingMore as source } from '../zh-CN/landing-more.ts'

export const landingMore = {
  terms: {
    title: '產品條款一覽',
    rate: '年利率',
    rateNote: '{{benchmark}}（SOFR，{{date}}）+ 息差 {{margin}}',
    fee: '手續費',
    noFee: '無',
    feeOfDrawdown: '提款金額的 {{percent}}',
    methods: '還款方式',
    tenor: '期限',
    days: '{{days}} 日',
    months: '{{months}} 個月',
    minimum: '每筆最低',
    cap: '信貸額上限',
    grace: '寬限期',
    graceDays: '{{days}} 個營業日',
    currency: '貨幣',
    ofShops: '網店的銷售貨幣',
    between: '／',
    example: '年利率按上述日期的基準利率計算，實際利率以提款當日的報價為準。',
  },
  method: {
    bullet: '到期一次還清',
    equalPrincipal: '等額本金',
    equalInstalment: '等額本息',
    interestMonthly: '按月付息、到期還本',
    salesShare: '按銷售額比例還款',
  },
  questions: { title: '常見問題', all: '查看全部問題' },
  trust: {
    title: '借款之前，先了解放款的是誰',
    licence: { title: '持牌放債人', text: '{{company}}，香港放債人牌照號碼 {{number}}。' },
    data: { title: '只讀、加密、可撤回', text: '網店授權只可讀取訂單；資料加密保存；您可隨時取消授權。' },
    contract: {
      title: '先簽署，後放款',
      text: '每次提款均有一份由您簽署的承付票，列明金額大小寫、年利率及簽約地點。',
    },
    people: { title: '專人接聽', text: '客戶服務熱線 {{phone}}，有疑問可先查詢，再作決定。' },
    law: {
      title: '實際年利率設上限',
      text: '香港法例規定不得超過 {{cap}} 厘。超過 {{warning}} 厘的報價，須經專人覆核。',
    },
    late: { title: '逾期不加罰息', text: '過了寬限期，只按同一年利率繼續計息，不設倍數，亦不會利疊利。' },
  },
  close: { title: '先看信貸額，再作決定', text: '註冊約需兩分鐘，不收費用。', action: '免費註冊' },
  others: '另外兩種融資',
} satisfies typeof source
