import type { RejectionTexts } from '../rejections.ts'

/** The reason for a rejection and what to do next: screens, mails and messages show it. */
export const texts: RejectionTexts<'limit'> = {
  salesFell: '近期的销售还支撑不了申请的额度。销售回升后，可以再次申请。',
  billOverdue: '公司有账单已过还款日。请先还清，再提出申请。',
  shopUnreadable: '有店铺暂时读不到销售。请到“我的店铺”重新授权，再提出申请。',
  moreInformation: '审批需要更多资料，客服会联系您。资料补齐后可以再次申请。',
  checks: '申请没有通过审查。请先联系客服，再决定是否重新申请。',
}
