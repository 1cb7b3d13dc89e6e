import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/credit.ts'

export const translations: TranslationsOf<typeof source> = {
  facilityActivated: {
    subject: 'Your financing facility is active',
    heading: 'Your facility is active',
    paragraphs: [
      'The financing facility of {company} is active. You can now request a drawdown.',
      'The limit page shows how the limit was computed, and what each factor did to it.',
    ],
    action: 'View the facility',
  },
  limitWithShops: {
    lowered: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'Your linked shops have changed, so we computed your limit anew from the sales of the shops that you have now. It came out lower, and applies from now on.',
        'What is drawn or reserved is not affected. The limit page shows how the limit was computed.',
      ],
      action: 'View the facility',
    },
    higherPossible: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'Your linked shops have changed, so we computed your limit anew from the sales of the shops that you have now. It came out higher than the limit that you have: you can apply for the increase, which we then review.',
      ],
      action: 'View the facility',
    },
  },
  limitWithAddedShops: {
    lowered: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'Now that the addendum is signed, we computed your limit anew with the shops that it adds. It came out lower, and applies from now on.',
        'What is drawn or reserved is not affected. The limit page shows how the limit was computed.',
      ],
      action: 'View the facility',
    },
    higherPossible: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'Now that the addendum is signed, we computed your limit anew with the shops that it adds. It came out higher than the limit that you have, though not because of those shops: you can apply for the increase, which we then review.',
      ],
      action: 'View the facility',
    },
  },
  limitRaised: {
    subject: 'Your credit limit was raised',
    heading: 'Your credit limit was raised',
    paragraphs: [
      'Now that the addendum is signed, we computed your limit anew with the shops that it adds. The higher limit applies from now on.',
      'The limit page shows how the limit was computed.',
    ],
    action: 'View the facility',
  },
  limitStays: {
    subject: 'The shops are added; your credit limit stays the same',
    heading: 'Your limit stays the same',
    paragraphs: [
      'Now that the addendum is signed, we computed your limit anew with the shops that it adds. It stays as it is; the page where you added them says why.',
    ],
    action: 'View the facility',
  },
  limit: {
    lowered: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'After your first drawdown we computed your limit anew from your shops’ latest sales. It came out lower, and applies from now on.',
        'What is drawn or reserved is not affected. The limit page shows how the limit was computed.',
      ],
      action: 'View the facility',
    },
    higherPossible: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'After your first drawdown we computed your limit anew from your shops’ latest sales. It came out higher than the limit that you have: you can apply for the increase, which we then review.',
      ],
      action: 'View the facility',
    },
    offered: {
      subject: 'Your higher limit is ready to be signed for',
      heading: 'Your request for a higher limit was accepted',
      paragraphs: [
        'We agree to raise your limit. Please start the signing in the portal: the new limit applies once everyone who signs for the company has signed the limit increase addendum, after a check of the signatures where one is needed.',
        'The offer stands for 30 days; if not everyone has signed by then, your limit stays as it is.',
      ],
      action: 'See the offer and start signing',
    },
    lapsed: {
      subject: 'The higher limit did not take effect',
      heading: 'The higher limit did not take effect',
      paragraphs: [
        'When the addendum was signed by everyone your facility had expired or been closed, so the higher limit did not take effect.',
      ],
      action: 'View the facility',
    },
    approved: {
      subject: 'Your limit increase was approved',
      heading: 'Limit increase approved',
      paragraphs: ['Your application for a higher limit was approved. The new limit applies from now on.'],
      action: 'View the facility',
    },
    rejected: {
      subject: 'Your limit increase was not approved',
      heading: 'Limit increase not approved',
      paragraphs: [
        'We are sorry: your application for a higher limit was not approved. Your present limit stays as it is.',
        'You can ask again once things have changed. Contact customer service to learn more.',
      ],
      action: 'View the facility',
    },
    withdrawn: {
      subject: 'Your limit increase was withdrawn',
      heading: 'Limit increase withdrawn',
      paragraphs: [
        'Your application for a higher limit was withdrawn as you asked. Your present limit stays as it is.',
        'If this was not you, contact customer service at once.',
      ],
      action: 'View the facility',
    },
  },
  renewal: {
    approved: {
      subject: 'Your facility was renewed',
      heading: 'Facility renewed',
      paragraphs: [
        'Your renewal was approved. The limit was worked out anew from your shops’ latest sales, effective now.',
      ],
      action: 'View the facility',
    },
    rejected: {
      subject: 'Your renewal was not approved',
      heading: 'Renewal not approved',
      paragraphs: [
        'We are sorry: your renewal was not approved. You can draw until the review date, and not after it.',
        'What you have drawn is repaid as agreed, or earlier. You can ask again once things have changed.',
      ],
      action: 'View the facility',
    },
    withdrawn: {
      subject: 'Your renewal request was withdrawn',
      heading: 'Renewal request withdrawn',
      paragraphs: [
        'Your request was withdrawn as you asked. You can draw until the review date, and ask again before then.',
        'If this was not you, contact customer service at once.',
      ],
      action: 'View the facility',
    },
  },
  facilityReviewSoon: {
    subject: 'Your facility ends on {date}: ask for its renewal',
    heading: 'Your facility ends soon',
    paragraphs: [
      'You can draw from your facility until {date}. Ask for its renewal: we work out the limit anew from your shops’ latest sales, and the lender decides.',
      'Keep your shops authorised and pay what is overdue before you ask. If the facility is not renewed, nothing more can be drawn after that day, and what you have drawn is repaid as agreed.',
    ],
    action: 'Ask for renewal',
  },
  facilityEnded: {
    expired: {
      subject: 'Your facility has expired',
      heading: 'Facility expired',
      paragraphs: [
        'Your facility has expired: nothing more can be drawn until it is renewed. You can still ask for that.',
        'What you have drawn is repaid as agreed, or earlier.',
      ],
      action: 'View the facility',
    },
    closed: {
      subject: 'Your facility is closed',
      heading: 'Facility closed',
      paragraphs: [
        'Your facility is closed: nothing more can be drawn, and you owe nothing on it.',
        'Contact customer service if you have any questions.',
      ],
      action: 'View the facility',
    },
  },
}
