/** Texts of the entry page below its first part. */
export const landingEntryMore = {
  compare: {
    title: '同样提取 {{amount}}，三种融资各付多少',
    lead: '按同一天公布的基准利率、每条产品线实际的利差和费用计算，手续费已计入。',
    caption: '三种融资的费用比较',
    line: '产品',
    how: '还款方式',
    rate: '年利率',
    fee: '手续费',
    payout: '实际到账',
    cost: '利息和费用合计',
    effective: '实际年利率',
    note: '基准利率为 {{date}}的 {{name}} {{benchmark}}。小店融资以每月净销售额 {{sales}}、按 {{share}} 还款的一般月份为例。实际年利率按香港《放债人条例》的方法计算。仅为举例，以提款前的报价为准。',
  },
  questions: {
    which: {
      question: '三种融资该怎么选？',
      answer:
        '销售起伏大，选按销售比例还款的小店融资；营收稳定、想要固定的每期金额，选营收信贷；已经从支付平台收到报价，选支付平台融资。',
    },
    both: {
      question: '可以同时申请两种吗？',
      answer: '一家公司在一条产品线上办理，注册时选定。若选错了，请在申请之前联系客服。',
    },
    who: {
      question: '哪些商户可以申请？',
      answer: '在香港或内地注册的公司、合伙或独资商户，在电商平台上有真实订单。',
    },
    cost: {
      question: '除了报价中的费用，还有别的吗？',
      answer:
        '没有。提款前会列出利息、费用、实际到账、总还款额、实际年利率和到期日，报价里没有写的费用，我们不收。',
    },
  },
}
