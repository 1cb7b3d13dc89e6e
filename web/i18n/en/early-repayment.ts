import type { Words } from '../translations.ts'

export const earlyRepayment: Words['earlyRepayment'] = {
  title: 'Repay early',
  lead: 'Repay everything, or a part for now. You pay interest and fees only up to the day your money arrives.',
  ask: {
    title: 'How much, and when it arrives',
    how: 'How much to repay early',
    whole: 'Everything',
    wholeNote: 'Principal and interest in one transfer; your limit is restored',
    part: 'A part',
    partNote: 'Pays interest and fees to that day, then principal; the rest falls due as planned',
    amount: 'Amount to repay',
    amountHint: 'Repaying everything costs {{amount}}',
    date: 'Day the money arrives',
    dateHint: 'From today to {{date}}, the next due date',
    dateOutside: 'Choose a day from today to {{date}}.',
    interestOnly: 'This covers interest and fees only. Enter a higher amount.',
  },
  price: {
    title: 'Quote for the day',
    transfer: 'To transfer',
    saves: '{{amount}} less than repaying when due',
    savesNothing: 'This saves no interest: your agreement charges interest for a minimum number of days.',
    principal: 'Principal repaid',
    interest: 'Interest to {{date}}',
    fee: 'Fee to {{date}}',
    redPacket: 'Paid by red packet',
    givenBack: 'Given back',
    givenBackNote:
      'Interest {{interest}} and fee {{fee}} charged for later days, set against the principal',
    total: 'Total',
    left: 'Principal left',
    leftNote: 'Falls due as planned, from the next due date',
    saved: 'Interest and fees saved',
    validity: 'The money has to arrive on {{date}}; each later day adds interest.',
    calculating: 'Calculating',
    none: 'Enter an amount to see its principal, interest and what you save.',
  },
  report: {
    amountBelowWhole: 'This does not repay everything. To repay a part, choose “A part” above.',
    amountAboveWhole: 'This is more than repaying everything costs. Check the amount.',
    amountAbovePart: 'This is enough to repay everything. Choose “Everything” above.',
    done: 'We have your report, and the lender is checking it.',
  },
  underWay: {
    title: 'Checking your transfer',
    text: 'Reported {{when}}. The lender books it once it shows in the bank statement, usually within a working day. This page updates itself. Please do not pay twice.',
  },
  before: {
    posted: 'Your earlier repayment of {{amount}} is booked. Below is the quote for what is left.',
    voided:
      'The transfer of {{amount}} that you reported did not arrive. If you did send it, call customer service; otherwise report it again.',
    reversed: 'The bank returned your transfer of {{amount}}, so it was not received. Please transfer again.',
  },
  settled: {
    title: 'This drawdown cannot be repaid early',
    text: 'It may already be repaid or billed, or not be paid out yet. See your repayments.',
    doneTitle: 'This drawdown is repaid',
    doneText: 'Your early repayment is booked, and the principal is available again.',
  },
  unknown: {
    title: 'We cannot find this drawdown',
    text: 'The link may be incomplete, or the drawdown belongs to another company.',
  },
}
