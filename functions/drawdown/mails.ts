import type { Locale } from '#shared/i18n/locales.ts'

/** The figures that these mails name. */
export type FactName =
  | 'amount'
  | 'rate'
  | 'dueDate'
  | 'interest'
  | 'overdueInterest'
  | 'total'
  | 'principal'
  | 'received'
  | 'outstanding'
  | 'surplus'
  | 'reported'
  | 'returned'
  | 'payTo'
  | 'accountName'
  | 'accountNumber'
  | 'reference'

export const factLabels: Record<Locale, Record<FactName, string>> = {
  'zh-CN': {
    amount: '提款金额',
    rate: '年利率',
    dueDate: '到期日',
    interest: '利息',
    overdueInterest: '逾期利息',
    total: '应还总额',
    principal: '本金',
    received: '收到金额',
    outstanding: '剩余应还',
    surplus: '多付金额（已为您保留）',
    reported: '您提交的付款金额',
    returned: '被退回的金额',
    payTo: '收款银行',
    accountName: '收款户名',
    accountNumber: '收款账号',
    reference: '转账附言',
  },
  'zh-TW': {
    amount: '提款金額',
    rate: '年利率',
    dueDate: '到期日',
    interest: '利息',
    overdueInterest: '逾期利息',
    total: '應還總額',
    principal: '本金',
    received: '收到金額',
    outstanding: '尚欠金額',
    surplus: '多付金額（已為您保留）',
    reported: '您提交的付款金額',
    returned: '被退回的金額',
    payTo: '收款銀行',
    accountName: '收款戶口名稱',
    accountNumber: '收款戶口號碼',
    reference: '轉賬附言',
  },
  en: {
    amount: 'Drawdown',
    rate: 'Rate a year',
    dueDate: 'Due date',
    interest: 'Interest',
    overdueInterest: 'Overdue interest',
    total: 'Total to repay',
    principal: 'Principal',
    received: 'Received',
    outstanding: 'Still outstanding',
    surplus: 'Paid in excess (kept for you)',
    reported: 'Payment that you reported',
    returned: 'Returned by the bank',
    payTo: 'Pay to',
    accountName: 'Account name',
    accountNumber: 'Account number',
    reference: 'Transfer reference',
  },
}

export interface MailWords {
  subject: string
  heading: string
  paragraphs: string[]
  action: string
}

type MailName =
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'paidOut'
  | 'charged'
  | 'repaid'
  | 'partlyRepaid'
  | 'repaymentReversed'
  | 'paymentVoided'
  | 'payoffReversed'
  | 'payoffVoided'
  | 'payoffOvertaken'

