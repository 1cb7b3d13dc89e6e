import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/drawdown-note.ts'

export const words: WordsOf<typeof source> = {
  title: 'Drawdown Promissory Note',
  subtitle: 'And memorandum of loan under section 18 of the Money Lenders Ordinance',
  labels: {
    noteNumber: 'Note number',
    lender: 'Lender',
    licence: "Money lender's licence",
    borrower: 'Borrower',
    place: 'Negotiated and completed in',
    drawdownDate: 'Date of drawdown',
    dueDate: { once: 'Due date', schedule: 'Last due date', salesShare: 'Repaid in full by' },
    transferReference: 'Transfer reference',
    inWords: 'Principal in words',
    principal: 'Principal',
    interest: {
      once: 'Interest to the due date',
      schedule: 'Interest in all',
      salesShare: 'Interest, at most',
    },
    total: { once: 'Total to repay', schedule: 'Total to repay', salesShare: 'Total to repay, at most' },
    totalInWords: 'Total in words',
    rate: 'Rate of interest a year',
    benchmark: 'Benchmark',
    margin: 'Margin',
    dayCount: 'Day count',
    effectiveRate: 'Effective rate a year',
    signer: 'Signer',
    signedAt: 'Signed at',
    manner: 'Manner',
  },
  headings: {
    promise: 'Promise to pay',
    amounts: 'Amounts',
    rate: 'Rate',
    terms: 'Terms',
    signature: 'Signature',
  },
  due: '{dueDate} ({method})',
  methods: {
    bullet: 'At once when due',
    equalPrincipal: 'Equal principal',
    equalInstalment: 'Equal instalments',
    interestMonthly: 'Interest monthly, principal at the end',
    salesShare: 'Share of sales',
  },
  promise: {
    once: 'The Borrower, {borrower}, unconditionally promises to pay to the Lender, {lender}, or to its order, on {dueDate} the sum of {total}, being the principal below with interest to that date.',
    schedule:
      'The Borrower, {borrower}, unconditionally promises to pay to the Lender, {lender}, or to its order, in {count} payments the sums on the dates of the repayment schedule below, {total} in all, the last of them on {dueDate}.',
    salesShare:
      'The Borrower, {borrower}, unconditionally promises to repay to the Lender, {lender}, or to its order, the principal below with interest by {share}% of the net sales of its authorised shops in each week, due on the third business day after the Sunday of that week, and to pay on {dueDate} all that is still owed then. Interest and total below are the most that can come due, if no week repaid anything.',
  },
  schedule: {
    heading: 'Repayment schedule',
    instalment: '{total} (principal {principal}, interest {interest})',
  },
  benchmark: '{name} {percent}%, fixed for {date}, published by {source}',
  terms: [
    'Interest is simple. It is never added to principal, and no compound interest is charged. The day of the drawdown bears no interest; the day of repayment does.',
    'The Borrower may repay early, in whole or in part, at any time and without fee. Interest then runs only to that day, or any minimum term agreed.',
    'The order in which payments are applied, the grace period and overdue interest are those of the revolving facility agreement between the parties.',
    'The effective rate is computed by Schedule 2 to the Money Lenders Ordinance and is within the statutory cap of {cap}% a year. A copy of this note was given to the Borrower before the money was lent.',
    'This note is governed by the laws of Hong Kong.',
  ],
  drawdown: '{date}, into {account}',
  place: 'Hong Kong',
  manner: 'Signed electronically',
  party: 'The Borrower: {borrower}',
  footer: "{lender} · Money lender's licence {licence} · {noteNumber}",
  warning: "Warning: You have to repay your loans. Don't pay any intermediaries.",
  dayCounts: {
    'ACT/360': 'Actual days / 360 (ACT/360)',
    'ACT/365F': 'Actual days / 365 (ACT/365F)',
    '30/360': 'Months of 30 days / 360 (30/360)',
  },
}
