import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/kyc.ts'

export const translations: TranslationsOf<typeof source> = {
  approved: {
    subject: 'Your company is verified',
    heading: 'Your company is verified',
    paragraphs: [
      'The verification of {company} was approved.',
      'You can go on with your application and sign the financing agreement.',
    ],
    action: 'Continue application',
  },
  rejected: {
    subject: 'Your company could not be verified',
    heading: 'Your company could not be verified',
    paragraphs: [
      'We are sorry: the verification of {company} was not approved.',
      'To learn more, or before you submit again, please contact customer service.',
    ],
    action: 'View company verification',
  },
  returned: {
    subject: 'Your company verification needs a change',
    heading: 'Please make a change and submit again',
    paragraphs: [
      'Something in the verification of {company} has to be changed. Everything that you entered was kept.',
    ],
    action: 'Change it',
  },
  change: {
    approved: {
      subject: 'Your company’s new details are in force',
      heading: 'The change was approved',
      paragraphs: ['The new details of {company} were approved and are in force now.'],
      action: 'View company details',
    },
    rejected: {
      subject: 'The change of your company’s details was not approved',
      heading: 'The change was not approved',
      paragraphs: [
        'We are sorry: the new details of {company} were not approved. Its details stay as they were, and so does your limit.',
        'To learn more, please contact customer service.',
      ],
      action: 'View company details',
    },
    returned: {
      subject: 'The change of your company’s details needs correcting',
      heading: 'Please correct the change and submit it again',
      paragraphs: [
        'Something in the new details of {company} has to be corrected. Everything that you entered was kept, and the company’s details stay as they are until the change is approved.',
      ],
      action: 'Correct it',
    },
  },
}
