import { texts as rejectionTexts } from '#shared/rejections/payout-account/en.ts'
import type { Words } from '../translations.ts'

export const payoutAccounts: Words['payoutAccounts'] = {
  toDrawdown: 'Drawdown',
  title: 'Payout accounts',
  lead: 'Your drawdowns are paid into these accounts. A new or changed account can be used once we have verified it, and no sooner than 24 hours later.',
  forAdministrators: 'Only administrators can add or change payout accounts.',
  add: 'Add account',
  addTitle: 'Add a payout account',
  addNote:
    'To keep your money safe, we verify new accounts and pay nothing into them for 24 hours. We notify all administrators by email and text message.',
  save: 'Submit account',
  added: 'Account submitted. All administrators have been notified.',
  change: 'Change',
  changeTitle: 'Change payout account',
  changeNote:
    'A changed account has to be verified again, and nothing is paid into it for 24 hours. Drawdowns to it that are still open will not be paid out: withdraw them first. We notify all administrators by email and text message.',
  saveChange: 'Submit change',
  changed: 'Account changed. All administrators have been notified.',
  choose: 'Make default',
  chooseTitle: 'Make this the default account',
  chooseLead: 'Drawdowns in this currency go to {{account}} unless another account is chosen.',
  chooseDone: 'This is the default account now. All administrators have been notified.',
  remove: 'Remove',
  removeTitle: 'Remove payout account',
  removeLead:
    'Nothing is paid into {{account}} any more. Drawdowns to it that are still open will not be paid out: withdraw them first.',
  removeDone: 'Account removed. All administrators have been notified.',
  cancel: 'Cancel',
  isDefault: 'Default',
  refusal: rejectionTexts,
  standing: {
    waiting: 'Can be used from {{time}} at the earliest, once it is verified.',
    waitingVerified: 'Verified. Can be used from {{time}}.',
    unverified: 'We are verifying this account. It can be used as soon as we are done.',
    refused:
      'We could not verify this account. Please check the account name, number and bank, and submit them again.',
    reason: 'The reviewer’s note: {{reason}}',
    refusedFor: 'We could not verify this account: {{reason}} Please change it and submit it again.',
  },
  empty: {
    title: 'No payout account yet',
    text: 'Add your company’s bank account. Once verified, it receives your drawdowns.',
  },
}
