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
  paidOut: {
    subject: '您的提款已放款',
    heading: '款项已汇出',
    paragraphs: ['款项已汇往您登记的收款账户。请于到期日或之前还款，还款明细如下。'],
    action: '查看提款',
  },
} as const
