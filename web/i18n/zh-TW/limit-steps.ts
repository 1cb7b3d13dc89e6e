import type { limitSteps as source } from '../zh-CN/limit-steps.ts'

export const limitSteps = {
  caption: '信貸額的計算過程',
  step: '步驟',
  change: '變動',
  left: '餘額',
  start: '起點',
  limit: '信貸額',
  nothingTakenOff: '沒有任何一項需要扣減。',
  factor: {
    multiple: '倍數',
    unverifiedSales: '未經核實的銷售',
    netSales: '退款',
    stability: '銷售穩定度',
    diversification: '平台分散度',
    age: '營運時間',
    rounding: '取整',
    cap: '產品上限',
  },
} satisfies typeof source
