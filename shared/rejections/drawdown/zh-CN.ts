import type { RejectionTexts } from '../rejections.ts'

/** The reason for a rejection and what to do next: screens, mails and messages show it. */
export const texts: RejectionTexts<'drawdown'> = {
  salesFell: '近期的销售比核定额度时少。可以申请较小的金额，或等销售回升后再申请。',
  billOverdue: '公司有账单已过还款日。请先还清，再申请提款。',
  shopUnreadable: '有店铺暂时读不到销售。请到“我的店铺”重新授权，再申请提款。',
  payoutAccount: '收款账户的资料核对不上。请到“收款账户”核对或更换账户，再申请提款。',
  moreInformation: '审批需要更多资料，客服会联系您。资料补齐后可以再次申请。',
  checks: '这笔提款没有通过放款前的审查。请先联系客服，再决定是否重新申请。',
}
