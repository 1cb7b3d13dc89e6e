import type { RejectionTexts } from '../rejections.ts'

/** The reason for a rejection and what to do next: screens, mails and messages show it. */
export const texts: RejectionTexts<'payoutAccount'> = {
  holderDiffers: '户名与公司的登记名称不符。请更正户名，或换成公司名下的账户，再重新提交。',
  numberWrong: '银行找不到这个账号。请对照银行月结单核对账号、SWIFT 代码和分行，更改后重新提交。',
  bankUnsupported: '这家银行不能收取这一币种的转账。请换一个能收取这一币种的账户。',
  proofNeeded: '我们需要银行开具的账户证明，客服会联系您。收到证明后会重新核实。',
  checks: '这个账户没有通过审查。请先联系客服，或换一个账户。',
}
