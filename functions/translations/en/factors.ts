import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/factors.ts'

const closing =
  'If it was you, there is nothing more to do. If not, reset the password now and contact customer service.'
const action = 'It was not me: reset the password'
const footnote = 'Our staff never ask for your password, a verification code or a recovery code.'

export const translations: TranslationsOf<typeof source> = {
  factorAdded: {
    subject: '{brand}: two-step verification was added',
    heading: 'Two-step verification was added',
    paragraphs: [
      'Two-step verification was just added to your account. From now on it can confirm that it is you when you log in and before important changes.',
      closing,
    ],
    action,
    footnote,
  },
  factorRemoved: {
    subject: '{brand}: a two-step verification method was removed',
    heading: 'A two-step verification method was removed',
    paragraphs: [
      'A two-step verification method was just removed from your account. It can no longer be used to log in.',
      closing,
    ],
    action,
    footnote,
  },
  recoveryCodesRenewed: {
    subject: '{brand}: your recovery codes were replaced',
    heading: 'Your recovery codes were replaced',
    paragraphs: [
      'New recovery codes were just created for your account. The earlier ones no longer work.',
      closing,
    ],
    action,
    footnote,
  },
  recoveryCodeUsed: {
    subject: '{brand}: a recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [
      'A recovery code was just used for the two-step verification of your account. It no longer works; {about} are left.',
      closing,
    ],
    action,
    footnote,
  },
  factorLocked: {
    subject: '{brand}: too many wrong verification codes',
    heading: 'Too many wrong verification codes',
    paragraphs: [
      'Today somebody entered your correct password and then too many wrong verification codes, and did not get in. Until midnight, Hong Kong time, no code is accepted. Passkeys still work.',
      closing,
    ],
    action,
    footnote,
  },
  passkeyCounterStalled: {
    subject: '{brand}: a passkey may have been copied',
    heading: 'The count of a passkey did not rise',
    paragraphs: [
      'The passkey “{about}” was just used for your account, but its own count of uses did not rise. That happens after a device was replaced or restored. It may also mean that somebody has copied the passkey.',
      'If it was you and your device was just replaced, there is nothing more to do. If not, remove this passkey under My profile, log out the other devices and contact customer service now.',
    ],
    action,
    footnote,
  },
  factorsReset: {
    subject: '{brand}: customer service reset your two-step verification',
    heading: 'Customer service reset your two-step verification',
    paragraphs: [
      'After checking who asked, customer service removed all two-step verification from your account. Every device was logged out. For 24 hours, the password alone does not confirm drawdowns or other important changes.',
      closing,
    ],
    action,
    footnote,
  },
}
