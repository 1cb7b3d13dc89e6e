/** Mails about bills, payments and early settlements. */
export const words = {
  dueSoon: {
    subject: '您有一笔款项将于 {date} 到期',
    heading: '还款预告',
    paragraphs: [
      '您的一笔提款将于 {date} 到期，请提前准备好资金，在到期当天转账至以下账户，并填写转账附言。',
      '如想提前还款，请先在网站上查看当天的结清金额，利息只计到还款当天。',
    ],
    action: '查看还款安排',
  },
  dueToday: {
    subject: '您有一笔款项今日到期',
    heading: '还款提醒',
    paragraphs: [
      '您的提款已到期。请将剩余应还金额转账至以下账户，并在网站上提交付款信息，以便我们及时入账。',
    ],
    action: '查看账单',
  },
  overdue: {
    subject: '您有一笔款项已经逾期',
    heading: '逾期提醒',
    paragraphs: [
      '您有一笔款项尚未还清，逾期利息按未还本金每天计算。请尽快将剩余应还金额转账至以下账户，并在网站上提交付款信息。',
      '如暂时有困难，请尽早联系客服商量。如您今天已经转账并提交，请忽略本邮件。',
    ],
    action: '查看账单',
  },
  repaid: {
    subject: '您的还款已入账，款项已结清',
    heading: '款项已结清',
    paragraphs: ['我们已收到您的还款，该笔款项已经结清，对应的额度已经恢复。感谢您的按约还款。'],
    action: '查看额度',
  },
  partlyRepaid: {
    subject: '您的还款已入账',
    heading: '还款已入账',
    paragraphs: ['我们已收到您的还款，该笔款项尚未结清。请尽快支付剩余金额。'],
    action: '查看账单',
  },
  disputeUpheld: {
    subject: '您对账单的异议已成立',
    heading: '异议成立',
    paragraphs: ['我们已核实您提出的问题，并更正了账单。更正后的金额如下，争议期间不计逾期利息。'],
    action: '查看账单',
  },
  disputeRejected: {
    subject: '您对账单的异议未成立',
    heading: '异议未成立',
    paragraphs: [
      '我们已核实您提出的问题，账单金额无误。账单恢复收款，逾期利息补计，但超出 14 天答复期限的天数不计。',
      '请将剩余应还金额转账至以下账户。如仍有疑问，请联系客服。',
    ],
    action: '查看账单',
  },
  repaymentReversed: {
    subject: '您的还款被银行退回',
    heading: '还款被退回',
    paragraphs: [
      '您此前入账的一笔还款被银行退回，我们已将其冲回，对应的款项重新列为应还。',
      '请尽快将剩余应还金额转账至以下账户，并在网站上提交付款信息。逾期利息按未还本金计算。',
    ],
    action: '查看账单',
  },
  paymentVoided: {
    subject: '我们未收到您提交的付款',
    heading: '未收到付款',
    paragraphs: [
      '我们未能找到您提交的这笔付款，该付款记录已作废，账单的应还金额不变。',
      '如您已经转账，请联系客服并提供转账凭证；如尚未转账，请完成转账后重新提交。',
    ],
    action: '查看账单',
  },
  payoffReversed: {
    subject: '您的提前还款被银行退回',
    heading: '提前还款被退回',
    paragraphs: [
      '您的提前还款被银行退回，我们已将其冲回。该笔提款按原到期日继续，利息与未曾提前还款时相同。',
      '到期日之前您可以再次提前还款；到期时（如已过期则随即）会生成账单。',
    ],
    action: '查看提款',
  },
  payoffVoided: {
    subject: '我们未收到您提交的提前还款',
    heading: '未收到提前还款',
    paragraphs: [
      '我们未能找到您提交的提前还款，该记录已作废，您的提款按原到期日继续。',
      '如您已经转账，请联系客服并提供转账凭证。',
    ],
    action: '查看提款',
  },
  payoffOvertaken: {
    subject: '您的提前还款已转为到期还款',
    heading: '提款已到期',
    paragraphs: [
      '在您提交的提前还款入账之前，该笔提款已经到期，因此按到期应还总额收取。您提交的付款已转至账单，收到款项后即会入账。',
      '如您已经转账，请勿重复转账，只需支付差额。',
    ],
    action: '查看账单',
  },
} as const