export const drawdownMailWords: Record<Locale, Record<MailName, MailWords>> = {
  'zh-CN': {
    approved: {
      subject: '您的提款申请已批准',
      heading: '提款申请已批准',
      paragraphs: ['您的提款申请已经批准，款项将很快汇入您登记的提款账户。'],
      action: '查看提款申请',
    },
    rejected: {
      subject: '您的提款申请未获批准',
      heading: '提款申请未获批准',
      paragraphs: [
        '很抱歉，您的提款申请未获批准。预留的额度已经恢复，您可以重新申请。',
        '如需了解详情，请联系在线客服。',
      ],
      action: '查看额度',
    },
    withdrawn: {
      subject: '您的提款申请已撤回',
      heading: '提款申请已撤回',
      paragraphs: [
        '您的提款申请已按您的要求撤回，预留的额度已经恢复。',
        '如非本人操作，请立即联系在线客服。',
      ],
      action: '查看额度',
    },
    paidOut: {
      subject: '您的提款已放款',
      heading: '款项已汇出',
      paragraphs: ['款项已汇往您登记的提款账户。请于到期日或之前还款，还款明细如下。'],
      action: '查看提款',
    },
    charged: {
      subject: '您有一笔款项今日到期',
      heading: '还款提醒',
      paragraphs: ['您的提款已到期。请将应还总额转账至以下账户，并在网站上提交付款信息，以便我们及时入账。'],
      action: '查看还款单',
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
      action: '查看还款单',
    },
    repaymentReversed: {
      subject: '您的还款被银行退回',
      heading: '还款被退回',
      paragraphs: [
        '您此前入账的一笔还款被银行退回，我们已将其冲回，对应的款项重新列为应还。',
        '请尽快将剩余应还金额转账至以下账户，并在网站上提交付款信息。逾期利息按未还本金计算。',
      ],
      action: '查看还款单',
    },
    paymentVoided: {
      subject: '我们未收到您提交的付款',
      heading: '未收到付款',
      paragraphs: [
        '我们未能找到您提交的这笔付款，该付款记录已作废，还款单的应还金额不变。',
        '如您已经转账，请联系在线客服并提供转账凭证；如尚未转账，请完成转账后重新提交。',
      ],
      action: '查看还款单',
    },
    payoffReversed: {
      subject: '您的提前还款被银行退回',
      heading: '提前还款被退回',
      paragraphs: [
        '您的提前还款被银行退回，我们已将其冲回。该笔提款按原到期日继续，利息与未曾提前还款时相同。',
        '到期日之前您可以再次提前还款；到期时（如已过期则随即）会生成还款单。',
      ],
      action: '查看提款',
    },
    payoffVoided: {
      subject: '我们未收到您提交的提前还款',
      heading: '未收到提前还款',
      paragraphs: [
        '我们未能找到您提交的提前还款，该记录已作废，您的提款按原到期日继续。',
        '如您已经转账，请联系在线客服并提供转账凭证。',
      ],
      action: '查看提款',
    },
    payoffOvertaken: {
      subject: '您的提前还款已转为到期还款',
      heading: '提款已到期',
      paragraphs: [
        '在您提交的提前还款入账之前，该笔提款已经到期，因此按到期应还总额收取。您提交的付款已转至还款单，收到款项后即会入账。',
        '如您已经转账，请勿重复转账，只需支付差额。',
      ],
      action: '查看还款单',
    },
  },
  'zh-TW': {
    approved: {
      subject: '您的提款申請已獲批核',
      heading: '提款申請已獲批核',
      paragraphs: ['您的提款申請已獲批核，款項將盡快存入您登記的提款戶口。'],
      action: '查看提款申請',
    },
    rejected: {
      subject: '您的提款申請未獲批核',
      heading: '提款申請未獲批核',
      paragraphs: [
        '很抱歉，您的提款申請未獲批核。預留的額度已經恢復，您可以重新申請。',
        '如欲了解詳情，請聯絡網上客戶服務。',
      ],
      action: '查看額度',
    },
    withdrawn: {
      subject: '您的提款申請已撤回',
      heading: '提款申請已撤回',
      paragraphs: [
        '您的提款申請已按您的要求撤回，預留的額度已經恢復。',
        '如非本人操作，請立即聯絡網上客戶服務。',
      ],
      action: '查看額度',
    },
    paidOut: {
      subject: '您的提款已發放',
      heading: '款項已匯出',
      paragraphs: ['款項已匯往您登記的提款戶口。請於到期日或之前還款，還款明細如下。'],
      action: '查看提款',
    },
    charged: {
      subject: '您有一筆款項今日到期',
      heading: '還款提示',
      paragraphs: ['您的提款已到期。請將應還總額轉賬至以下戶口，並於網站提交付款資料，以便我們盡快入賬。'],
      action: '查看還款單',
    },
    repaid: {
      subject: '您的還款已入賬，款項已結清',
      heading: '款項已結清',
      paragraphs: ['我們已收到您的還款，該筆款項已經結清，相應的額度已經恢復。多謝您依約還款。'],
      action: '查看額度',
    },
    partlyRepaid: {
      subject: '您的還款已入賬',
      heading: '還款已入賬',
      paragraphs: ['我們已收到您的還款，該筆款項尚未結清。請盡快支付餘額。'],
      action: '查看還款單',
    },
    repaymentReversed: {
      subject: '您的還款被銀行退回',
      heading: '還款被退回',
      paragraphs: [
        '您此前入賬的一筆還款被銀行退回，我們已將其沖回，相應的款項重新列為應還。',
        '請盡快將尚欠金額轉賬至以下戶口，並於網站提交付款資料。逾期利息按未還本金計算。',
      ],
      action: '查看還款單',
    },
    paymentVoided: {
      subject: '我們未收到您提交的付款',
      heading: '未收到付款',
      paragraphs: [
        '我們未能找到您提交的這筆付款，該付款紀錄已作廢，還款單的應還金額不變。',
        '如您已經轉賬，請聯絡網上客戶服務並提供轉賬憑證；如尚未轉賬，請完成轉賬後重新提交。',
      ],
      action: '查看還款單',
    },
    payoffReversed: {
      subject: '您的提前還款被銀行退回',
      heading: '提前還款被退回',
      paragraphs: [
        '您的提前還款被銀行退回，我們已將其沖回。該筆提款按原到期日繼續，利息與未曾提前還款時相同。',
        '到期日之前您可以再次提前還款；到期時（如已過期則隨即）會產生還款單。',
      ],
      action: '查看提款',
    },
    payoffVoided: {
      subject: '我們未收到您提交的提前還款',
      heading: '未收到提前還款',
      paragraphs: [
        '我們未能找到您提交的提前還款，該紀錄已作廢，您的提款按原到期日繼續。',
        '如您已經轉賬，請聯絡網上客戶服務並提供轉賬憑證。',
      ],
      action: '查看提款',
    },
    payoffOvertaken: {
      subject: '您的提前還款已轉為到期還款',
      heading: '提款已到期',
      paragraphs: [
        '在您提交的提前還款入賬之前，該筆提款已經到期，因此按到期應還總額收取。您提交的付款已轉至還款單，收到款項後即會入賬。',
        '如您已經轉賬，請勿重複轉賬，只需支付差額。',
      ],
      action: '查看還款單',
    },
  },
  en: {
    approved: {
      subject: 'Your drawdown was approved',
      heading: 'Drawdown approved',
      paragraphs: [
        'Your drawdown was approved. The money will soon be sent to the account that you registered.',
      ],
      action: 'View the drawdown',
    },
    rejected: {
      subject: 'Your drawdown was not approved',
      heading: 'Drawdown not approved',
      paragraphs: [
        'We are sorry: your drawdown was not approved. The amount is available again, and you can make another request.',
        'To learn more, please contact online customer service.',
      ],
      action: 'View the facility',
    },
    withdrawn: {
      subject: 'Your drawdown request was withdrawn',
      heading: 'Drawdown request withdrawn',
      paragraphs: [
        'Your drawdown request was withdrawn as you asked, and the amount that it reserved is available again.',
        'If this was not you, contact online customer service at once.',
      ],
      action: 'View the facility',
    },
    paidOut: {
      subject: 'Your drawdown was paid out',
      heading: 'The money is on its way',
      paragraphs: [
        'The money was sent to the account that you registered. Please repay on the due date or before, as set out below.',
      ],
      action: 'View the drawdown',
    },
    charged: {
      subject: 'A repayment is due today',
      heading: 'Repayment due',
      paragraphs: [
        'Your drawdown has fallen due. Please transfer the total to the account below and report the payment on the site, so that we can post it promptly.',
      ],
      action: 'View the charge order',
    },
    repaid: {
      subject: 'Your repayment was posted: settled in full',
      heading: 'Settled in full',
      paragraphs: [
        'We received your repayment. The drawdown is settled and its amount is available again. Thank you.',
      ],
      action: 'View the facility',
    },
    partlyRepaid: {
      subject: 'Your repayment was posted',
      heading: 'Repayment posted',
      paragraphs: ['We received your repayment. The rest is still due: please pay it as soon as you can.'],
      action: 'View the charge order',
    },
    repaymentReversed: {
      subject: 'Your repayment was returned by the bank',
      heading: 'Repayment returned',
      paragraphs: [
        'A repayment that we had posted was returned by the bank. We took it back, and what it had settled is due again.',
        'Please transfer what is outstanding to the account below and report the payment on the site. Overdue interest is charged on principal that is not repaid.',
      ],
      action: 'View the charge order',
    },
    paymentVoided: {
      subject: 'We did not receive the payment that you reported',
      heading: 'Payment not received',
      paragraphs: [
        'We could not find the payment that you reported. The report is void, and what the charge order asks for stays as it was.',
        'If you made the transfer, please send its receipt to online customer service. If not, please make it and report it again.',
      ],
      action: 'View the charge order',
    },
    payoffReversed: {
      subject: 'Your early settlement was returned by the bank',
      heading: 'Early settlement returned',
      paragraphs: [
        'Your early settlement was returned by the bank, and we took it back. The drawdown runs on to its due date, with the interest that it would have borne without it.',
        'Until then you can settle it early again. A charge order follows on the due date, or at once where that has passed.',
      ],
      action: 'View the drawdown',
    },
    payoffVoided: {
      subject: 'We did not receive your early settlement',
      heading: 'Early settlement not received',
      paragraphs: [
        'We could not find the early settlement that you reported. The report is void, and the drawdown runs on to its due date.',
        'If you made the transfer, please send its receipt to online customer service.',
      ],
      action: 'View the drawdown',
    },
    payoffOvertaken: {
      subject: 'Your early settlement now counts for the repayment that is due',
      heading: 'The drawdown has fallen due',
      paragraphs: [
        'The drawdown fell due before the early settlement that you reported was posted, and so the total to the due date is owed. Your report was moved to the charge order, and is posted when the money arrives.',
        'If you made the transfer, do not make it again: pay only the difference.',
      ],
      action: 'View the charge order',
    },
  },
}
