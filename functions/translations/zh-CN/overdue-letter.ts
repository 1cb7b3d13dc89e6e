/** Letters about overdue bills. */
export const translations = {
  subtitle: '循环融资额度 {facility}',
  labels: {
    date: '日期',
    borrower: '借款人',
    borrowerAddress: '借款人注册地址',
    lender: '贷款人',
    lenderAddress: '贷款人地址',
    facility: '协议编号',
    dueDate: '到期日',
    principal: '本金',
    interest: '利息',
    overdueInterest: '逾期利息',
    fee: '费用',
    owed: '应还',
    total: '应还合计',
    payDeadline: '付款期限',
    bank: '收款银行',
    accountName: '收款人',
    accountNumber: '账号',
    reference: '转账附言',
  },
  billsHeading: '截至 {date} 的逾期账单（{currency}）',
  totalHeading: '应还金额',
  letters: {
    reminder: {
      title: '逾期付款提醒',
      opening: [
        '我们的账目显示，下列账单已经到期，尚未还清。如果您已经付款，请不必理会本函，并在网站上报告这笔转账，方便我们核对。',
      ],
      closing: [
        '请在 {payDeadline} 或之前，把 {total} 转账至上列账户，并填写转账附言。',
        '如果暂时付款有困难，请尽早与我们联系，我们愿意与您商量办法。',
      ],
    },
    demand: {
      title: '催款函',
      opening: ['根据双方签署的循环融资协议，下列账单已经到期。经提醒，至今仍未还清。现正式要求贵公司付款。'],
      closing: [
        '请在 {payDeadline} 或之前，把 {total} 转账至上列账户，并填写转账附言。',
        '付清之前，未还本金按协议约定的利率继续计算单利，不因逾期提高利率，也不计复利。',
        '如果对账单有异议，请在上述期限之前通过网站提出。',
      ],
    },
    'final-demand': {
      title: '最后催款函',
      opening: ['我们曾发函催款，下列账单至今仍未还清。这是我们采取法律行动之前的最后一次催款。'],
      closing: [
        '如果在 {payDeadline} 或之前仍未收到 {total}，我们将不再另行通知，对借款人提起法律程序；签有个人担保书的，亦会向担保人追讨。',
        '付清之前，未还本金按协议约定的利率继续计算单利。我们保留协议和法律赋予的一切权利。',
        '如有疑问，建议您寻求独立的法律意见。',
      ],
    },
  },
  warning: '忠告：借钱梗要还，咪俾钱中介。如有还款困难，请尽早联系我们。',
  footer: '{lender} · 放债人牌照号码 {licence} · {facility}',
} as const
