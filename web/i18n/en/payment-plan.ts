export const paymentPlan = {
  title: 'Payment plan',
  ended: 'Earlier payment plans',
  of: 'Payment plan for the drawdown of {{date}}',
  replacesShare: {
    offered:
      'Once it is signed, no share of your sales falls due for this drawdown any more, for the running week neither. The rest is billed on these dates instead.',
    'in force':
      'No share of your sales falls due for this drawdown while the plan is in force. The rest is billed on these dates instead.',
  },
  statusNote: {
    offered:
      'Please look at the date and amount of each instalment before you sign. Until the plan starts, your bills and their due dates stay as they are.',
    'in force':
      'Please pay each instalment by its date. As long as you do, we do not pursue the bills of this drawdown.',
    kept: 'This drawdown was repaid in full by {{day}}.',
    broken:
      'The instalment due on {{day}} was not paid in full. The plan has ended, and the original due dates apply again. If you are in difficulty, please contact us soon.',
    ended:
      'The lender ended it on {{day}}, and the original due dates apply again. If you have any questions, please contact us.',
    withdrawn: 'The lender withdrew it on {{day}}. Your bills and their due dates stay as they are.',
    lapsed:
      'It was not signed by everyone in time. Your bills and their due dates stay as they are. If you still need a plan, please contact us.',
  },
  owed: 'Debt under the plan',
  interest: 'Overdue interest during the plan',
  total: 'All instalments',
  interestRule: 'Interest',
  interestRules: {
    asAgreed: 'Simple interest on overdue principal at the agreed {{rate}} a year',
    none: 'No overdue interest while the plan is in force',
  },
  instalments: 'Instalments',
  instalment: 'Instalment {{number}}',
  paidInFull: 'Paid in full',
  paidOf: '{{paid}} paid',
  late: 'Late, {{paid}} paid',
  lastNote:
    '{{amount}} is now owed on bills of this drawdown. The last instalment pays all that is then owed: the earlier you pay, the less interest there is.',
  signing: {
    title: 'Please sign the payment plan',
    lead: 'The plan starts once everyone who signs for the company has signed. Please finish before {{at}}.',
    who: 'Who signs',
    start: 'Start signing',
    starting: 'Everyone has signed. The plan is about to start.',
    checking: 'Everyone has signed. The plan starts once we have checked the signatures.',
  },
  next: {
    title: 'Next instalment',
    by: 'Please pay by {{day}}, at the latest by {{last}}.',
    rest: 'All instalments are paid. Please pay the interest that is left.',
    pending: '{{amount}} is reported and being checked.',
    bills: 'Your payment settles these bills',
    billsNote: 'The oldest bill comes first. After your transfer, open the bill to report the payment.',
    bill: 'Due on {{day}}, {{amount}} outstanding',
  },
  home: {
    mayNotDraw: 'You can draw again once overdue amounts are paid.',
    label: 'Next payment',
    next: 'Next instalment {{amount}}, due by {{date}}',
    due: 'next instalment of your payment plan, due {{date}}',
    rest: 'by your payment plan',
  },
  notice: {
    offered: 'You are offered a payment plan',
    inForce: 'Your payment plan is in force',
    signBefore:
      '{{total}} in total, in {{instalments}} instalments; the first, of {{first}}, is due on {{day}}. Please read and sign before {{at}}.',
    next: 'The next instalment of {{amount}} is due by {{day}}.',
    allPaid: 'All instalments are paid.',
    view: 'View the payment plan',
  },
}
