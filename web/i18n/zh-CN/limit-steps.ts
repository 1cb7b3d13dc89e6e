/** The steps from the sales to the limit, which several screens show. */
export const limitSteps = {
  caption: '额度的计算过程',
  step: '步骤',
  change: '变化',
  left: '剩余',
  start: '起点',
  limit: '额度',
  nothingTakenOff: '没有任何一项需要扣减。',
  factor: {
    multiple: '倍数',
    unverifiedSales: '未经核实的销售',
    netSales: '退款',
    stability: '销售稳定度',
    diversification: '平台分散度',
    age: '经营时间',
    rounding: '取整',
    cap: '产品上限',
  },
}
