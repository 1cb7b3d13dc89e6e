import type { Locale } from '#shared/i18n/locales.ts'
import type { MessageKind } from '#shared/notifications/message-kinds.ts'

/** `{name}` in the content stands for a figure or a date of the message. */
interface MessageWords {
  title: string
  content: string
}

export const messageWords: Record<Locale, Record<MessageKind, MessageWords>> = {
  'zh-CN': {
    'kyc-approved': {
      title: '企业认证已通过',
      content: '您的企业认证已经审核通过，现在可以继续申请。',
    },
    'kyc-rejected': {
      title: '企业认证未通过',
      content: '很抱歉，您的企业认证未能通过审核。如需了解详情，请联系在线客服。',
    },
    'kyc-returned': {
      title: '企业认证需要补充资料',
      content: '您的企业认证资料需要修改，之前填写的内容都已保留。请修改后重新提交。',
    },
    'limit-granted': {
      title: '您的额度已生效',
      content: '您的融资额度为 {limit}，现在可以提款。',
    },
    'limit-lowered': {
      title: '您的额度已调整',
      content: '根据店铺最近的销售，您的额度已调整为 {limit}。',
    },
    'limit-higher-possible': {
      title: '您可以申请更高的额度',
      content: '根据店铺最近的销售，您可以申请高于 {limit} 的额度。',
    },
    'limit-request-approved': {
      title: '提额申请已批准',
      content: '您的提额申请已经批准，新的额度为 {limit}。',
    },
    'limit-request-rejected': {
      title: '提额申请未获批准',
      content: '您的提额申请未获批准，额度仍为 {limit}。',
    },
    'limit-request-withdrawn': {
      title: '提额申请已撤回',
      content: '您的提额申请已按您的要求撤回，额度仍为 {limit}。',
    },
    'drawdown-approved': {
      title: '提款申请已批准',
      content: '您的 {amount} 提款申请已经批准，款项将很快汇入您登记的提款账户。',
    },
    'drawdown-rejected': {
      title: '提款申请未获批准',
      content: '很抱歉，您的 {amount} 提款申请未获批准，预留的额度已经恢复。',
    },
    'drawdown-withdrawn': {
      title: '提款申请已撤回',
      content: '您的 {amount} 提款申请已按您的要求撤回，预留的额度已经恢复。',
    },
    'drawdown-paid-out': {
      title: '款项已汇出',
      content: '{amount} 已汇往您登记的提款账户。请于 {dueDate} 或之前还款，应还总额为 {total}。',
    },
    'charge-raised': {
      title: '还款提醒',
      content: '您有一笔 {total} 的款项于 {dueDate} 到期，请及时还款并在网站上提交付款信息。',
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
  },
  'zh-TW': {
    'kyc-approved': {
      title: '公司認證已獲批核',
      content: '您的公司認證已獲批核，現在可以繼續申請。',
    },
    'kyc-rejected': {
      title: '公司認證未獲批核',
      content: '很抱歉，您的公司認證未獲批核。如欲了解詳情，請聯絡網上客戶服務。',
    },
    'kyc-returned': {
      title: '公司認證需要補充資料',
      content: '您的公司認證資料需要修改，之前填寫的內容都已保留。請修改後重新提交。',
    },
    'limit-granted': {
      title: '您的額度已生效',
      content: '您的融資額度為 {limit}，現在可以提款。',
    },
    'limit-lowered': {
      title: '您的額度已調整',
      content: '根據店舖最近的銷售，您的額度已調整為 {limit}。',
    },
    'limit-higher-possible': {
      title: '您可以申請更高的額度',
      content: '根據店舖最近的銷售，您可以申請高於 {limit} 的額度。',
    },
    'limit-request-approved': {
      title: '提額申請已獲批核',
      content: '您的提額申請已獲批核，新的額度為 {limit}。',
    },
    'limit-request-rejected': {
      title: '提額申請未獲批核',
      content: '您的提額申請未獲批核，額度仍為 {limit}。',
    },
    'limit-request-withdrawn': {
      title: '提額申請已撤回',
      content: '您的提額申請已按您的要求撤回，額度仍為 {limit}。',
    },
    'drawdown-approved': {
      title: '提款申請已獲批核',
      content: '您的 {amount} 提款申請已獲批核，款項將盡快存入您登記的提款戶口。',
    },
    'drawdown-rejected': {
      title: '提款申請未獲批核',
      content: '很抱歉，您的 {amount} 提款申請未獲批核，預留的額度已經恢復。',
    },
    'drawdown-withdrawn': {
      title: '提款申請已撤回',
      content: '您的 {amount} 提款申請已按您的要求撤回，預留的額度已經恢復。',
    },
    'drawdown-paid-out': {
      title: '款項已匯出',
      content: '{amount} 已匯往您登記的提款戶口。請於 {dueDate} 或之前還款，應還總額為 {total}。',
    },
    'charge-raised': {
      title: '還款提示',
      content: '您有一筆 {total} 的款項於 {dueDate} 到期，請盡快還款並於網站提交付款資料。',
    },
    'repayment-posted': {
      title: '還款已入賬',
      content: '我們已收到您的還款 {received}，尚欠 {outstanding}。',
    },
    'charge-settled': {
      title: '款項已結清',
      content: '我們已收到您的還款 {received}，該筆款項已經結清，相應的額度已經恢復。',
    },
    'payment-voided': {
      title: '未收到您的付款',
      content: '我們沒有收到您提交的 {reported} 付款，該筆款項仍待支付。',
    },
    'repayment-reversed': {
      title: '還款被銀行退回',
      content: '您的還款 {returned} 已被銀行退回，該筆款項需要重新支付。',
    },
    'payoff-voided': {
      title: '未收到您的提前還款',
      content: '我們沒有收到您提交的 {reported} 提前還款，該筆提款照常計息，到期日不變。',
    },
    'payoff-reversed': {
      title: '提前還款被銀行退回',
      content: '您的提前還款 {returned} 已被銀行退回，該筆提款照常計息，於 {dueDate} 到期。',
    },
    'payoff-overtaken': {
      title: '提前還款已轉為到期還款',
      content: '您的提款在提前還款 {reported} 入賬前已到期，該筆付款將用於償還到期款項。',
    },
  },
  en: {
    'kyc-approved': {
      title: 'Your company is verified',
      content: 'Your company’s verification was approved. You can go on with the application.',
    },
    'kyc-rejected': {
      title: 'Your company was not verified',
      content:
        'We are sorry: your company’s verification was not approved. To learn more, please contact online customer service.',
    },
    'kyc-returned': {
      title: 'Your company’s verification needs changes',
      content:
        'Some of what you told us of your company needs to be changed. Everything is kept: change it and submit again.',
    },
    'limit-granted': {
      title: 'Your limit is ready',
      content: 'Your limit is {limit}. You can draw down now.',
    },
    'limit-lowered': {
      title: 'Your limit was changed',
      content: 'By your shops’ latest sales, your limit is now {limit}.',
    },
    'limit-higher-possible': {
      title: 'A higher limit is possible',
      content: 'By your shops’ latest sales, you can ask for a limit above {limit}.',
    },
    'limit-request-approved': {
      title: 'Your higher limit was approved',
      content: 'Your request was approved. Your limit is now {limit}.',
    },
    'limit-request-rejected': {
      title: 'Your higher limit was not approved',
      content: 'Your request was not approved. Your limit is still {limit}.',
    },
    'limit-request-withdrawn': {
      title: 'Your request for a higher limit was withdrawn',
      content: 'Your request was withdrawn as you asked. Your limit is still {limit}.',
    },
    'drawdown-approved': {
      title: 'Drawdown approved',
      content:
        'Your drawdown of {amount} was approved. The money will soon be sent to the account that you registered.',
    },
    'drawdown-rejected': {
      title: 'Drawdown not approved',
      content: 'We are sorry: your drawdown of {amount} was not approved. The amount is available again.',
    },
    'drawdown-withdrawn': {
      title: 'Drawdown request withdrawn',
      content: 'Your request for {amount} was withdrawn as you asked. The amount is available again.',
    },
    'drawdown-paid-out': {
      title: 'The money is on its way',
      content:
        '{amount} was sent to the account that you registered. Please repay {total} on {dueDate} or before.',
    },
    'charge-raised': {
      title: 'Repayment due',
      content: '{total} fell due on {dueDate}. Please transfer it and report the payment on the site.',
    },
    'repayment-posted': {
      title: 'Repayment posted',
      content: 'We received your repayment of {received}. {outstanding} is still due.',
    },
    'charge-settled': {
      title: 'Settled in full',
      content:
        'We received your repayment of {received}. The drawdown is settled and its amount is available again.',
    },
    'payment-voided': {
      title: 'Your payment did not arrive',
      content: 'The payment of {reported} that you reported did not reach us. It is still due.',
    },
    'repayment-reversed': {
      title: 'Your repayment was returned',
      content: 'Your bank took the repayment of {returned} back. It is due again.',
    },
    'payoff-voided': {
      title: 'Your early repayment did not arrive',
      content:
        'The early repayment of {reported} that you reported did not reach us. The drawdown runs on to its due date.',
    },
    'payoff-reversed': {
      title: 'Your early repayment was returned',
      content:
        'Your bank took the early repayment of {returned} back. The drawdown runs on and falls due on {dueDate}.',
    },
    'payoff-overtaken': {
      title: 'Your early repayment came after the due date',
      content:
        'Your drawdown fell due before your early repayment of {reported} was posted. The payment goes towards what is due.',
    },
  },
}
