/** Descriptions of the landing pages for search engines and link previews; no screen shows them. */
export const search = {
  entry:
    '香港持牌放债人为网店卖家提供的三种融资：按销售比例还款的小店融资、按月分期的营收信贷，以及承接支付平台报价的融资。费用先看清，再决定。',
  hook: '每周按净销售额的一定比例还款，淡季少还、旺季多还。没有最低流水要求，连接店铺当天即可看到预估额度，没有手续费。',
  underwriting:
    '以店铺的真实营收核定循环额度，等额本息、等额本金或按月付息、到期还本。每期金额和总成本在签署之前全部列明。',
  payoneer:
    '带着支付平台的报价继续办理，联系资料自动带入。费用在放款时一次扣清，到期从平台账户自动扣款，不必转账。',
}
