import type { landingEntryMore as source } from '../zh-CN/landing-entry-more.ts'

export const landingEntryMore = {
  compare: {
    title: '同樣提取 {{amount}}，三種融資各付多少',
    lead: '按同一日公布的基準利率、每個產品實際的息差及費用計算，手續費已計算在內。',
    caption: '三種融資的費用比較',
    line: '產品',
    how: '還款方式',
    rate: '年利率',
    fee: '手續費',
    payout: '實際到帳',
    cost: '利息及費用合計',
    effective: '實際年利率',
    note: '基準利率為 {{date}}的 {{name}} {{benchmark}}。小店融資以每月淨銷售額 {{sales}}、按 {{share}} 還款的一般月份為例。實際年利率按香港《放債人條例》的方法計算。只作舉例，以提款前的報價為準。',
  },
  questions: {
    which: {
      question: '三種融資應如何選擇？',
      answer:
        '銷售起伏大，選按銷售比例還款的小店融資；營收穩定、希望每期金額固定，選營收信貸；已從支付平台收到報價，選支付平台融資。',
    },
    both: {
      question: '可以同時申請兩種嗎？',
      answer: '一間公司辦理一個產品，註冊時選定。如選錯了，請在申請之前聯絡客戶服務。',
    },
    who: {
      question: '哪些商戶可以申請？',
      answer: '在香港或內地註冊的公司、合夥或獨資商戶，並在電商平台有真實訂單。',
    },
    cost: {
      question: '除了報價內的費用，還有其他收費嗎？',
      answer:
        '沒有。提款前會列出利息、費用、實際到帳、總還款額、實際年利率及到期日，報價沒有列明的費用，我們不會收取。',
    },
  },
} satisfies typeof source
