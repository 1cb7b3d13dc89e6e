import type { agreements as source } from '../zh-CN/agreements.ts'

export const agreements = {
  /** Activation of further shops by an addendum. */
  activate: {
    title: 'Add shops to your limit',
    lead: 'A newly linked shop counts once an addendum has been signed. See first what would change.',
    outside: {
      title: 'Not yet part of your limit',
      text: 'It was linked after your limit became active. Sign an addendum to add it.',
    },
    steps: { choose: 'Choose shops', sign: 'Sign the addendum', limit: 'New limit' },
    toShops: 'See shops',
    toLimit: 'See the limit',
    gate: {
      noFacility: 'Shops can be added once your limit is active.',
      inactive: 'Nothing can be drawn from your limit at the moment, so no shop can be added.',
    },
    how: {
      title: 'How it works',
      paper: {
        title: 'The addendum is drawn up',
        text: 'It lists the shops and adds to your facility agreement.',
      },
      sign: {
        title: 'Everyone signs',
        text: 'Each signer of your company verification gets a link by email.',
      },
      compute: {
        title: 'The limit is recalculated',
        text: 'Once all have signed, and after a check of the signatures where one is needed, we read the latest orders and show the new limit.',
      },
    },
    choose: {
      title: 'Not part of your limit yet',
      next: 'Next: sign the addendum',
      none: 'Choose at least one shop.',
    },
    shop: {
      reading: 'Being read',
      readingText: 'Its orders are being read. It can be added once that is done.',
      unreadable: 'Unreadable',
      unreadableText: 'We cannot read its orders at the moment. Authorise it again first.',
    },
    none: {
      title: 'All your shops count towards the limit',
      text: 'Link another shop: once its orders are read, you can add it here.',
      link: 'Link a shop',
    },
    preview: {
      title: 'Your limit with these shops (estimate)',
      note: 'From the sales read up to today. Once signed, it is recalculated from the latest orders and may differ slightly.',
      bounded:
        'The amount that you can draw stays the same: it is also bounded by 80% of what your payment accounts have not paid out, or by an amount that we set. Shops do not change that.',
      reading: 'The orders are still being read. You will see the limit once that is done.',
      same: 'These shops would not raise your limit',
      lower: 'On present sales, your limit would fall',
    },
    reason: {
      inactive: 'Nothing can be drawn from the limit at the moment, so it was not raised.',
      shopsUnread:
        'We cannot read the orders of one of your shops. The limit rises only once it can be read or is authorised again.',
      atCap: 'Your limit is already the most that this product offers.',
      noGain:
        'These shops sold little in the last 12 months, or with large swings or refunds, so the limit comes out no higher with them.',
      salesFell:
        'Your other shops now sell less than when the limit was set. Even with the new ones, the result is no higher than your present limit.',
    },
    change: {
      before: 'Limit now',
      former: 'Limit before',
      after: 'With these shops',
      available: 'Available',
    },
    sign: {
      title: 'Sign the addendum',
      lead: 'Check the shops and the signers, then start the signing.',
      shopsTitle: 'Shops to be added',
      whatTitle: 'What you sign',
      what: {
        adds: 'An addendum to your facility agreement, which bases the limit on these shops as well.',
        limit:
          'The limit is recalculated once everyone has signed, after a check of the signatures where one is needed. What these shops add applies at once; a lower result does too.',
        drawn: 'Rate, repayment and due dates of what is already drawn stay as they are.',
        withdraw: 'Until everyone has signed, you can withdraw it at any time.',
      },
      whoTitle: 'Who signs',
      whoNote:
        'As your approved company verification has them. Each receives a link by email and needs no account.',
      back: 'Choose again',
      start: 'Start signing',
    },
    progress: {
      pageTitle: 'Waiting for signatures',
      lead: 'One addendum can be signed at a time. This page updates automatically.',
      rendering: 'Drawing up the addendum…',
      waiting: '{{signed}} of {{total}} have signed',
      leave:
        'You may close this page. Once all have signed, we recalculate the limit and email you the result.',
      shops: 'Shops to be added',
      shopsIn: 'Shops added to the limit',
    },
    course: {
      paper: 'Addendum drawn up',
      signed: 'Signed {{signed}} / {{total}}',
      limit: 'Recalculated limit',
      limitText: 'Reads the latest orders, usually a few minutes',
      checkText: 'Signatures are checked first',
      number: 'Addendum number',
    },
    withdraw: {
      open: 'Withdraw the addendum',
      title: 'Withdraw this addendum?',
      text: 'Links that were sent stop working, and signatures already given no longer count. Your limit and facility agreement stay as they are, and you can start again later.',
      confirm: 'Withdraw',
      keep: 'Keep signing',
    },
    checking: {
      pageTitle: 'Checking the signatures',
      lead: 'Everyone has signed the addendum.',
      title: 'Checking the signatures',
      text: 'After the check, we recalculate your limit. You may close this page; we will email you the result.',
    },
    computing: {
      pageTitle: 'Calculating your new limit',
      lead: 'Everyone has signed the addendum.',
      title: 'Calculating your new limit…',
      text: 'We are reading the latest orders of all shops, usually a few minutes. You may close this page; we will email you the result.',
    },
    result: {
      pageTitle: 'The shops are part of your limit',
      lead: 'Everyone has signed the addendum, and the limit has been recalculated.',
      raised: 'Your limit was raised',
      lowered: 'Your limit has changed',
      unchanged: 'Your limit stays the same',
      raisedText: 'The new limit is active and can be drawn now.',
      documents: 'The addendum is among your documents',
      draw: 'Draw down',
    },
    ended: {
      withdrawn: {
        title: 'The addendum was withdrawn',
        text: 'Your limit stays as it is. You can choose shops again whenever you like.',
      },
      void: {
        title: 'The addendum has lapsed',
        text: 'One of its shops was unlinked, so it can no longer be signed. Your limit stays as it is.',
      },
      again: 'Choose shops again',
    },
  },
} satisfies typeof source
