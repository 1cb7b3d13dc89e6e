import { correctionLabels } from '#shared/privacy/correction-labels/en.ts'

/** Mails about a user's own data. */
export const translations = {
  closed: {
    subject: '{brand}: your account is closed',
    heading: 'Your account is closed',
    paragraphs: [
      'As you asked, the account can no longer be used and every device is logged out. A company of which you were the only user closes with it, and its shops and payment accounts are unlinked; any other company continues.',
      'Its data will be erased on the date below. If you change your mind before then, or did not ask for this, contact customer service at once and we can open it again.',
    ],
  },
  closedAndKept: {
    subject: '{brand}: your account is closed; some records must be kept',
    heading: 'Your account is closed',
    paragraphs: [
      'As you asked, the account can no longer be used and every device is logged out. A company of which you were the only user closes with it, and its shops and payment accounts are unlinked; any other company continues.',
      'The law requires us to keep the records of verification, financing and accounts. They are restricted: kept only to meet that duty or to settle a dispute, used for nothing else, and erased on the date below.',
      'If you did not ask for this, contact customer service at once.',
    ],
  },
  subjects: correctionLabels,
  corrected: {
    subject: '{brand}: your data is corrected',
    heading: 'Your data is corrected',
    paragraphs: [
      'We have dealt with the correction you asked for on {askedOn} ({about}). Our answer is below.',
      'If you did not ask for this, contact customer service at once.',
    ],
    action: 'See the answer',
  },
  notCorrected: {
    subject: '{brand}: about the correction you asked for',
    heading: 'We have not corrected this',
    paragraphs: [
      'On {askedOn} you asked us to correct your data ({about}). We looked into it and made no change; our answer says why.',
      'If you disagree, you can ask again and tell us more, or complain to Hong Kong’s Privacy Commissioner for Personal Data.',
      'If you did not ask for this, contact customer service at once.',
    ],
    action: 'See the answer',
  },
}
