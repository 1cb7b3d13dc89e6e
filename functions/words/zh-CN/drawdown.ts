/** Mails about a drawdown until its money is paid out. */
export const words = {
  approved: {
    subject: '您的提款申请已批准',
    heading: '提款申请已批准',
    paragraphs: ['您的提款申请已经批准，款项将很快汇入您登记的收款账户。'],
    action: '查看提款申请',
  },
  rejected: {
    subject: '您的提款申请未获批准',
    heading: '提款申请未获批准',
    paragraphs: [
      '很抱歉，您的提款申请未获批准。预留的额度已经恢复，您可以重新申请。',
      '如需了解详情，请联系客服。',
    ],
    action: '查看额度',
  },
  withdrawn: {
    subject: '您的提款申请已撤回',
    heading: '提款申请已撤回',
    paragraphs: ['您的提款申请已按您的要求撤回，预留的额度已经恢复。', '如非本人操作，请立即联系客服。'],
    action: '查看额度',
  },
  awaitsColleague: {
    subject: '有一笔提款等您复核',
    heading: '有一笔提款等您复核',
    paragraphs: [
      '同事提交了一笔提款，签署人为{signer}。贵公司规定这个金额须由两位管理员同意，请登录查看并决定。',
    ],
    action: '去复核',
    footnote: '如果您不了解这笔提款，请先与同事核实，不要同意。',
  },
  declined: {
    subject: '提款未通过公司内部复核',
    heading: '提款未通过公司内部复核',
    paragraphs: ['另一位管理员没有同意这笔提款，申请没有提交给我们。预留的额度已经恢复。'],
    action: '查看额度',
  },
  secondApprovalChanged: {
    subject: '贵公司的提款复核规则有变更',
    heading: '提款复核规则有变更',
    paragraphs: [
      '有管理员更改了提款的双人复核规则。规则变严即时生效，变宽在 24 小时后生效。',
      '如果这不是贵公司的意思，请立即登录改回，并联系客服。',
    ],
    action: '查看规则',
  },
  paidOut: {
    subject: '您的提款已放款',
    heading: '款项已汇出',
    paragraphs: ['款项已汇往您登记的收款账户。请于到期日或之前还款，还款明细如下。'],
    action: '查看提款',
  },
} as const
