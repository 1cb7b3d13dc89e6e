import type { credit as source } from '../zh-CN/credit.ts'

export const credit = {
  title: 'How your limit was worked out',
  lead: 'Every factor: the data behind it, what it took off, and what would raise it.',
  toFacility: 'Balances and terms',
  limitLabel: 'Your limit',
  calculatedAt: 'Worked out on {{when}}',
  waterfall: {
    title: 'From monthly sales to your limit',
    lead: 'We start from a multiple of your average monthly sales and take off factor by factor. What is left is the limit.',
  },
  factorsTitle: 'What each factor rests on',
  tookOff: 'Took off',
  tookNothingOff: 'Nothing taken off',
  dataFromTo: 'Data: {{from}} to {{to}}',
  times: '× {{value}}',
  roundedTo: 'in steps of {{amount}}',
  noData: 'no data',
  factor: {
    multiple: {
      text: 'The start is {{value}} times your average monthly sales. The product sets the multiple; it is the same for every seller.',
    },
    netSales: {
      text: 'Sales of {{sales}} and refunds of {{refunds}} in the last 12 months. The limit rests on sales less refunds.',
    },
    stability: {
      text: 'Monthly net sales vary by {{variation}} (standard deviation over mean). Up to 15% takes nothing off; more variation takes more.',
    },
    diversification: {
      text: 'Your largest platform makes {{share}} of net sales. Up to 60% takes nothing off; all on one platform takes off 10%.',
    },
    age: {
      text: 'You have traded for {{months}} whole months since your first order. From 24 months on, nothing is taken off.',
    },
    rounding: { text: 'The result, {{unrounded}}, is rounded down to a whole thousand.' },
    cap: { text: 'This product lends up to {{cap}}. Anything above does not count.' },
  },
  raise: {
    sellMoreOrRefundLess: 'To raise it: sell more, or refund less.',
    evenOutMonthlySales: 'To raise it: even out your sales from month to month.',
    sellOnMorePlatforms: 'To raise it: sell on another platform too, and link it here.',
    keepTrading: 'To raise it: keep trading. Every whole month adds to it.',
  },
  months: {
    title: 'Net sales of the last 12 months',
    mean: 'Monthly average',
    none: 'There were no sales in these 12 months.',
    showTable: 'Show every month’s figure',
    caption: 'Net sales of the last 12 months',
    month: 'Month',
    netSales: 'Net sales',
  },
  rates: {
    title: 'Exchange rates used',
    lead: 'Sales in other currencies are converted to {{currency}} at each day’s reference rate. Weekends and holidays take the last rate published before them. Source: {{source}}.',
    centralBank: 'European Central Bank',
    pair: '{{from}} to {{to}}',
    sold: 'Net sales',
    counted: 'Converted',
    last: 'Last rate',
    lowest: 'Lowest',
    highest: 'Highest',
    quoted: '1 {{from}} = {{rate}} {{to}}',
    carried: 'No newer rate than that of {{date}} is available yet. Later sales are converted at it.',
    lookUp: 'Look up the rate of a day',
    heldOn: 'published for {{date}}',
    unknown: 'No rate was published by that day. Please choose another date.',
  },
  empty: {
    none: {
      title: 'There is no limit yet',
      text: 'Complete the steps on your home page and sign the agreement. Then we work out your limit and list its reasons here.',
    },
    calculating: {
      title: 'We are working out your limit',
      text: 'We are reading your shops’ sales of the last 12 months. It usually takes less than a minute, and this page updates itself.',
    },
    failed: { title: 'We could not set a limit this time' },
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
    final: 'After that the limit is set by the sales as they are then, so the amount may differ.',
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
} satisfies typeof source
