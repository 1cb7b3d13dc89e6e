import type { drawdown as source } from '../zh-CN/drawdown.ts'

export const drawdown = {
  pageTitle: 'Draw down',
  approval: 'Two administrators',
  payout: {
    link: 'Payout accounts',
    none: 'No {{currency}} account can receive money yet',
    noneText: 'A payout account has to be verified by us, and unchanged for 24 hours.',
    manage: 'See payout accounts',
  },
  title: { amount: 'How much do you need?', review: 'Check and sign' },
  lead: {
    amount: 'The full cost comes first. Until you sign, nothing is charged.',
    review: 'Please check every line. Once you sign, the drawdown goes to the lender for approval.',
  },
  steps: { amount: 'Amount', review: 'Check and sign', result: 'Payout' },
  amount: {
    label: 'Amount to draw',
    hint: 'At least {{minimum}}, at most {{available}}',
    slider: 'Slide to choose an amount',
    presets: 'Common amounts',
    preset: { quarter: 'A quarter', half: 'Half', all: 'All of it' },
    next: 'Next: check',
  },
  problem: {
    nameRequired: 'Type the signer’s name.',
    nameMismatch: 'This is not your name as the company’s details have it. Type it as shown.',
    mustAccept: 'Tick the box to agree to the terms above.',
  },
  refusal: {
    signatoryNotProven:
      'First confirm which of the company’s signatories you are, then sign. No money has moved.',
    anotherSignatory:
      'Only the signatory can sign a promissory note: this director must log in to their own account and sign it there. No money has moved.',
    redPacketUnusable:
      'This red packet has expired, was voided or is used on another drawdown. Choose another, or draw down without one.',
    noUsableAccount: 'No account can receive this drawdown. Please see Payout accounts, then submit again.',
    aboveAvailable:
      'What you can draw has just changed and is now less than this. No money has moved. Go back and change the amount.',
    noOffer:
      'We cannot price this now: the limit is not active, or the cost would exceed what the law allows. Please contact customer service.',
    quoteUsed:
      'This quote has been used, so the drawdown was probably submitted. Check your drawdowns on the home page.',
    notADirector: 'The chosen signer is not a director of the company. Choose another.',
    unavailable:
      'There is no price: you have no limit yet, or this quote can no longer be found. Please start again from the home page.',
    companyNotVerified:
      'The company is not verified at present, so nothing can be drawn. No money has moved. Draw again once it is verified.',
  },
  price: {
    likely: 'To repay, based on your past sales',
    likelyNote: 'Based on the sales of your ordinary past months; an estimate, not a promise',
    atMost: '{{total}} at most, if nothing is sold until {{date}}',
    spokenLikely: 'Based on your past sales, about {{total}} to repay',
    unchosen: 'Choose how to repay to see the full cost here.',
    calculating: 'Calculating',
    redPacket: 'Paid by red packet',
    effectiveRateBefore:
      'With the red packet; {{rate}} without it. By the second schedule of the Money Lenders Ordinance, all costs included',
    spokenPacket: 'red packet {{packet}}',
    interestAfterPacket: 'Interest after red packet',
    feeTaken: 'Fee deducted at payout',
    interestTaken: 'Interest deducted at payout',
    payout: 'You receive',
    fee: 'Fee',
    feeNote:
      'Earned by the day: repay early and you pay nothing for the remaining days; what was deducted for them is refunded',
    spokenFee: 'fee {{fee}}',
    spokenPayout: 'you receive {{payout}}',
    spokenBetween: ', ',
    total: { once: 'To repay when due', schedule: 'Total to repay', salesShare: 'To repay, at most' },
    principal: 'Principal',
    interest: { once: 'Interest', schedule: 'Total interest', salesShare: 'Interest, at most' },
    interestOnRest: 'Charged each month on the principal still owed',
    chart: 'What you repay is made of',
    part: 'Part',
    money: 'Amount',
    rate: 'Nominal annual rate',
    rateNote: '{{name}} {{benchmark}} (published {{date}}) + margin {{margin}}, fixed until the due date',
    rateNoteEntered:
      '{{name}} {{benchmark}} ({{date}}, entered by the lender) + margin {{margin}}, fixed until the due date',
    interestNote: '{{amount}} × {{rate}} × {{days}} days ÷ {{year}}',
    drawdownDate: 'Drawdown date',
    dueDate: { once: 'Due date', schedule: 'Last due date', salesShare: 'Repaid in full by' },
    days: '{{days}} days',
    mayMove: 'Hong Kong has not gazetted the holidays of that year, so the date may move',
    effectiveRate: 'Effective annual rate',
    effectiveRateNote: 'By Schedule 2 of the Money Lenders Ordinance, every cost included',
    highestRate: 'Effective annual rate, highest reading',
    highestRateNote:
      'The highest of its readings by days, months and weeks; the statutory cap of 48% applies to it',
    warningTitle: 'A high cost, which a person reviews',
    warning:
      'The effective annual rate is above 36%. The lender pays out only after reviewing it. Please make sure that you need these funds.',
    none: 'Enter an amount to see its full cost here.',
    spoken: {
      once: 'To repay {{total}}, of which interest {{interest}}, due on {{date}}',
      schedule: 'To repay {{total}} in total, of which interest {{interest}}, the last on {{date}}',
      salesShare: 'To repay at most {{total}}, of which interest at most {{interest}}, in full by {{date}}',
    },
  },
  choice: {
    lead: 'Compare them and choose one. Likely figures are based on your past sales.',
    range: '{{from}} to {{to}}',
    likelyInterest: 'Likely interest',
    likelyCost: 'Likely interest and fees',
    likelyRepaid: 'Likely repaid',
    likelyNote: 'At most: interest of {{interest}}, an effective rate of {{rate}}, repaid by {{date}}',
    title: 'Repayment method',
    method: {
      bullet: 'In one payment when due',
      equalPrincipal: 'Equal principal',
      equalInstalment: 'Equal instalments',
      interestMonthly: 'Interest monthly, principal at the end',
      salesShare: 'Share of sales',
    },
    often: {
      once: 'All on one date',
      schedule: '{{number}} monthly payments',
      salesShare: 'Every week: more when you sell more, less when you sell less',
    },
    largest: { once: 'When due', schedule: 'Largest payment' },
    eachWeek: 'Every week',
    ofSales: '{{share}} of net sales',
    share: 'Share of net sales to repay every week',
    shareNote:
      'A higher share repays sooner and costs less interest. It stays as it is once you draw, but you may repay early at any time.',
    another: 'Choose another repayment method',
  },
  schedule: {
    redPacket: ', red packet {{packet}}',
    title: 'Repayment schedule',
    parts: 'Principal {{principal}}, interest {{interest}}',
    partsWithFee: 'Principal {{principal}}, interest {{interest}}, fee {{fee}}',
    weekly:
      'A week runs from Monday to Sunday. {{share}} of its net sales falls due on the third business day after the Sunday, interest first and principal with the rest. Whatever is still owed on {{date}} falls due on that day.',
  },
  paces: {
    afterPacket: 'The interest that your red packet pays is already taken off.',
    title: 'When past sales would have repaid it',
    pace: 'Sales',
    slow: 'Slow months',
    base: 'Usual months',
    fast: 'Good months',
    monthly: 'Net sales a month',
    repaidBy: 'Repaid by',
    interest: 'Interest',
    rest: 'Left on the last day',
    cost: 'Interest {{cost}}',
    left: ', {{left}} left on the last day',
    note: 'Worked out from your past monthly sales. Not a promise: what counts is what you sell each week.',
  },
  reprice: {
    title: 'The quote was renewed',
    changed:
      'The last quote ran out, and at the latest rate the amount to repay changes from {{before}} to {{after}}. Please check again.',
    same: 'The last quote ran out. We renewed it, and the price is the same.',
  },
  note: {
    title: 'Drawdown promissory note',
    subtitle: 'The main terms that you will sign',
    principal: 'Principal',
    lender: 'Lender',
    licence: 'Money lender’s licence no. {{number}}',
    borrower: 'Borrower',
    yourCompany: 'Your company',
    payoutAccount: 'Paid into',
    rate: 'Nominal annual rate',
    rateNote: '{{name}} {{benchmark}} ({{date}}) + margin {{margin}}',
    rateNoteEntered: '{{name}} {{benchmark}} ({{date}}, entered by the lender) + margin {{margin}}',
    basisLabel: 'Day count',
    basis: {
      act360: 'Actual days over 360',
      act365: 'Actual days over 365',
      thirty360: '30-day months over 360',
    },
    effectiveRate: 'Effective annual rate',
    drawdownDate: 'Drawdown date',
    method: 'Repayment method',
    deductedFrom: 'Deducted from',
    deducted:
      'The payment platform deducts what is due, and no transfer is needed. You can end the authority there, and transfer instead',
    notDeducted: 'Until one is linked, please transfer what is due',
    noDeductionAccount: 'No payment account that we can deduct from yet',
    interest: {
      once: 'Interest to the due date',
      schedule: 'Total interest',
      salesShare: 'Interest, at most',
    },
    total: {
      once: 'Total to repay when due',
      schedule: 'Total to repay',
      salesShare: 'Total to repay, at most',
    },
    place: 'Negotiated and completed in',
    hongKong: 'Hong Kong',
    simple: 'Interest is simple: it is never added to the principal.',
    late: 'What is unpaid after the grace period bears overdue interest at the same rate from the due date.',
    law: 'The note is governed by the laws of Hong Kong. The full document is made for you before the money is paid.',
  },
  signatory: {
    title: 'First confirm which signatory you are',
    lead: 'Only the signatory can sign a promissory note. You confirm this once, and again when the company’s details have changed.',
    person: 'You are',
    choose: 'Choose',
    unreachable:
      'The company’s details have no mobile number or email that is this signatory’s alone, so nothing can confirm it is them. Add their own mobile number under My company; once it is verified, sign.',
    code: 'Code',
    bySms: 'It goes by SMS to this signatory’s mobile, {{to}}',
    byMail: 'It goes to this signatory’s email, {{to}}',
    sent: 'The code was sent to {{to}} and works for {{minutes}} minutes.',
    send: 'Send code',
    resend: 'Send again',
    resendIn: 'Resend in {{seconds}} s',
    codeWrong: 'That code is not correct. Check it; after 5 wrong entries it stops working.',
    codeExpired: 'The code has expired. Please request a new one.',
    end: 'Last four characters of the identity document’s number',
    endHint: 'Letters and digits only, without brackets: 4563 for A123456(3).',
    endWrong: 'This does not match the number in the company’s details. Please check it.',
    submit: 'Confirm that it is me',
    otherTitle: 'Not a signatory?',
    other:
      'Invite a director as an administrator of the company: they log in to their own account, draw down and sign. Nobody can sign for them.',
    toUsers: 'Invite a director',
  },
  sign: {
    toCompany: 'See the verification',
    title: 'Signature',
    goodFor: 'This quote is kept for {{minutes}} more min, then renewed.',
    signer: 'Signer (yourself)',
    provenBySms: 'Confirmed on {{date}} by a code by SMS to {{to}} and the identity document',
    provenByMail: 'Confirmed on {{date}} by a code by email to {{to}} and the identity document',
    name: 'Type the name to sign',
    nameHint: 'Type: {{name}}',
    accept: {
      once: 'I have read the terms above, agree to them, and promise to repay {{total}} when due.',
      schedule:
        'I have read the terms above, agree to them, and promise to repay {{total}} in total by the schedule.',
      salesShare:
        'I have read the terms above, agree to them, and promise to repay by {{share}} of net sales every week, {{total}} at most in total.',
    },
    submit: 'Sign and draw {{amount}}',
    again: 'Check whether it was submitted',
    back: 'Back to the amount',
    noDirectors:
      'There is no director in the company’s details who could sign. Please contact customer service.',
    unansweredTitle: 'We do not know yet whether this was submitted',
    unanswered:
      'The server did not answer. Press the button below to check: the same drawdown is booked only once, never twice.',
    advice: 'Warning: You have to repay your loans. Don’t pay any intermediaries.',
  },
  result: {
    atMost: '{{total}} at most in total; the more you sell, the sooner it is repaid and the less interest',
    title: {
      waiting: 'Your drawdown was submitted',
      paid: 'The money is on its way',
      rejected: 'This drawdown was not paid out',
    },
    text: {
      colleague:
        'Another administrator has to approve it now. Only then does the request go to the lender. This page updates automatically.',
      declined:
        'Another administrator did not agree, and the request was not sent to the lender. The reserved amount is available again.',
      lapsed:
        'No administrator approved this drawdown in time, so it was not passed on to the lender. The amount is available again.',
      waiting:
        'There is nothing for you to do now. Once the lender has approved it, the money goes to your account. This page updates itself; you can also leave and look at your home page later.',
      paid: 'The money was sent to your account; your bank decides when it shows. We will remind you on your home page before the due date.',
      rejected:
        'The reserved amount is available again and nothing was charged. Call customer service if you want to know why.',
    },
    submitted: 'Signed and submitted',
    colleague: 'Approval by another administrator',
    colleagueDetail: 'We have emailed the other administrators.',
    approve: 'The lender approves',
    approveDetail: 'A reviewer is checking this drawdown.',
    payOut: 'Paid into your account',
    payOutOf: 'You receive {{payout}} after the fee and the interest.',
    payOutBy:
      'Expected in your account by {{date}}, by the bank’s business days. If it is not there by then, contact customer service.',
    payOutIfToday:
      'If it is approved now, expected in your account by {{date}}, by the bank’s business days. The full promissory note follows the approval.',
    payOutDetail: 'Sent right after approval, with the full promissory note.',
    repay: {
      once: 'Repayment due on {{date}}',
      schedule: '{{number}} payments, the first on {{date}}',
      salesShare: 'Repaid every week by {{share}} of net sales',
    },
    rejectedDetail: 'Nothing was paid out and nothing was charged.',
    toHome: 'Go to home',
    note: 'View the promissory note',
  },
  obstacle: {
    none: {
      title: 'There is no limit to draw from yet',
      text: 'Complete the steps on your home page and sign the agreement. Once your limit is there, you can draw.',
    },
    renew: 'Ask for renewal',
    expired: {
      title: 'The limit has expired',
      text: 'Nothing can be drawn until it is renewed. What you have drawn falls due as planned, and can be repaid early.',
    },
    closed: {
      title: 'Nothing can be drawn at the moment',
      text: 'The limit is closed, and nothing can be drawn. Contact customer service if you have any questions.',
    },
    usedUp: {
      title: 'The limit is fully used',
      text: 'What is left is below the smallest drawdown. It comes back as your repayments arrive.',
    },
  },
} satisfies typeof source
