/** Mails about a drawdown until its money is paid out. */
export const translations = {
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
  returned: {
    subject: '您的放款被银行退回',
    heading: '放款被银行退回',
    paragraphs: [
      '我们已向您登记的收款账户放款，但银行将款项退回。这笔提款不收取利息，您无需还款。',
      '请核对收款账户的户名、账号和银行代码。资料无误的，我们会再次放款；需要更正的，请更新账户，这笔提款将取消，额度恢复后即可重新提款。',
    ],
    action: '查看收款账户',
  },
  withdrawn: {
    subject: '您的提款申请已撤回',
    heading: '提款申请已撤回',
    paragraphs: ['您的提款申请已按您的要求撤回，预留的额度已经恢复。', '如非本人操作，请立即联系客服。'],
    action: '查看额度',
  },
  /** To every administrator, once a drawdown is signed and requested. */
  requested: {
    subject: '已收到{company}的提款申请',
    heading: '已收到提款申请',
    paragraphs: ['{signer} 刚刚代表{company}签署并提交了一笔提款，我们正在审核。'],
    action: '查看提款',
    footnote: '如果您不了解这笔提款，请立即与同事核实，并联系客服。',
  },
  /** To the two administrators who agreed to it. */
  confirmed: {
    subject: '{company}的提款已由两位管理员同意',
    heading: '提款已由两位管理员同意',
    paragraphs: [
      '{confirmer} 刚刚同意了{company}的一笔提款，申请已提交审核。提交人和同意人都会收到这封邮件。',
    ],
    action: '查看提款复核',
    footnote: '如果这不是您或您的同事所为，请立即联系客服。',
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
  lapsed: {
    subject: '提款未在期限内复核，已失效',
    heading: '提款未在期限内复核，已失效',
    paragraphs: [
      '这笔提款没有在期限内得到另一位管理员同意，申请没有提交给我们。预留的额度已经恢复。',
      '如仍需要资金，请按最新利率重新提款。',
    ],
    action: '重新提款',
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
  payoutAccountAdded: {
    subject: '贵公司新增了一个收款账户',
    heading: '新增了收款账户',
    paragraphs: [
      '有管理员为贵公司新增了下列收款账户。该账户须经我们核实，并在 24 小时后才可收款。',
      '如果这不是贵公司的意思，请立即登录移除该账户、修改密码，并联系客服。',
    ],
    action: '查看收款账户',
  },
  payoutAccountChanged: {
    subject: '贵公司的收款账户有变更',
    heading: '收款账户有变更',
    paragraphs: [
      '有管理员更改了贵公司的收款账户，更改后的资料如下。该账户须重新核实，并在 24 小时后才可收款。',
      '如果这不是贵公司的意思，请立即登录移除该账户、修改密码，并联系客服。',
    ],
    action: '查看收款账户',
  },
  payoutAccountRemoved: {
    subject: '贵公司的一个收款账户已移除',
    heading: '收款账户已移除',
    paragraphs: [
      '有管理员移除了下列收款账户，提款不会再汇入该账户。',
      '如果这不是贵公司的意思，请立即登录修改密码，并联系客服。',
    ],
    action: '查看收款账户',
  },
  payoutAccountChosen: {
    subject: '贵公司的默认收款账户有变更',
    heading: '默认收款账户有变更',
    paragraphs: [
      '有管理员把下列账户设为默认收款账户。今后的提款如未另选账户，将汇入该账户。',
      '如果这不是贵公司的意思，请立即登录改回、修改密码，并联系客服。',
    ],
    action: '查看收款账户',
  },
  payoutAccountVerified: {
    subject: '收款账户已通过核实',
    heading: '收款账户已通过核实',
    paragraphs: ['下列收款账户已通过核实。新增或更改未满 24 小时的账户，满 24 小时后即可收款。'],
    action: '查看收款账户',
  },
  payoutAccountRefused: {
    subject: '收款账户未通过核实',
    heading: '收款账户未通过核实',
    paragraphs: [
      '很抱歉，下列收款账户未通过核实，提款不会汇入该账户。请核对户名、账号和银行资料后重新提交。',
    ],
    action: '查看收款账户',
  },
  /** To every administrator, including the one who changed a payout account. */
  sms: {
    added:
      '【{brand}】贵公司新增了一个收款账户，24 小时内不会向其放款。如非贵公司操作，请立即登录移除并联系客服。',
    changed:
      '【{brand}】贵公司的收款账户有变更，24 小时内不会向其放款。如非贵公司操作，请立即登录查看并联系客服。',
    removed: '【{brand}】贵公司的一个收款账户已移除。如非贵公司操作，请立即登录查看并联系客服。',
    chosen: '【{brand}】贵公司的默认收款账户有变更。如非贵公司操作，请立即登录改回并联系客服。',
  },
  paidOut: {
    subject: '您的提款已放款',
    heading: '款项已汇出',
    paragraphs: ['款项已汇往您登记的收款账户。请于到期日或之前还款，还款明细如下。'],
    action: '查看提款',
  },
  paidOutInParts: {
    subject: '您的提款已放款',
    heading: '款项已汇出',
    paragraphs: ['款项已汇往您登记的收款账户。这笔提款分 {count} 期偿还，首期如下，各期日期和金额见本票。'],
    action: '查看提款',
  },
  paidOutBySales: {
    subject: '您的提款已放款',
    heading: '款项已汇出',
    paragraphs: [
      '款项已汇往您登记的收款账户。每周按净销售额的 {share} 还款，金额在当周账单生成时告知，最迟于下列日期还清。',
    ],
    action: '查看提款',
  },
} as const
