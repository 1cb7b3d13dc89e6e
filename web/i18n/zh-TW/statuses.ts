import type { statuses as source } from '../zh-CN/statuses.ts'

export const statuses = {
  drawdown: {
    requested: '等候審批',
    approved: '已批准，正在放款',
    paidOut: '已放款',
    due: '已到期，待還款',
    repaid: '已還清',
    rejected: '未獲批准',
    withdrawn: '已撤回',
  },
  charge: {
    overdue: '已逾期',
    confirming: '核對中',
    due: '待還款',
    partial: '部分已還',
    suspended: '暫停收款',
    collected: '已還清',
    voided: '已作廢',
  },
  shop: { authorized: '已連接', expired: '授權已過期', importing: '正在讀取', failed: '讀取失敗' },
  sales: {
    title: '近 12 個月淨銷售額',
    caption: '{{shop}} 近 12 個月的銷售',
    month: '月份',
    gross: '銷售額',
    refunds: '退款',
    net: '淨銷售額',
  },
  limit: {
    caption: '信貸額的計算過程',
    step: '步驟',
    change: '變動',
    left: '餘額',
    start: '起點',
    limit: '信貸額',
    nothingTakenOff: '沒有任何一項需要扣減。',
    factor: {
      multiple: '倍數',
      netSales: '退款',
      stability: '銷售穩定度',
      diversification: '平台分散度',
      age: '營運時間',
      rounding: '取整',
      cap: '產品上限',
    },
  },
  limitFailure: {
    noShops: '沒有已授權的網店。請連接網店，或為已過期的網店重新授權，然後聯絡客戶服務重新釐定。',
    noSales: '最近 12 個月沒有讀到銷售訂單。有銷售後，請聯絡客戶服務重新釐定。',
    limitZero: '按目前銷售計算不足 1,000，未能給予信貸額。銷售增長後，請聯絡客戶服務重新釐定。',
  },
} satisfies typeof source
