import { texts as rejectionTexts } from '#shared/rejections/limit/en.ts'
import type { credit as source } from '../zh-CN/credit.ts'

export const credit = {
  title: 'How your limit was worked out',
  lead: 'Every factor: the data behind it, what it deducts, and what would raise it.',
  limitLabel: 'Your limit',
  calculatedAt: 'Worked out on {{when}}',
  waterfall: {
    title: 'From monthly sales to your limit',
    lead: 'We start from a multiple of your average monthly sales and deduct factor by factor. What remains is your limit.',
  },
  factorsTitle: 'What each factor is based on',
  tookOff: 'Deducted',
  tookNothingOff: 'Nothing deducted',
  dataFromTo: 'Data: {{from}} to {{to}}',
  times: '× {{value}}',
  roundedTo: 'in steps of {{amount}}',
  noData: 'no data',
  factor: {
    multiple: {
      text: 'The start is {{value}} times your average monthly sales. The product sets the multiple; it is the same for every seller.',
    },
    unverifiedSales: {
      text: 'The shops whose orders you upload sold {{unverified}} net in the last 12 months. We can’t check that with the platform, so this product counts {{percent}} of it. All of it counts once the shops are linked.',
    },
    netSales: {
      text: 'Sales of {{sales}} and refunds of {{refunds}} in the last 12 months. The limit rests on sales less refunds.',
    },
    stability: {
      text: 'Monthly net sales vary by {{variation}} (standard deviation over mean). Up to 15% deducts nothing; the more they vary, the more is deducted.',
    },
    diversification: {
      text: 'Your largest platform makes {{share}} of net sales. Up to 60% deducts nothing; all sales on one platform deduct 10%.',
    },
    age: {
      text: 'You have traded for {{months}} whole months since your first order. From 24 months, nothing is deducted.',
    },
    rounding: { text: 'The result, {{unrounded}}, is rounded down to a whole thousand.' },
    cap: { text: 'This product lends up to {{cap}}. Anything above does not count.' },
  },
  raise: {
    sellMoreOrRefundLess: 'To raise it: sell more, or refund less.',
    evenOutMonthlySales: 'The less your monthly net sales vary, the less is deducted.',
    sellOnMorePlatforms: 'To raise it: sell on another platform too, and link it here.',
    keepTrading: 'To raise it: keep trading. Every whole month adds to it.',
  },
  months: {
    title: 'Net sales of the last 12 months',
    none: 'There were no sales in these 12 months.',
    rule: 'Show the twelve months that the variation is measured between',
    period: 'Period',
    netSales: 'Net sales',
  },
  rates: {
    title: 'Exchange rates used',
    lead: 'Sales in other currencies are converted to {{currency}} at each day’s reference rate. Weekends and holidays use the last rate published before them. Source: {{source}}.',
    centralBank: 'European Central Bank',
    pair: '{{from}} to {{to}}',
    sold: 'Net sales',
    counted: 'Converted',
    last: 'Last rate',
    lowest: 'Lowest',
    highest: 'Highest',
    quoted: '1 {{from}} = {{rate}} {{to}}',
    entered:
      'The European Central Bank publishes no rate for this currency. We entered the rates ourselves, from: {{source}}.',
    carried: 'No rate after {{date}} is available yet. Later sales are converted at that rate.',
    offshoreRenminbi:
      'The offshore renminbi (CNH) has no published rate of its own; the rate of the renminbi (CNY) was used.',
    lookUp: 'Look up the rate of a day',
    heldOn: 'published for {{date}}',
    unknown: 'No rate was published by that day. Please choose another date.',
  },
  state: {
    recalculating: {
      title: 'Your limit is being recalculated after the first drawdown',
      text: 'We are reading your latest sales. Your limit of {{limit}} holds meanwhile, and what you have drawn is not affected.',
    },
    increasePending: {
      title: 'Your request for a higher limit is with the lender',
      text: 'Your present limit of {{limit}} stays available meanwhile. We will email you.',
      action: 'See the request',
    },
    increaseOffered: {
      title: 'Your higher limit is ready to sign',
      text: 'Your limit rises from {{limit}} once everyone who signs for the company has signed the addendum.',
      action: 'See and sign',
    },
    increaseApproved: {
      title: 'Your request for a higher limit was approved',
      text: 'Your limit was raised from {{limit}}. You can draw on the new limit now.',
      action: 'View the request',
    },
    increaseRejected: {
      title: 'Your latest request for a higher limit was declined',
      text: 'Your present limit of {{limit}} stays. The request shows the reason and what to do next.',
      action: 'See why',
    },
  },
  increase: {
    title: 'Increase your limit',
    lead: 'Add supporting evidence and send your request: the lender decides. Your present limit stays available meanwhile.',
    back: 'How your limit is worked out',
    entry: 'Ask for a higher limit',
    present: 'Present limit',
    supported: 'Your shops’ sales support {{amount}} today.',
    unsupported: 'We cannot work out what your shops’ sales support at the moment.',
    waitsForRates:
      'Your shops’ sales have to be converted, and the latest published exchange rates are more than 7 days old. What they support can be worked out, and a higher limit asked for, once there are newer ones.',
    cap: 'This product goes up to {{amount}}.',
    noLimit: 'You can ask for a higher limit once you have one.',
    grounds: {
      title: 'What supports a higher limit',
      lead: 'The more you link, the stronger your case. You can combine all three.',
      linked: '{{count}} linked',
      shops: {
        title: 'Link more shops',
        text: 'Shops on other platforms and sites count too. Once their orders are read, their sales are added.',
        action: 'Link a shop',
      },
      accounts: {
        title: 'Link more payment accounts',
        text: 'The balances there decide how much of the limit can be used.',
        action: 'Link a payment account',
      },
      papers: {
        title: 'Upload documents',
        text: 'For sales and receipts that are not linked: send bank statements or other platforms’ reports with your request.',
      },
    },
    form: { title: 'Your request', lead: 'The lender decides, and we will email you.' },
    amount: 'Raise it to',
    amountHint: 'More than {{limit}}, at most {{cap}}',
    amountOptional: 'Optional; {{amount}} if left empty',
    optional: 'Optional',
    documents: 'Supporting documents',
    documentNth: 'Supporting document {{number}}',
    documentsHint: 'Bank statements of the last 6 months, other platforms’ sales reports; at most 5',
    note: 'Anything we should know (optional)',
    noteHint: 'Such as stock for the season, or a new platform or site',
    submit: 'Send the request',
    done: 'Your request was sent.',
    unansweredTitle: 'We do not know whether your request arrived',
    unanswered: 'Please send it again: it is the same request, and there will be only one.',
    again: 'Send again',
    problem: {
      required: 'Your sales alone do not support more. Please enter the amount that you need.',
      tooLow: 'Enter more than your present limit of {{limit}}.',
      tooHigh: 'Enter {{cap}} or less.',
    },
    pending: {
      label: 'With the lender',
      title: 'Your request was submitted',
      lead: 'There is nothing for you to do. We will email you, and this page updates automatically.',
      before: 'Limit when you asked',
      asked: 'Asked for',
      sentAt: 'Submitted',
      note: 'Your note',
      documents: 'Supporting documents',
      noDocuments: 'None',
      withdraw: 'Withdraw the request',
    },
    offer: {
      label: 'Waiting for you to start the signing',
      title: 'Your request was accepted',
      lead: 'An addendum brings it into force: everyone who signs for the company signs it. The new limit applies after the last signature, or after a check of the signatures where one is needed.',
      after: 'Limit once signed',
      until: 'Sign before',
      whoTitle: 'Who signs',
      start: 'Start the signing',
      withdraw: 'Keep the present limit',
    },
    signing: {
      title: 'The addendum is being signed',
      lead: 'Each signer gets a link by email. Once everyone has signed, your limit rises from {{before}} to {{after}}.',
      leave: 'You can leave this page. We will email you when everyone has signed.',
      raising: 'Everyone has signed. Your limit is being raised.',
      checking: 'Everyone has signed. We are checking the signatures and will then raise your limit.',
    },
    lapsed: {
      title: 'The last higher limit did not take effect',
      text: 'The addendum was not signed in time, and your present limit stays. You can ask again if you still need more.',
    },
    approved: {
      title: 'Your request was approved on {{when}}',
      text: 'Your limit rose from {{before}} to {{after}}, effective now. You can ask again if you need more.',
    },
    rejected: {
      title: 'Your request was declined on {{when}}',
      reason: 'Reason: {{reason}}',
      why: rejectionTexts,
      stays: 'Your present limit stays.',
      next: 'Your present limit stays. Once there is more to go by, you can ask again at any time.',
    },
  },
  empty: {
    none: {
      title: 'There is no limit yet',
      text: 'Complete the steps on your home page and sign the agreement. We then work out your limit and explain it here.',
    },
    calculating: {
      title: 'We are working out your limit',
      text: 'We are reading your shops’ sales of the last 12 months. It usually takes less than a minute, and this page updates automatically.',
    },
    waitingForRates: {
      title: 'Waiting for exchange rates',
      text: 'Your shops’ sales have to be converted to the limit’s currency, and the latest published rates are more than 7 days old. We work out your limit once there are newer ones, and this page updates automatically.',
    },
    checking: {
      title: 'We are checking the signatures',
      text: 'Everyone has signed. After the check we work out your limit, and this page updates automatically.',
    },
    failed: {
      title: 'We could not set a limit this time',
      again: 'Work it out again',
      linkShop: 'Link a shop',
      done: 'Your limit is being worked out again.',
    },
    action: 'Go to home',
  },
  estimate: {
    label: 'Estimated limit',
    rests:
      'From the last 12 months’ net sales of your linked shops, {{net}}, by the same rules as the limit itself.',
    open: 'Still to do',
    step: {
      kyc: 'Company verification (reviewed in 3–7 working days)',
      application: 'Bank account and business information',
      signature: 'Sign the facility agreement',
    },
    final: 'The limit is then set from your sales at that time, so the amount may differ.',
    how: 'How it is worked out',
    impossible: {
      title: 'No estimate for now',
      noShops:
        'No shop is authorised. Link one, or authorise an expired one again, and the estimate follows.',
      noSales: 'We found no sales in the last 12 months. The estimate follows once there are some.',
      limitZero:
        'On present sales the result is below 1,000, too little for a limit. It is estimated again when you link more shops or sales grow.',
    },
    importing: 'Your limit is estimated as soon as the orders are read.',
  },
  further: {
    title: 'Not all shops count towards your limit',
    text: 'Linked after your limit became active: {{shops}}. Sign an addendum to add them.',
    action: 'Add shops to your limit',
    separator: ', ',
  },
} satisfies typeof source
