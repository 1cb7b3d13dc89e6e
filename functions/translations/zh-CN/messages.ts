/** Messages to a company inside the portal, by kind; `{name}` is a figure or a date of the message. */
export const translations = {
  'kyc-approved': { title: '公司认证已通过', content: '您的公司认证已经审核通过，现在可以继续申请。' },
  'kyc-rejected': {
    title: '公司认证未通过',
    content: '很抱歉，您的公司认证未能通过审核。如需了解详情，请联系客服。',
  },
  'kyc-returned': {
    title: '公司认证需要补充资料',
    content: '您的公司认证资料需要修改，之前填写的内容都已保留。请修改后重新提交。',
  },
  'company-change-approved': {
    title: '公司资料变更已通过',
    content: '您提交的公司资料变更已经审核通过，新资料即刻生效。',
  },
  'company-change-rejected': {
    title: '公司资料变更未通过',
    content: '您提交的公司资料变更未能通过审核，公司资料保持不变。如需了解详情，请联系客服。',
  },
  'company-change-returned': {
    title: '公司资料变更需要修改',
    content: '您提交的变更有需要修改的地方，之前填写的内容都已保留。修改并通过之前，公司资料保持不变。',
  },
  'signing-declined': {
    title: '有签署人拒绝签署协议',
    content: '协议 {agreement} 有签署人拒绝签署，这次签署已经结束。您可以查看理由，并重新发起签署。',
  },
  'signing-lapsed': {
    title: '协议签署已过期',
    content: '协议 {agreement} 在 30 天内没有全部签署，这次签署已经结束。您可以重新发起签署。',
  },
  'file-infected': {
    title: '文件含有恶意程序，已删除',
    content:
      '安全扫描发现文件“{file}”含有恶意程序，我们已将其删除，没有人打开过它。请先为电脑查毒，再重新上传。',
  },
  'file-unscannable': {
    title: '文件无法通过安全扫描',
    content: '文件“{file}”可能设有密码或已损坏，安全扫描无法读取，因此不会被打开。请去除密码后重新上传。',
  },
  'limit-granted': { title: '您的额度已生效', content: '您的融资额度为 {limit}，现在可以提款。' },
  'limit-lowered': { title: '您的额度已调整', content: '根据店铺最近的销售，您的额度已调整为 {limit}。' },
  'limit-raised': {
    title: '您的额度已提高',
    content: '补充协议签署完成，按新加入的店铺重新计算后，您的额度已提高至 {limit}。',
  },
  'limit-higher-possible': {
    title: '您可以申请更高的额度',
    content: '根据店铺最近的销售，您可以申请高于 {limit} 的额度。',
  },
  'limit-request-offered': {
    title: '提额申请已获同意，等待签署',
    content: '我们同意把您的额度提高至 {limit}。公司的签署人全部签署提额补充协议之后生效。',
  },
  'limit-request-approved': {
    title: '提额申请已批准',
    content: '您的提额申请已经批准，新的额度为 {limit}。',
  },
  'limit-request-lapsed': {
    title: '提额没有生效',
    content:
      '提高至 {limit} 的补充协议没有按时签署完成，或者完成时融资已经结束，这次提额没有生效。如果仍有需要，您可以重新申请。',
  },
  'limit-request-rejected': {
    title: '提额申请未获批准',
    content: '您的提额申请未获批准，额度仍为 {limit}。',
  },
  'limit-request-withdrawn': {
    title: '提额申请已撤回',
    content: '您的提额申请已按您的要求撤回，额度仍为 {limit}。',
  },
  'renewal-approved': {
    title: '额度已续期',
    content: '您的续期申请已经批准，额度为 {limit}，下次复核日期是 {reviewDate}。',
  },
  'renewal-rejected': {
    title: '续期申请未获批准',
    content:
      '您的续期申请未获批准，额度 {limit} 使用至 {reviewDate} 为止。已提取的款项仍按原来的约定偿还。原因可以在额度详情查看。',
  },
  'renewal-withdrawn': {
    title: '续期申请已撤回',
    content: '您的续期申请已按您的要求撤回。额度使用至 {reviewDate} 为止，在此之前可以重新申请。',
  },
  'facility-review-soon': {
    title: '额度即将到期，请申请续期',
    content:
      '您的额度使用至 {reviewDate} 为止。续期之后可以继续提款；不续期，已提取的款项仍按原来的约定偿还。',
  },
  'facility-expired': {
    title: '额度已到期',
    content: '在续期之前不能再提款。未还本金 {outstanding} 仍按原来的约定偿还，也可以提前还。',
  },
  'facility-closed': { title: '额度已关闭', content: '额度已经关闭，不能再提款。您没有未还的款项。' },
  'drawdown-approved': {
    title: '提款申请已批准',
    content: '您的 {amount} 提款申请已经批准，款项将很快汇入您登记的收款账户。',
  },
  'drawdown-rejected': {
    title: '提款申请未获批准',
    content: '很抱歉，您的 {amount} 提款申请未获批准，预留的额度已经恢复。',
  },
  'drawdown-withdrawn': {
    title: '提款申请已撤回',
    content: '您的 {amount} 提款申请已按您的要求撤回，预留的额度已经恢复。',
  },
  'drawdown-awaits-colleague': {
    title: '提款等待复核',
    content: '一笔 {amount} 的提款须由第二位管理员同意，才会提交给我们。',
  },
  'drawdown-declined': {
    title: '提款未通过公司内部复核',
    content: '另一位管理员没有同意 {amount} 的提款，预留的额度已经恢复。',
  },
  'drawdown-lapsed': {
    title: '提款复核逾期，已失效',
    content: '{amount} 的提款未在期限内由另一位管理员同意，已失效，预留的额度已经恢复。',
  },
  'second-approval-changed': {
    title: '提款复核规则有变更',
    content: '有管理员更改了提款的双人复核规则。如非贵公司的意思，请立即改回并联系客服。',
  },
  'payout-account-added': {
    title: '新增了收款账户',
    content:
      '{account} 已加入收款账户，经核实并满 24 小时后才可收款。如非贵公司的意思，请立即移除并联系客服。',
  },
  'payout-account-changed': {
    title: '收款账户有变更',
    content: '收款账户改为 {account}，经核实并满 24 小时后才可收款。如非贵公司的意思，请立即移除并联系客服。',
  },
  'payout-account-removed': {
    title: '收款账户已移除',
    content: '{account} 已移除，提款不会再汇入该账户。如非贵公司的意思，请立即联系客服。',
  },
  'payout-account-chosen': {
    title: '默认收款账户有变更',
    content: '{account} 已设为默认收款账户。如非贵公司的意思，请立即改回并联系客服。',
  },
  'payout-account-verified': {
    title: '收款账户已通过核实',
    content: '{account} 已通过核实。新增或更改未满 24 小时的账户，满 24 小时后即可收款。',
  },
  'payout-account-refused': {
    title: '收款账户未通过核实',
    content: '{account} 未通过核实，提款不会汇入该账户。请核对资料后重新提交。',
  },
  'drawdown-returned': {
    title: '放款被银行退回',
    content: '{amount} 的提款已放款，但被银行退回。这笔提款不收取利息，您无需还款；请核对您的收款账户。',
  },
  'drawdown-paid-out': {
    title: '款项已汇出',
    content: '{amount} 已汇往您登记的收款账户。请于 {dueDate} 或之前还款，应还总额为 {total}。',
  },
  'drawdown-paid-out-in-parts': {
    title: '款项已汇出',
    content:
      '{amount} 已汇往您登记的收款账户。首次还款 {firstPayment} 于 {firstDueDate} 到期，其后各期见本票和还款安排。',
  },
  'drawdown-paid-out-by-sales': {
    title: '款项已汇出',
    content:
      '{amount} 已汇往您登记的收款账户。每周按净销售额还款，首次于 {firstDueDate} 到期，金额届时告知。',
  },
  'paper-ready': {
    title: '文件已生成',
    content: '您申请的“{file}”已生成，可在“文件”中下载。',
  },
  'repayment-due-soon': {
    title: '款项即将到期',
    content: '您有一笔 {total} 的款项将于 {dueDate} 到期，请提前准备资金。',
  },
  'repayment-due-soon-deducted': {
    title: '款项即将到期',
    content:
      '您有一笔 {total} 的款项将于 {dueDate} 到期，届时从 {account} 扣款，无须转账。请确保账户有足够余额。',
  },
  'charge-raised': {
    title: '还款提醒',
    content: '您有一笔 {total} 的款项于 {dueDate} 到期，请及时还款并在网站上提交付款信息。',
  },
  'charge-raised-deducted': {
    title: '款项到期，将自动扣款',
    content: '您有一笔 {total} 的款项于 {dueDate} 到期，将从 {account} 扣款，无须转账。',
  },
  'deduction-insufficient': {
    title: '扣款未成功：余额不足',
    content:
      '支付账户余额不足，{dueDate} 到期的 {outstanding} 未能扣取。请转账还款；未还清前我们每天会再扣一次。',
  },
  'deduction-revoked': {
    title: '扣款未成功：扣款授权已终止',
    content: '支付平台表示扣款授权已终止，{dueDate} 到期的 {outstanding} 未能扣取。请转账还款。',
  },
  'deduction-no-account': {
    title: '没有可以扣款的账户',
    content: '贵公司没有连接可以扣款的支付账户，{dueDate} 到期的 {outstanding} 请转账还款。',
  },
  'fee-charged': {
    title: '账单新增一笔费用',
    content: '账单新增费用 {fee}，剩余应还 {outstanding}。如有疑问，可在账单中提出异议。',
  },
  'repayment-overdue': {
    title: '款项已逾期',
    content: '您有一笔款项已于 {dueDate} 到期，尚有 {outstanding} 未还。请尽快还款；如有困难，请联系客服。',
  },
  'dispute-upheld': {
    title: '账单异议成立',
    content: '您对账单提出的异议成立，账单已更正，剩余应还 {outstanding}。',
  },
  'dispute-rejected': {
    title: '账单异议未成立',
    content: '经核实，账单金额无误，现恢复收款，剩余应还 {outstanding}。详情请看账单中的答复。',
  },
  'repayment-posted': {
    title: '还款已入账',
    content: '我们已收到您的还款 {received}，剩余应还 {outstanding}。',
  },
  'charge-settled': {
    title: '款项已结清',
    content: '我们已收到您的还款 {received}，该笔款项已经结清，对应的额度已经恢复。',
  },
  'payment-voided': {
    title: '未收到您的付款',
    content: '我们没有收到您提交的 {reported} 付款，该笔款项仍待支付。',
  },
  'repayment-reversed': {
    title: '还款被银行退回',
    content: '您的还款 {returned} 已被银行退回，该笔款项需要重新支付。',
  },
  'payoff-voided': {
    title: '未收到您的提前还款',
    content: '我们没有收到您提交的 {reported} 提前还款，该笔提款照常计息，到期日不变。',
  },
  'payoff-reversed': {
    title: '提前还款被银行退回',
    content: '您的提前还款 {returned} 已被银行退回，该笔提款照常计息，于 {dueDate} 到期。',
  },
  'payoff-overtaken': {
    title: '提前还款已转为到期还款',
    content: '您的提款在提前还款 {reported} 入账前已到期，该笔付款将用于偿还到期款项。',
  },
  'shop-no-sales': {
    title: '店铺近期没有销售',
    content: '店铺“{shop}”最近 14 天没有销售记录。如店铺仍在营业，请检查授权是否正常。',
  },
  'shop-many-refunds': {
    title: '店铺退款偏高',
    content: '店铺“{shop}”最近 30 天的退款超过销售额的三分之一，可能影响您的额度。',
  },
  'shop-not-readable': {
    title: '暂时无法读取店铺数据',
    content: '我们已超过一天无法读取店铺“{shop}”的数据，将继续自动重试。如持续无法读取，请重新授权。',
  },
  'shop-normal': {
    title: '店铺已恢复正常',
    content: '店铺“{shop}”的数据已恢复正常。',
  },
  'shop-unauthorized': {
    title: '店铺授权已取消',
    content:
      '店铺“{shop}”的授权已取消，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
  },
  'shop-expired': {
    title: '店铺授权已到期',
    content:
      '店铺“{shop}”的授权已到期，我们不再读取它的数据。额度会按其余店铺重新核定；如需计入额度，请重新授权。',
  },
  'shop-expiring': {
    title: '店铺授权即将到期',
    content: '店铺“{shop}”的授权将于 {expiresOn} 到期，请在此之前续期。',
  },
  'payment-account-unauthorized': {
    title: '支付账户授权已取消',
    content:
      '支付账户“{account}”的授权已取消，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
  },
  'payment-account-expired': {
    title: '支付账户授权已到期',
    content:
      '支付账户“{account}”的授权已到期，我们不再读取它的余额，可提取额度仍以最后读到的余额为限。如需按新的余额计算，请重新授权。',
  },
} as const
