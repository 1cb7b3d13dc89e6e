import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/notification-kinds.ts'

export const translations: TranslationsOf<typeof source> = {
  'kyc-approved': {
    title: 'Your company is verified',
    content: 'Your company’s verification was approved. You can continue with your application.',
    mail: {
      subject: 'Your company is verified',
      heading: 'Your company is verified',
      paragraphs: [
        'The verification of {company} was approved.',
        'You can go on with your application and sign the facility agreement.',
      ],
      action: 'Continue application',
    },
  },
  'kyc-rejected': {
    title: 'Your company was not verified',
    content:
      'We are sorry: your company’s verification was not approved. To learn more, please contact customer service.',
    mail: {
      subject: 'Your company could not be verified',
      heading: 'Your company could not be verified',
      paragraphs: [
        'We are sorry: the verification of {company} was not approved.',
        'To learn more, or before you submit again, please contact customer service.',
      ],
      action: 'View company verification',
    },
  },
  'kyc-returned': {
    title: 'Your company’s verification needs changes',
    content:
      'Your company’s verification needs changes. {corrections} Everything else is kept: change it and submit again.',
    mail: {
      subject: 'Your company verification needs a change',
      heading: 'Please make a change and submit again',
      paragraphs: ['The verification of {company} needs a change. Everything you entered was kept.'],
      action: 'Change it',
    },
  },
  'company-change-approved': {
    title: 'Your company’s new details are in force',
    content: 'The change of your company’s details was approved and is in force now.',
    mail: {
      subject: 'Your company’s new details are in force',
      heading: 'The change was approved',
      paragraphs: ['The new details of {company} were approved and are in force now.'],
      action: 'View company details',
    },
  },
  'company-change-rejected': {
    title: 'The change of your company’s details was not approved',
    content:
      'The change was not approved, and your company’s details stay as they were. To learn more, please contact customer service.',
    mail: {
      subject: 'The change of your company’s details was not approved',
      heading: 'The change was not approved',
      paragraphs: [
        'We are sorry: the new details of {company} were not approved. Its details stay as they were, and so does your limit.',
        'To learn more, please contact customer service.',
      ],
      action: 'View company details',
    },
  },
  'company-change-returned': {
    title: 'The change of your company’s details needs correcting',
    content:
      'The change has to be corrected. {corrections} Everything else is kept, and your company’s details stay as they are until the change is approved.',
    mail: {
      subject: 'The change of your company’s details needs correcting',
      heading: 'Please correct the change and submit it again',
      paragraphs: [
        'Something in the new details of {company} has to be corrected. Everything that you entered was kept, and the company’s details stay as they are until the change is approved.',
      ],
      action: 'Correct it',
    },
  },
  'kyc-contact-objected': {
    mail: {
      subject: '{brand}: somebody objected to new contact details in your company’s change',
      heading: 'Somebody objected to new contact details',
      paragraphs: [
        'The change of {company} that you submitted gives {signer} new contact details. The person reached at the previous details has objected, and the change will not be approved as it stands.',
        'Withdraw the change, or restore the previous details once we have returned it. If nobody uses them any more, ask customer service to check.',
      ],
      action: 'View company details',
    },
  },
  'signing-declined': {
    title: 'A signer has declined to sign',
    content:
      'A signer has declined to sign agreement {agreement}, so this signing has ended. See why, and start it again when you are ready.',
    mail: {
      subject: '{brand}: a signer has declined to sign the agreement',
      heading: 'A signer has declined to sign the agreement',
      paragraphs: [
        '{signer} has declined to sign the agreement of {company}. The reason: “{reason}”',
        'This signing has ended, and the other signers’ links no longer work. Once you have spoken with the signer, you can start the signing again.',
      ],
      action: 'See where it stands',
    },
  },
  'signing-lapsed': {
    title: 'A signing has lapsed',
    content:
      'Not everyone signed agreement {agreement} within 30 days, so this signing has ended. You can start it again.',
    mail: {
      subject: '{brand}: the signing of the agreement has lapsed',
      heading: 'The signing of the agreement has lapsed',
      paragraphs: [
        'Not everyone signed the agreement of {company} within 30 days, so this signing has ended and its links no longer work. You can start it again.',
      ],
      action: 'See where it stands',
    },
  },
  'limit-offer-lapsed': {
    mail: {
      subject: '{brand}: the signing of the limit increase addendum has lapsed',
      heading: 'The signing of the limit increase addendum has lapsed',
      paragraphs: [
        'Not everyone signed the limit increase addendum of {company} within 30 days, so the higher limit is no longer offered and your limit stays as it is. You can apply again at any time.',
      ],
      action: 'See where it stands',
    },
  },
  'signer-contact-objected': {
    mail: {
      subject: '{brand}: somebody objected to a signer’s new contact details',
      heading: 'Somebody objected to a signer’s new contact details',
      paragraphs: [
        'The person reached at {signer}’s previous contact details has objected to the change. It has been stopped, and the agreement still goes to the previous details.',
        'If nobody uses the previous details any more, ask customer service to check.',
      ],
      action: 'See the signing',
    },
  },
  'file-infected': {
    title: 'A file contained malware and was deleted',
    content:
      'Our security scan found malware in “{file}”. We deleted it, and nobody opened it. Please check your computer for viruses, then upload a clean copy.',
  },
  'file-unscannable': {
    title: 'A file could not be scanned',
    content:
      'Our security scan could not read “{file}”: it may be damaged or protected by a password, so nobody will open it. Please remove any password and upload it again.',
  },
  'limit-granted': {
    title: 'Your limit is ready',
    content: 'Your limit is {limit}. You can draw down now.',
    mail: {
      subject: 'Your financing facility is active',
      heading: 'Your facility is active',
      paragraphs: [
        'The financing facility of {company} is active. You can now request a drawdown.',
        'The facility page has its dates and terms. The limit page shows how the limit was worked out, and the effect of each factor.',
      ],
      action: 'View your facility',
    },
  },
  'limit-lowered': {
    title: 'Your limit was changed',
    content: 'Based on your shops’ latest sales, your limit is now {limit}.',
    mail: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'After your first drawdown we recalculated your limit from your shops’ latest sales. It came out lower, and applies from now on.',
        'Amounts already drawn or reserved are not affected. The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-lowered-after-drawdown': {
    title: 'Your limit was changed after your first drawdown',
    content:
      'After your first drawdown we recalculated your limit from your shops’ latest sales. It went from {formerLimit} to {limit}, from now on. Amounts already drawn or reserved are not affected.',
    mail: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'After your first drawdown we recalculated your limit from your shops’ latest sales. It came out lower, and applies from now on.',
        'Amounts already drawn or reserved are not affected. The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-lowered-by-shops': {
    title: 'Your limit was changed: your shops have changed',
    content:
      'Your linked shops have changed. From the sales of the shops that you have now, your limit went from {formerLimit} to {limit}, from now on. Amounts already drawn or reserved are not affected.',
    mail: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'Your linked shops have changed, so we recalculated your limit from the sales of the shops that you have now. It came out lower, and applies from now on.',
        'Amounts already drawn or reserved are not affected. The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-lowered-by-added-shops': {
    title: 'Your limit was changed: the new shops count',
    content:
      'The addendum is signed. With the shops that it adds, your limit went from {formerLimit} to {limit}, from now on. Amounts already drawn or reserved are not affected.',
    mail: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'Now that the addendum is signed, we recalculated your limit with the shops that it adds. It came out lower, and applies from now on.',
        'Amounts already drawn or reserved are not affected. The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-lowered-by-uploads': {
    title: 'Your limit was changed: your uploaded sales have changed',
    content:
      'Your uploaded sales have changed, and your limit went from {formerLimit} to {limit}, from now on. Amounts already drawn or reserved are not affected.',
    mail: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'Your uploaded sales have changed, so we recalculated your limit. It came out lower, and applies from now on.',
        'Amounts already drawn or reserved are not affected. The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-raised': {
    title: 'Your limit has been raised',
    content: 'The addendum is signed. Recalculated with the added shops, your limit is now {limit}.',
    mail: {
      subject: 'Your credit limit was raised',
      heading: 'Your credit limit was raised',
      paragraphs: [
        'Now that the addendum is signed, we recalculated your limit with the shops that it adds. The higher limit applies from now on.',
        'The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-raised-by-added-shops': {
    title: 'Your limit has been raised with the new shops',
    content:
      'The addendum is signed. With the shops that it adds, your limit went from {formerLimit} to {limit}, from now on.',
    mail: {
      subject: 'Your credit limit was raised',
      heading: 'Your credit limit was raised',
      paragraphs: [
        'Now that the addendum is signed, we recalculated your limit with the shops that it adds. The higher limit applies from now on.',
        'The limit page shows how the limit was worked out.',
      ],
      action: 'View your limit',
    },
  },
  'limit-set': {
    title: 'We changed your limit',
    content:
      'We changed your limit from {formerLimit} to {limit}, with immediate effect. Amounts already drawn or reserved are not affected.',
    mail: {
      subject: 'We changed your credit limit',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'We changed your limit from {formerLimit} to {limit}, with immediate effect.',
        'Amounts already drawn or reserved are not affected. If you have questions about this change, please contact customer service.',
      ],
      action: 'View your limit',
    },
  },
  'limit-higher-possible': {
    title: 'A higher limit is possible',
    content: 'Based on your shops’ latest sales, you can ask for a limit above {limit}.',
    mail: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'After your first drawdown we recalculated your limit from your shops’ latest sales. It came out higher than the limit that you have: you can apply for the increase, which we then review.',
      ],
      action: 'View your limit',
    },
  },
  'limit-higher-possible-after-drawdown': {
    title: 'A higher limit is possible after your first drawdown',
    content:
      'After your first drawdown we recalculated your limit from your shops’ latest sales. They support {supportedLimit}; your limit is {limit}. You can apply for the increase, which we then review.',
    mail: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'After your first drawdown we recalculated your limit from your shops’ latest sales. It came out higher than the limit that you have: you can apply for the increase, which we then review.',
      ],
      action: 'View your limit',
    },
  },
  'limit-higher-possible-by-shops': {
    title: 'A higher limit is possible: your shops have changed',
    content:
      'Your linked shops have changed. The sales of the shops that you have now support {supportedLimit}; your limit is {limit}. You can apply for the increase, which we then review.',
    mail: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'Your linked shops have changed, so we recalculated your limit from the sales of the shops that you have now. It came out higher than the limit that you have: you can apply for the increase, which we then review.',
      ],
      action: 'View your limit',
    },
  },
  'limit-higher-possible-by-added-shops': {
    title: 'A higher limit is possible with the new shops',
    content:
      'The addendum is signed. With the shops that it adds, your sales support {supportedLimit}; your limit is {limit}. The difference is not because of those shops: you can apply for the increase, which we then review.',
    mail: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'Now that the addendum is signed, we recalculated your limit with the shops that it adds. It came out higher than the limit that you have, though not because of those shops: you can apply for the increase, which we then review.',
      ],
      action: 'View your limit',
    },
  },
  'limit-higher-possible-by-uploads': {
    title: 'A higher limit is possible with your uploaded sales',
    content:
      'With your uploaded sales, a limit of {supportedLimit} is supported; yours is {limit}. An upload does not raise it by itself: you can apply for the increase, which we then review.',
    mail: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'With your uploaded sales, we recalculated your limit. It came out higher than the limit that you have. An upload does not raise it by itself: you can apply for the increase, which we then review.',
      ],
      action: 'View your limit',
    },
  },
  'limit-unchanged': {
    title: 'Shops added, limit unchanged',
    content:
      'The addendum is signed. With the shops that it adds, your limit stays at {limit}. The page of the added shops says why.',
    mail: {
      subject: 'The shops are added; your credit limit stays the same',
      heading: 'Your limit stays the same',
      paragraphs: [
        'Now that the addendum is signed, we recalculated your limit with the shops that it adds. It stays as it is; the page where you added them says why.',
      ],
      action: 'View your limit',
    },
  },
  'drawable-amount-changed': {
    title: 'What you can draw follows your payment accounts',
    content:
      'You can now draw {drawable} instead of {formerDrawable}, as the balance of your payment accounts has changed. Your credit limit is unchanged.',
    mail: {
      subject: 'The amount that you can draw has changed',
      heading: 'What you can draw has changed',
      paragraphs: [
        'You can draw up to 80% of the balance that your payment accounts have not paid out yet. Your company linked or unlinked an account, or a balance changed, so you can now draw the amount below. Your credit limit is unchanged.',
        'While no drawdown is open, you can unlink an account under My shops, Payment accounts. Its balance then no longer limits what you can draw.',
      ],
      action: 'View your limit',
    },
  },
  'drawable-amount-set': {
    title: 'We have changed the amount that you can draw',
    content:
      'You can now draw {drawable} instead of {formerDrawable}. We set this amount. Your credit limit is unchanged. Please contact customer service if you would like to know why.',
    mail: {
      subject: 'The amount that you can draw has changed',
      heading: 'We have changed the amount that you can draw',
      paragraphs: [
        'We have changed the amount that you can draw at present. Your credit limit and what you have drawn are unchanged.',
        'Please contact customer service if you would like to know why.',
      ],
      action: 'View your limit',
    },
  },
  'limit-request-offered': {
    title: 'Your higher limit is ready to sign',
    content:
      'We agree to raise your limit to {limit}. It applies once everyone who signs for the company has signed the limit increase addendum.',
    mail: {
      subject: 'Your higher limit is ready to sign',
      heading: 'Your request for a higher limit was accepted',
      paragraphs: [
        'We agree to raise your limit. Please start the signing in the portal: the new limit applies once everyone who signs for the company has signed the limit increase addendum, after a check of the signatures where one is needed.',
        'The offer stands for 30 days; if not everyone has signed by then, your limit stays as it is.',
      ],
      action: 'See the offer and start signing',
    },
  },
  'limit-request-approved': {
    title: 'Your higher limit was approved',
    content: 'Your request was approved. Your limit is now {limit}.',
    mail: {
      subject: 'Your limit increase was approved',
      heading: 'Limit increase approved',
      paragraphs: ['Your application for a higher limit was approved. The new limit applies from now on.'],
      action: 'View your limit',
    },
  },
  'limit-request-lapsed': {
    title: 'A higher limit did not take effect',
    content:
      'The addendum for a limit of {limit} was not signed in time, or your facility had ended by then, so the limit was not raised. You can apply again if you still need it.',
    mail: {
      subject: 'The higher limit did not take effect',
      heading: 'The higher limit did not take effect',
      paragraphs: [
        'By the time everyone had signed the addendum, your facility had expired or been closed, so the higher limit did not take effect.',
      ],
      action: 'View your limit',
    },
  },
  'limit-request-rejected': {
    title: 'Your higher limit was not approved',
    content: 'Your request was not approved. Your limit is still {limit}. {why}',
    mail: {
      subject: 'Your limit increase was not approved',
      heading: 'Limit increase not approved',
      paragraphs: [
        'We are sorry: your application for a higher limit was not approved. Your present limit stays as it is.',
        '{why}',
      ],
      action: 'View your limit',
    },
  },
  'limit-request-withdrawn': {
    title: 'Your request for a higher limit was withdrawn',
    content: 'Your request was withdrawn as you asked. Your limit is still {limit}.',
    mail: {
      subject: 'Your limit increase was withdrawn',
      heading: 'Limit increase withdrawn',
      paragraphs: [
        'Your application for a higher limit was withdrawn as you asked. Your present limit stays as it is.',
        'If this was not you, contact customer service at once.',
      ],
      action: 'View your limit',
    },
  },
  'renewal-approved': {
    title: 'Your facility was renewed',
    content: 'Your renewal was approved. Your limit is {limit}, and the next review is on {reviewDate}.',
    mail: {
      subject: 'Your facility was renewed',
      heading: 'Facility renewed',
      paragraphs: [
        'Your renewal was approved. The limit was recalculated from your shops’ latest sales, effective now.',
      ],
      action: 'View your facility',
    },
  },
  'renewal-rejected': {
    title: 'Your renewal was not approved',
    content:
      'Your renewal was not approved. You can draw from your limit of {limit} until {reviewDate}. What you have drawn is repaid as agreed. {why}',
    mail: {
      subject: 'Your renewal was not approved',
      heading: 'Renewal not approved',
      paragraphs: [
        'We are sorry: your renewal was not approved. You can draw until the review date, and not after it.',
        'What you have drawn is repaid as agreed, or earlier.',
        '{why}',
      ],
      action: 'View your facility',
    },
  },
  'renewal-withdrawn': {
    title: 'Your renewal request was withdrawn',
    content:
      'Your request was withdrawn as you asked. You can draw until {reviewDate}, and ask again before then.',
    mail: {
      subject: 'Your renewal request was withdrawn',
      heading: 'Renewal request withdrawn',
      paragraphs: [
        'Your request was withdrawn as you asked. You can draw until the review date, and ask again before then.',
        'If this was not you, contact customer service at once.',
      ],
      action: 'View your facility',
    },
  },
  'facility-review-soon': {
    title: 'Your facility ends soon: ask for its renewal',
    content:
      'You can draw from your facility until {reviewDate}. Renew it to go on drawing. If you do not, what you have drawn is repaid as agreed.',
    mail: {
      subject: 'Your facility ends on {reviewDate}: ask for its renewal',
      heading: 'Your facility ends soon',
      paragraphs: [
        'You can draw from your facility until {reviewDate}. Ask for its renewal: we recalculate the limit from your shops’ latest sales and decide.',
        'Keep your shops authorised and pay what is overdue before you ask. If the facility is not renewed, nothing more can be drawn after that day, and what you have drawn is repaid as agreed.',
      ],
      action: 'Ask for renewal',
    },
  },
  'facility-expired': {
    title: 'Your facility has expired',
    content:
      'Nothing more can be drawn until it is renewed. The principal of {outstanding} is repaid as agreed, or earlier.',
    mail: {
      subject: 'Your facility has expired',
      heading: 'Facility expired',
      paragraphs: [
        'Your facility has expired: nothing more can be drawn until it is renewed. You can still ask for renewal.',
        'What you have drawn is repaid as agreed, or earlier.',
      ],
      action: 'View your facility',
    },
  },
  'facility-closed': {
    title: 'Your facility is closed',
    content: 'Nothing more can be drawn from it, and you owe nothing on it.',
    mail: {
      subject: 'Your facility is closed',
      heading: 'Facility closed',
      paragraphs: [
        'Your facility is closed: nothing more can be drawn, and you owe nothing on it.',
        'Contact customer service if you have any questions.',
      ],
      action: 'View your facility',
    },
  },
  'drawdown-requested': {
    mail: {
      subject: 'A drawdown was requested for {company}',
      heading: 'We received a drawdown request',
      paragraphs: ['{signer} has just signed and submitted a drawdown for {company}. We are reviewing it.'],
      action: 'View the drawdown',
      footnote:
        'If you do not recognise this drawdown, ask your colleagues and contact customer service at once.',
    },
  },
  'drawdown-approved': {
    title: 'Drawdown approved',
    content:
      'Your drawdown of {amount} was approved. The money will be sent to your registered account. {why}',
    mail: {
      subject: 'Your drawdown was approved',
      heading: 'Drawdown approved',
      paragraphs: ['Your drawdown was approved. The money will be sent to your registered account.'],
      action: 'View the drawdown',
    },
  },
  'drawdown-rejected': {
    title: 'Drawdown not approved',
    content: 'We are sorry: your drawdown of {amount} was not approved. The amount is available again. {why}',
    mail: {
      subject: 'Your drawdown was not approved',
      heading: 'Drawdown not approved',
      paragraphs: ['We are sorry: your drawdown was not approved. The amount is available again.', '{why}'],
      action: 'View your limit',
    },
  },
  'drawdown-withdrawn': {
    title: 'Drawdown request withdrawn',
    content: 'Your request for {amount} was withdrawn as you asked. The amount is available again.',
    mail: {
      subject: 'Your drawdown request was withdrawn',
      heading: 'Drawdown request withdrawn',
      paragraphs: [
        'Your drawdown request was withdrawn as you asked, and the amount that it reserved is available again.',
        'If this was not you, contact customer service at once.',
      ],
      action: 'View your limit',
    },
  },
  'drawdown-awaits-colleague': {
    title: 'A drawdown is awaiting approval',
    content:
      'A drawdown of {amount} needs the approval of a second administrator before it is passed on to us.',
    mail: {
      subject: 'A drawdown is waiting for your approval',
      heading: 'A drawdown is waiting for your approval',
      paragraphs: [
        'A colleague has requested a drawdown, signed by {signer}. Your company requires two administrators to approve this amount. Please log in, review it and decide.',
      ],
      action: 'Review the drawdown',
      footnote:
        'If you do not recognise this drawdown, ask your colleague first, and do not approve it until you know.',
    },
  },
  'complaint-received': {
    mail: {
      subject: 'We received your complaint',
      heading: 'We received your complaint',
      paragraphs: [
        'Thank you for telling us. We are looking into your complaint and will answer it on or before {answerBy}, in the portal and by email.',
      ],
      action: 'View your complaint',
      footnote: 'If you did not send it, contact customer service at once.',
    },
  },
  'complaint-answered': {
    mail: {
      subject: 'Our answer to your complaint',
      heading: 'We have answered your complaint',
      paragraphs: ['If you are not satisfied with our answer, please reply through customer service.'],
      action: 'View your complaint',
    },
  },
  'drawdown-confirmed': {
    mail: {
      subject: 'Two administrators agreed to a drawdown for {company}',
      heading: 'Two administrators agreed to a drawdown',
      paragraphs: [
        '{confirmer} has just approved a drawdown for {company}, and we are reviewing it. Both the person who requested it and the person who approved it receive this email.',
      ],
      action: 'View second approvals',
      footnote: 'If this was neither you nor your colleague, contact customer service at once.',
    },
  },
  'drawdown-declined': {
    title: 'Drawdown declined by a colleague',
    content:
      'Another administrator did not agree to the drawdown of {amount}. The amount is available again. {why}',
    mail: {
      subject: 'A drawdown was declined within your company',
      heading: 'Drawdown declined by a colleague',
      paragraphs: [
        'Another administrator did not agree to this drawdown. The request was not passed on to us, and the amount is available again.',
      ],
      action: 'View your limit',
    },
  },
  'drawdown-lapsed': {
    title: 'Drawdown not approved in time',
    content:
      'No other administrator approved the drawdown of {amount} in time, so it has lapsed. The amount is available again.',
    mail: {
      subject: 'A drawdown was not approved in time',
      heading: 'Not approved in time',
      paragraphs: [
        'No other administrator approved this drawdown in time, so it was not passed on to us. The amount is available again.',
        'If you still need the money, draw down again at today’s rate.',
      ],
      action: 'Draw down again',
    },
  },
  'second-approval-changed': {
    title: 'Approval rule for drawdowns changed',
    content:
      'An administrator changed which drawdowns need two administrators. If your company does not want this, change it back at once and contact customer service.',
    mail: {
      subject: 'Your company’s approval rule for drawdowns was changed',
      heading: 'Approval rule for drawdowns changed',
      paragraphs: [
        'An administrator changed the rule on drawdowns that need two administrators. A stricter rule takes effect at once, a looser one after 24 hours.',
        'If your company does not want this, log in and change it back at once, and contact customer service.',
      ],
      action: 'View the rule',
    },
  },
  'factor-required': {
    mail: {
      subject: '{brand}: your company requires two-step verification',
      heading: 'Your company requires two-step verification',
      paragraphs: [
        'An administrator of your company now requires two-step verification for everyone. Anyone without it sets it up at their next login, before anything else.',
        'If you don’t know about this, check with your fellow administrators.',
      ],
      action: 'See company users',
    },
  },
  'factor-not-required': {
    mail: {
      subject: '{brand}: your company no longer requires two-step verification',
      heading: 'Two-step verification is no longer required',
      paragraphs: [
        'An administrator of your company has lifted the requirement for two-step verification. Everyone can now remove theirs.',
        'If you don’t know about this, check with your fellow administrators at once and contact customer service. You can require it again under Company users.',
      ],
      action: 'See company users',
    },
  },
  'payout-account-added': {
    title: 'Payout account added',
    content:
      '{account} was added. It can receive money once it is verified, and no sooner than 24 hours from now. If your company does not want this, remove it at once and contact customer service.',
    mail: {
      subject: 'A payout account was added for your company',
      heading: 'Payout account added',
      paragraphs: [
        'An administrator added the payout account below. It can receive money once we have verified it, and no sooner than 24 hours from now.',
        'If your company does not want this, log in and remove the account at once, change your password and contact customer service.',
      ],
      action: 'View payout accounts',
    },
    sms: '[{brand}] A payout account was added for your company. Nothing is paid into it for 24 hours. If this was not your company, log in, remove it and contact us at once.',
  },
  'payout-account-changed': {
    title: 'Payout account changed',
    content:
      'The payout account is now {account}. It can receive money once it is verified, and no sooner than 24 hours from now. If your company does not want this, remove it at once and contact customer service.',
    mail: {
      subject: 'Your company’s payout account was changed',
      heading: 'Payout account changed',
      paragraphs: [
        'An administrator changed a payout account. Its details are now as below. It can receive money once we have verified it again, and no sooner than 24 hours from now.',
        'If your company does not want this, log in and remove the account at once, change your password and contact customer service.',
      ],
      action: 'View payout accounts',
    },
    sms: '[{brand}] Your company’s payout account was changed. Nothing is paid into it for 24 hours. If this was not your company, log in and contact us at once.',
  },
  'payout-account-removed': {
    title: 'Payout account removed',
    content:
      '{account} was removed. No drawdown is paid into it any more. If your company does not want this, contact customer service at once.',
    mail: {
      subject: 'One of your company’s payout accounts was removed',
      heading: 'Payout account removed',
      paragraphs: [
        'An administrator removed the payout account below. No drawdown will be paid into it any more.',
        'If your company does not want this, log in and change your password at once, and contact customer service.',
      ],
      action: 'View payout accounts',
    },
    sms: '[{brand}] One of your company’s payout accounts was removed. If this was not your company, log in and contact us at once.',
  },
  'payout-account-chosen': {
    title: 'Default payout account changed',
    content:
      '{account} is now the default payout account. If your company does not want this, change it back at once and contact customer service.',
    mail: {
      subject: 'Your company’s default payout account was changed',
      heading: 'Default payout account changed',
      paragraphs: [
        'An administrator made the account below the default. Drawdowns go there unless another account is chosen.',
        'If your company does not want this, log in and change it back at once, change your password and contact customer service.',
      ],
      action: 'View payout accounts',
    },
    sms: '[{brand}] Your company’s default payout account was changed. If this was not your company, log in and contact us at once.',
  },
  'payout-account-verified': {
    title: 'Payout account verified',
    content:
      '{account} was verified. If it was added or changed less than 24 hours ago, it can receive money once 24 hours have passed.',
    mail: {
      subject: 'Your payout account was verified',
      heading: 'Payout account verified',
      paragraphs: [
        'We have verified the payout account below. If it was added or changed less than 24 hours ago, it can receive money once 24 hours have passed.',
      ],
      action: 'View payout accounts',
    },
  },
  'payout-account-refused': {
    title: 'Payout account not verified',
    content: '{account} could not be verified, and no drawdown is paid into it. {why}',
    mail: {
      subject: 'Your payout account could not be verified',
      heading: 'Payout account not verified',
      paragraphs: [
        'We are sorry: the payout account below could not be verified, and no drawdown will be paid into it.',
        '{why}',
      ],
      action: 'View payout accounts',
    },
  },
  'drawdown-paid-out': {
    title: 'The money is on its way',
    content:
      '{amount} was sent to the account that you registered. Please repay {total} on or before {dueDate}.',
    mail: {
      subject: 'Your drawdown was paid out',
      heading: 'The money is on its way',
      paragraphs: [
        'The money was sent to the account that you registered. Please repay on or before the due date, as set out below.',
      ],
      action: 'View the drawdown',
    },
  },
  'drawdown-paid-out-in-parts': {
    title: 'The money is on its way',
    content:
      '{amount} was sent to the account that you registered. The first payment of {firstPayment} is due on {firstDueDate}; your note sets out the others.',
    mail: {
      subject: 'Your drawdown was paid out',
      heading: 'The money is on its way',
      paragraphs: [
        'The money was sent to the account that you registered. You repay it in {count} payments: the first is below, and your note sets out the date and amount of each.',
      ],
      action: 'View the drawdown',
    },
  },
  'drawdown-paid-out-by-sales': {
    title: 'The money is on its way',
    content:
      '{amount} was sent to the account that you registered. You repay weekly from your net sales, first on {firstDueDate}; the bill of that day states the amount.',
    mail: {
      subject: 'Your drawdown was paid out',
      heading: 'The money is on its way',
      paragraphs: [
        'The money was sent to the account that you registered. You repay {share} of your net sales every week; each week’s bill states the amount. It is repaid in full by the date below.',
      ],
      action: 'View the drawdown',
    },
  },
  'drawdown-returned': {
    title: 'Payout returned by the bank',
    content:
      'The drawdown of {amount} was paid out, and the bank returned the money. No interest is charged, and there is nothing to repay. Please check your payout account.',
    mail: {
      subject: 'The bank returned your payout',
      heading: 'Your payout was returned',
      paragraphs: [
        'We sent the money to the account that you registered, and the bank returned it. No interest is charged on this drawdown, and there is nothing to repay.',
        'Please check the account’s holder, number and bank code. If they are right, we will send the money again. If something has to be corrected, change the account: this drawdown is then cancelled, and you can draw again once the amount is available.',
      ],
      action: 'View the payout account',
    },
  },
  'payout-rejected-details': {
    title: 'The bank could not pay: check your account',
    content:
      'Your drawdown of {amount} did not arrive: the bank could not pay with the details of your payout account. No interest is charged, and there is nothing to repay. Please check the account’s holder, number and bank code.',
    mail: {
      subject: 'Your payout did not arrive: please check your account',
      heading: 'The bank could not pay',
      paragraphs: [
        'We asked the bank to pay your drawdown into the account that you registered. It could not, because a detail of the account is wrong. No interest is charged on this drawdown, and there is nothing to repay.',
        'Please check the account’s holder, number and bank code. If they are right, we will send the money again. If something has to be corrected, change the account: this drawdown is then cancelled, and you can draw again once the amount is available.',
      ],
      action: 'View the payout account',
    },
  },
  'payout-rejected-closed': {
    title: 'The bank could not pay: your account cannot receive money',
    content:
      'Your drawdown of {amount} did not arrive: your payout account is closed, blocked or cannot receive money. No interest is charged, and there is nothing to repay. Please ask your bank, or use another payout account.',
    mail: {
      subject: 'Your payout did not arrive: please use another account',
      heading: 'Your account cannot receive money',
      paragraphs: [
        'We asked the bank to pay your drawdown. The account that you registered is closed, blocked or cannot receive money. No interest is charged on this drawdown, and there is nothing to repay.',
        'Please ask your bank. If the account works again, we will send the money again. Otherwise register another account: this drawdown is then cancelled, and you can draw again once the amount is available.',
      ],
      action: 'View the payout account',
    },
  },
  'payout-rejected-bank': {
    title: 'Your payout is being sent again',
    content:
      'Your drawdown of {amount} did not arrive, for a reason that has nothing to do with your account. No interest is charged, there is nothing to repay and nothing for you to do: we will send the money again.',
    mail: {
      subject: 'Your payout did not arrive and is being sent again',
      heading: 'Your payout did not arrive',
      paragraphs: [
        'We asked the bank to pay your drawdown. It could not, for a reason that has nothing to do with your account. No interest is charged on this drawdown, and there is nothing to repay.',
        'There is nothing for you to do: we will send the money again, and tell you when it is on its way. If you have questions, please contact customer service.',
      ],
      action: 'View the home page',
    },
  },
  'payout-cancelled': {
    title: 'Payout failed, drawdown cancelled',
    content:
      'Your drawdown of {amount} did not arrive and is cancelled. No interest is charged, there is nothing to repay, and the reserved amount is available again.',
    mail: {
      subject: 'Your payout failed, and the drawdown is cancelled',
      heading: 'Your drawdown is cancelled',
      paragraphs: [
        'The bank could not pay into the account that you registered, and this drawdown is cancelled. No interest is charged, there is nothing to repay, and the reserved amount is available again.',
        'Before you draw again, please check the account’s holder, number and bank code. If you have questions, please contact customer service.',
      ],
      action: 'View your limit',
    },
  },
  'paper-ready': {
    title: 'Your document is ready',
    content: '“{file}” is ready for download under Documents.',
  },
  'repayment-due-soon': {
    title: 'Repayment coming up',
    content: '{total} falls due on {dueDate}. Please have the money ready.',
    mail: {
      subject: 'A repayment is due on {dueDate}',
      heading: 'Repayment coming up',
      paragraphs: [
        'A drawdown of yours falls due on {dueDate}. Please have the money ready and transfer it to the account below on that day, with the transfer reference.',
        'Would you rather repay early? The portal shows the amount for the day; interest is charged only up to the day of payment.',
      ],
      action: 'View your repayments',
    },
  },
  'repayment-due-soon-deducted': {
    title: 'A repayment is due soon',
    content:
      'A repayment of {total} is due on {dueDate}. It will be deducted from {account}: no transfer is needed. Please make sure that the account holds enough.',
    mail: {
      subject: 'A repayment is due on {dueDate} and will be deducted',
      heading: 'A repayment will be deducted',
      paragraphs: [
        'One of your drawdowns is due on {dueDate}. We will deduct it from the payment account below, so no transfer is needed. Please make sure that the account holds enough on that day.',
        'If you would like to repay early, look up the amount for the day in the portal: interest runs to the day of payment only.',
      ],
      action: 'View what is due',
    },
  },
  'charge-raised': {
    title: 'Repayment due',
    content: '{total} fell due on {dueDate}. Please transfer it and report the payment in the portal.',
  },
  'charge-raised-deducted': {
    title: 'A repayment is due and will be deducted',
    content:
      'A repayment of {total} is due on {dueDate} and will be deducted from {account}. No transfer is needed.',
  },
  'charge-due-today': {
    mail: {
      subject: 'A repayment is due today',
      heading: 'Repayment due',
      paragraphs: [
        'Your drawdown has fallen due. Please transfer what is outstanding to the account below and report the payment in the portal, so that we can post it promptly.',
      ],
      action: 'View the bill',
    },
  },
  'deduction-insufficient': {
    title: 'Not deducted: the balance was too low',
    content:
      'Your payment account held too little, so {outstanding}, due on {dueDate}, was not deducted. Please transfer it; until it is paid we try again once a day.',
    mail: {
      subject: 'Not deducted: please transfer your repayment',
      heading: 'Your account held too little',
      paragraphs: [
        'We could not deduct what is due from your payment account: it held too little, and nothing was taken.',
        'Please transfer what is left to the account below and report the payment in the portal; or wait until the account holds enough, as we try again once a day. Overdue interest is charged on unpaid principal once the grace period ends.',
      ],
      action: 'View the bill',
    },
  },
  'deduction-revoked': {
    title: 'Not deducted: the authority has ended',
    content:
      'Your payment platform says that our authority to deduct has ended, so {outstanding}, due on {dueDate}, was not deducted. Please transfer it.',
    mail: {
      subject: 'Not deducted: please transfer your repayment',
      heading: 'The authority to deduct has ended',
      paragraphs: [
        'Your payment platform says that your account no longer lets us deduct, so nothing was deducted.',
        'Please transfer what is left to the account below and report the payment in the portal. To have repayments deducted again, authorise us again at the payment platform.',
      ],
      action: 'View the bill',
    },
  },
  'deduction-no-account': {
    title: 'There is no account to deduct from',
    content:
      'Your company has linked no payment account that we can deduct from. Please transfer {outstanding}, due on {dueDate}.',
    mail: {
      subject: 'No account to deduct from: please transfer your repayment',
      heading: 'There is no account to deduct from',
      paragraphs: [
        'Your drawdown is to be repaid by deduction at the payment platform, but your company has linked no account there that we can deduct from. Nothing was deducted.',
        'Please transfer what is left to the account below and report the payment in the portal.',
      ],
      action: 'View the bill',
    },
  },
  'fee-charged': {
    title: 'A fee was added to a bill',
    content:
      'A fee of {fee} was added to a bill; {outstanding} is left to pay. If you think it is wrong, you can dispute the bill.',
    mail: {
      subject: 'A fee was added to your bill',
      heading: 'A fee was added',
      paragraphs: [
        'We added the fee below to your bill. Where it passes on what a third party charged us, the document is among your documents. If you think it is wrong, you can dispute the bill or contact us.',
      ],
      action: 'View the bill',
    },
  },
  'repayment-overdue': {
    title: 'Repayment overdue',
    content:
      '{outstanding} of a repayment that fell due on {dueDate} is still outstanding. Please pay it soon, or contact customer service if that is difficult.',
    mail: {
      subject: 'A repayment is overdue',
      heading: 'Repayment overdue',
      paragraphs: [
        'A repayment of yours is still outstanding, and overdue interest accrues daily on the principal. Please transfer what is outstanding to the account below and report the payment in the portal.',
        'If that is difficult at present, please contact customer service early. If you transferred and reported it today, you need not do anything.',
      ],
      action: 'View the bill',
    },
  },
  'letter-issued': {
    title: 'A letter about overdue payments',
    content:
      'We have issued a letter about {outstanding} that is overdue. Please pay on or before {payDeadline}. The letter is under Documents.',
    mail: {
      subject: 'A letter about overdue payments',
      heading: 'Please read our letter about overdue payments',
      paragraphs: [
        'We have issued a letter to your company about the overdue amount below. It lists each bill and how to pay; you can read and download it in the portal, under Documents.',
        'If you have already paid, please report the transfer in the portal. If paying is difficult, please contact customer service early.',
      ],
      action: 'View the letter',
    },
  },
  'dispute-upheld': {
    title: 'Bill corrected',
    content: 'Your dispute was upheld, and we corrected the bill. {outstanding} is outstanding.',
    mail: {
      subject: 'Your bill was corrected',
      heading: 'Dispute upheld',
      paragraphs: [
        'We looked into what you told us and corrected the bill. These are its amounts now; no overdue interest is charged for the time of the dispute.',
      ],
      action: 'View the bill',
    },
  },
  'dispute-rejected': {
    title: 'Bill confirmed',
    content:
      'We checked your bill, and it is right. It is payable again: {outstanding} is outstanding. Our answer is on the bill.',
    mail: {
      subject: 'Your bill is correct',
      heading: 'Your bill is correct',
      paragraphs: [
        'We looked into what you told us, and the bill is right. It is payable again, with overdue interest for the time of the dispute, except for any days beyond the 14 that we have to answer.',
        'Please transfer what is outstanding to the account below. Contact customer service if you have questions.',
      ],
      action: 'View the bill',
    },
  },
  'dispute-withdrawn': {
    title: 'Dispute withdrawn',
    content: 'Your dispute of the bill is withdrawn. It is payable again: {outstanding} is outstanding.',
    mail: {
      subject: 'Your dispute of a bill is withdrawn',
      heading: 'Dispute withdrawn',
      paragraphs: [
        'An administrator of your company withdrew the dispute of this bill, and we no longer look into it. It is payable again, with overdue interest for the time of the dispute, except for any days beyond the 14 that we have to answer.',
        'Please transfer what is outstanding to the account below. If nobody in your company did this, contact customer service at once.',
      ],
      action: 'View the bill',
    },
  },
  'repayment-posted': {
    title: 'Repayment received',
    content: 'We received your repayment of {received}. {outstanding} of this bill is still to be paid.',
    mail: {
      subject: 'We received your repayment',
      heading: 'Repayment received',
      paragraphs: [
        'We received your repayment. Part of this bill is still unpaid: please pay it as soon as you can.',
      ],
      action: 'View the bill',
    },
  },
  'drawdown-partly-repaid': {
    title: 'Repayment received',
    content:
      'We received your repayment of {received}. {outstandingPrincipal} of the drawdown remains; the next repayment is due on {nextDueDate}.',
    mail: {
      subject: 'We received your repayment',
      heading: 'Repayment received',
      paragraphs: [
        'We received your repayment, and this bill is paid. The drawdown is not repaid yet: what remains is below.',
      ],
      action: 'View the bill',
    },
  },
  'charge-settled': {
    title: 'Drawdown repaid',
    content:
      'We received your repayment of {received}. The drawdown is repaid, and its amount is available again.',
    mail: {
      subject: 'We received your repayment: the drawdown is repaid',
      heading: 'Drawdown repaid',
      paragraphs: [
        'We received your repayment. The drawdown is repaid, and its amount is available again. Thank you.',
      ],
      action: 'View your limit',
    },
  },
  'repayment-rebooked': {
    title: 'Your bill was corrected',
    content:
      'We found a repayment of {received} that arrived on {receivedOn}, and counted it from that day. Overdue interest on this bill: {overdueInterest} instead of {formerOverdueInterest}.',
    mail: {
      subject: 'We counted an earlier repayment: your bill was corrected',
      heading: 'Bill corrected',
      paragraphs: [
        'We found a repayment of yours that we had not counted until now. It counts from the day on which it arrived. Payments that arrived after it were counted again in their order.',
        'Bills and statements that you received before show the former amounts. You need not do anything; download them again for the corrected ones.',
      ],
      action: 'View the bill',
    },
  },
  'payment-voided': {
    title: 'Your payment did not arrive',
    content: 'The payment of {reported} that you reported did not reach us. It is still due.',
    mail: {
      subject: 'We did not receive the payment that you reported',
      heading: 'Payment not received',
      paragraphs: [
        'We could not find the payment that you reported. The report is void, and the bill stays as it was.',
        'If you made the transfer, please send its receipt to customer service. If not, please make it and report it again.',
      ],
      action: 'View the bill',
    },
  },
  'repayment-reversed': {
    title: 'Your repayment was returned',
    content: 'Your bank recalled the repayment of {returned}. It is due again.',
    mail: {
      subject: 'Your repayment was returned by the bank',
      heading: 'Repayment returned',
      paragraphs: [
        'A repayment that we had posted was returned by the bank. We reversed it, and what it had settled is due again.',
        'Please transfer what is outstanding to the account below and report the payment in the portal. Overdue interest is charged on principal that is not repaid.',
      ],
      action: 'View the bill',
    },
  },
  'payoff-voided': {
    title: 'Your early repayment did not arrive',
    content:
      'The early repayment of {reported} that you reported did not reach us. The drawdown runs to its due date.',
    mail: {
      subject: 'We did not receive your early repayment',
      heading: 'Early repayment not received',
      paragraphs: [
        'We could not find the early repayment that you reported. The report is void, and the drawdown runs to its due date.',
        'If you made the transfer, please send its receipt to customer service.',
      ],
      action: 'View the drawdown',
    },
  },
  'payoff-reversed': {
    title: 'Your early repayment was returned',
    content:
      'Your bank recalled the early repayment of {returned}. The drawdown continues and falls due on {dueDate}.',
    mail: {
      subject: 'Your early repayment was returned by the bank',
      heading: 'Early repayment returned',
      paragraphs: [
        'Your early repayment was returned by the bank, and we reversed it. The drawdown runs to its due date, with interest as if it had not been made.',
        'Until then you can repay it early again. A bill follows on the due date, or at once where that has passed.',
      ],
      action: 'View the drawdown',
    },
  },
  'payoff-rebooked': {
    title: 'Your early repayment was counted',
    content:
      'We found an early repayment of {received} that arrived on {receivedOn}, and counted it from that day. Outstanding on this drawdown: {outstanding} instead of {formerOutstanding}.',
    mail: {
      subject: 'We counted an earlier repayment: your drawdown was corrected',
      heading: 'Early repayment counted',
      paragraphs: [
        'We found an early repayment of yours that we had not counted until now. It counts from the day on which it arrived. What fell due after it was computed again, and payments that arrived after it were counted again in their order.',
        'Bills and statements that you received before show the former amounts. You need not do anything; download them again for the corrected ones.',
      ],
      action: 'View the drawdown',
    },
  },
  'payoff-overtaken': {
    title: 'Your early repayment came after the due date',
    content:
      'Your drawdown fell due before your early repayment of {reported} was posted. The payment goes towards what is due.',
    mail: {
      subject: 'Your early repayment now counts for the repayment that is due',
      heading: 'The drawdown has fallen due',
      paragraphs: [
        'The drawdown fell due before the early repayment that you reported was posted, so the total to the due date is owed. Your report now belongs to the bill and is posted when the money arrives.',
        'If you made the transfer, do not make it again: pay only the difference.',
      ],
      action: 'View the bill',
    },
  },
  'payment-plan-offered': {
    title: 'You are offered a payment plan',
    content:
      'The lender offers a payment plan for one of your drawdowns, {total} in total. Please read and sign it before {signBefore}.',
    mail: {
      subject: 'A payment plan for you to read and sign',
      heading: 'A payment plan',
      paragraphs: [
        'The lender offers new repayment dates and amounts for one of your drawdowns. The rate does not go up. Please look at the plan in time: it starts once everyone who signs for the company has signed.',
        'Until then your bills and their due dates stay as they are.',
      ],
      action: 'View the payment plan',
    },
  },
  'payment-plan-started': {
    title: 'Your payment plan has started',
    content:
      'Your payment plan of {total} has started. Please pay the first instalment of {firstPayment} by {firstDueDate}.',
    mail: {
      subject: 'Your payment plan has started',
      heading: 'Your payment plan has started',
      paragraphs: [
        'Please pay each instalment by its date. As long as you do, we do not pursue the bills of this drawdown.',
      ],
      action: 'View the payment plan',
    },
  },
  'payment-plan-due': {
    title: 'A plan instalment is due soon',
    content: 'An instalment of {amount} under your payment plan is due by {dueDate}.',
    mail: {
      subject: 'A payment plan instalment is due on {dueDate}',
      heading: 'An instalment is due soon',
      paragraphs: ['Please transfer the amount to the account below and report the payment in the portal.'],
      action: 'View the payment plan',
    },
  },
  'payment-plan-late': {
    title: 'A plan instalment is late',
    content:
      '{amount} of the instalment due on {dueDate} is still to be paid. If it is not paid within the grace period, the payment plan ends.',
    mail: {
      subject: 'A payment plan instalment is late: please pay it now',
      heading: 'An instalment is late',
      paragraphs: [
        'An instalment of your payment plan has not been paid in full. Please transfer the amount to the account below and report the payment in the portal.',
        'If it is not paid within the grace period, the plan ends and the original due dates apply again.',
      ],
      action: 'View the payment plan',
    },
  },
  'payment-plan-kept': {
    title: 'Your payment plan is complete',
    content:
      'This drawdown is repaid in full and your payment plan is complete. Thank you for keeping to it.',
    mail: {
      subject: 'Your payment plan is complete',
      heading: 'Your payment plan is complete',
      paragraphs: ['This drawdown is repaid in full. Thank you for keeping to the plan.'],
      action: 'View the payment plan',
    },
  },
  'payment-plan-broken': {
    title: 'Your payment plan has ended',
    content:
      'The instalment due on {dueDate} was not paid in full, so your payment plan has ended. {outstanding} is owed on this drawdown, and its original due dates apply again.',
    mail: {
      subject: 'Your payment plan has ended',
      heading: 'Your payment plan has ended',
      paragraphs: [
        'An instalment was not paid in full within its grace period. The plan has ended and the original due dates apply again. What you paid has reduced your debt, and overdue interest that did not accrue because of the plan is not charged later.',
        'If you are in difficulty, please contact us soon.',
      ],
      action: 'View your bills',
    },
  },
  'payment-plan-ended': {
    title: 'Your payment plan was ended',
    content:
      'The lender has ended your payment plan early. {outstanding} is owed on this drawdown, and its original due dates apply again.',
    mail: {
      subject: 'Your payment plan was ended',
      heading: 'Your payment plan was ended',
      paragraphs: [
        'The lender has ended your payment plan early, and the original due dates apply again. What you paid has reduced your debt, and overdue interest that did not accrue because of the plan is not charged later.',
        'If you have any questions, or are in difficulty, please contact us.',
      ],
      action: 'View your bills',
    },
  },
  'payment-plan-withdrawn': {
    title: 'The payment plan was withdrawn',
    content:
      'The lender has withdrawn the payment plan of {total}. Your bills and their due dates stay as they are.',
    mail: {
      subject: 'The payment plan was withdrawn',
      heading: 'The payment plan was withdrawn',
      paragraphs: [
        'The lender has withdrawn the payment plan, and it can no longer be signed. Your bills and their due dates stay as they are.',
      ],
      action: 'View your bills',
    },
  },
  'payment-plan-lapsed': {
    title: 'The payment plan has lapsed',
    content:
      'The payment plan of {total} was not signed by everyone in time and has lapsed. Your bills and their due dates stay as they are.',
    mail: {
      subject: 'The payment plan has lapsed',
      heading: 'The payment plan has lapsed',
      paragraphs: [
        'The payment plan was not signed by everyone in time and has lapsed. Your bills and their due dates stay as they are. If you still need one, please contact us.',
      ],
      action: 'View your bills',
    },
  },
  'shop-no-sales': {
    title: 'No recent sales',
    content:
      'Your shop “{shop}” has had no sales for 14 days. If it is still trading, please check its authorisation.',
    mail: {
      subject: 'No recent sales: {shop}',
      heading: 'No recent sales',
      paragraphs: [
        'Your shop “{shop}” has had no sales for 14 days. If it is still trading, please check its authorisation.',
      ],
      action: 'View shops',
    },
  },
  'shop-many-refunds': {
    title: 'High refunds',
    content:
      'Over the last 30 days, refunds at your shop “{shop}” came to more than a third of its sales. This may affect your limit.',
    mail: {
      subject: 'High refunds: {shop}',
      heading: 'High refunds',
      paragraphs: [
        'Over the last 30 days, refunds at your shop “{shop}” came to more than a third of its sales. This may affect your limit.',
      ],
      action: 'View shops',
    },
  },
  'shop-not-readable': {
    title: 'Shop data unavailable',
    content:
      'We are currently unable to read your shop “{shop}” and will keep trying. If this continues, please authorise it again.',
    mail: {
      subject: 'Shop data unavailable: {shop}',
      heading: 'Shop data unavailable',
      paragraphs: [
        'We are currently unable to read your shop “{shop}” and will keep trying. If this continues, please authorise it again.',
      ],
      action: 'View shops',
    },
  },
  'shop-normal': {
    title: 'Shop back to normal',
    content: 'Your shop “{shop}” is back to normal.',
    mail: {
      subject: 'Shop back to normal: {shop}',
      heading: 'Shop back to normal',
      paragraphs: ['Your shop “{shop}” is back to normal.'],
      action: 'View shops',
    },
  },
  'shop-unauthorized': {
    title: 'Shop authorisation withdrawn',
    content:
      'Authorisation for your shop “{shop}” has been withdrawn, so we no longer read its data. Your limit is recalculated from your other shops; to count this one, please authorise it again.',
    mail: {
      subject: 'Shop authorisation withdrawn: {shop}',
      heading: 'Shop authorisation withdrawn',
      paragraphs: [
        'Authorisation for your shop “{shop}” has been withdrawn, so we no longer read its data. Your limit is recalculated from your other shops; to count this one, please authorise it again.',
      ],
      action: 'View shops',
    },
  },
  'shop-expired': {
    title: 'Shop authorisation expired',
    content:
      'Authorisation for your shop “{shop}” has expired, so we no longer read its data. Your limit is recalculated from your other shops; to count this one, please authorise it again.',
    mail: {
      subject: 'Shop authorisation expired: {shop}',
      heading: 'Shop authorisation expired',
      paragraphs: [
        'Authorisation for your shop “{shop}” has expired, so we no longer read its data. Your limit is recalculated from your other shops; to count this one, please authorise it again.',
      ],
      action: 'View shops',
    },
  },
  'shop-expiring': {
    title: 'Shop authorisation expiring soon',
    content: 'Authorisation for your shop “{shop}” expires on {expiresOn}. Please renew it before then.',
    mail: {
      subject: 'Shop authorisation expiring soon: {shop}',
      heading: 'Shop authorisation expiring soon',
      paragraphs: [
        'Authorisation for your shop “{shop}” expires on {expiresOn}. Please renew it before then.',
      ],
      action: 'View shops',
    },
  },
  'shop-password-shown': {
    mail: {
      subject: '{brand}: the password of a shop account was viewed',
      heading: 'A shop account’s password was viewed',
      paragraphs: [
        'Someone entered their login password and viewed the password of this shop account.',
        'If it was you, there is nothing more to do. If not, reset your login password now, change the shop account’s password on the platform, and contact customer service.',
      ],
      action: 'It was not me: reset my password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
  },
  'payment-account-unauthorized': {
    title: 'Payment account authorisation withdrawn',
    content:
      'Authorisation for your payment account {account} has been withdrawn, so we no longer read its balance; what you can draw stays limited by the balance last read. To have it follow the balance again, please authorise the account again.',
    mail: {
      subject: 'Payment account authorisation withdrawn: {account}',
      heading: 'Payment account authorisation withdrawn',
      paragraphs: [
        'Authorisation for your payment account {account} has been withdrawn, so we no longer read its balance; what you can draw stays limited by the balance last read. To have it follow the balance again, please authorise the account again.',
      ],
      action: 'View payment accounts',
    },
  },
  'payment-account-expired': {
    title: 'Payment account authorisation expired',
    content:
      'Authorisation for your payment account {account} has expired, so we no longer read its balance; what you can draw stays limited by the balance last read. To have it follow the balance again, please authorise the account again.',
    mail: {
      subject: 'Payment account authorisation expired: {account}',
      heading: 'Payment account authorisation expired',
      paragraphs: [
        'Authorisation for your payment account {account} has expired, so we no longer read its balance; what you can draw stays limited by the balance last read. To have it follow the balance again, please authorise the account again.',
      ],
      action: 'View payment accounts',
    },
  },
}
