import type { RejectionTexts } from '../rejections.ts'

export const texts: RejectionTexts<'payoutAccount'> = {
  holderDiffers:
    'The account holder is not your company’s registered name. Please correct the name, or use an account in the company’s name, and submit it again.',
  numberWrong:
    'The bank does not know this account number. Please check the number, SWIFT code and branch against a bank statement, and submit them again.',
  bankUnsupported:
    'This bank cannot receive transfers in this currency. Please use an account that can receive them.',
  proofNeeded:
    'We need confirmation of the account from your bank. Customer service will contact you, and we check the account again once we have it.',
  checks: 'This account did not pass our checks. Please contact customer service, or use another account.',
}
