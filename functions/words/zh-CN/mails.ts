/** What every mail shares. */
export const words = {
  /** Stands before the link's address, for whoever cannot press the button. */
  linkBelow: '按钮打不开？请把下面的链接复制到浏览器中打开：',
  automatic: '这封邮件由{brand}系统自动发出，请不要直接回复。',
  help: '如需协助，请联系在线客服',
  /** Stands above a verification code. */
  code: '验证码',
  /** Labels of the figures that mails name. */
  facts: {
    loginEmail: '登录邮箱',
    at: '操作时间',
    shopLogin: '店铺账号',
    newEmail: '新邮箱',
    newPhone: '新手机号',
    company: '公司',
    agreementNumber: '协议编号',
    /** What the lender wrote when it returned a verification. */
    reason: '需要修改的内容',
    /** What a colleague wrote who refused a drawdown. */
    declineReason: '不同意的原因',
    /** The day on which a drawdown lapses that no colleague has confirmed. */
    confirmBefore: '请在此日之前复核',
    rejectReason: '未获批准的原因',
    limit: '授信额度',
    effectiveDate: '生效日期',
    nextReview: '下次复核日期',
    amount: '提款金额',
    feeTaken: '放款时扣除的费用',
    redPacket: '红包抵扣的利息',
    interestTaken: '放款时扣除的利息',
    payout: '实际放款金额',
    rate: '年利率',
    answer: '我们的答复',
    dueDate: '到期日',
    firstDueDate: '首次还款日',
    firstPayment: '首次还款金额',
    lastDueDate: '最后到期日',
    repaidBy: '最迟还清日',
    interest: '利息',
    fee: '费用',
    overdueInterest: '逾期利息',
    total: '应还总额',
    principal: '本金',
    givenBack: '退还的利息和费用（另抵减本金）',
    received: '收到金额',
    outstanding: '剩余应还',
    outstandingPrincipal: '未还本金',
    surplus: '多付金额（已为您保留）',
    reported: '您提交的付款金额',
    returned: '被退回的金额',
    deductedFrom: '扣款账户',
    payTo: '收款银行',
    accountName: '收款户名',
    accountNumber: '收款账号',
    /** What the seller wrote, or is to write, on the transfer. */
    reference: '转账附言',
  },
} as const
