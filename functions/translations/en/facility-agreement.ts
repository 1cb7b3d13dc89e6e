import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/facility-agreement.ts'

export const translations: TranslationsOf<typeof source> = {
  title: 'Revolving Facility Agreement',
  subtitle: 'For a revolving credit facility against shop sales',
  labels: {
    agreementNumber: 'Agreement number',
    date: 'Date',
    lender: 'Lender',
    licence: "Money lender's licence",
    lenderAddress: "Lender's address",
    borrower: 'Borrower',
    borrowerCn: "Borrower's Chinese name",
    borrowerAddress: "Borrower's registered address",
    structure: 'Kind of facility',
    rate: 'Interest a year',
    fees: 'Fees',
    repayment: 'Ways of repaying',
    cap: 'Statutory cap',
  },
  values: {
    cap: 'Effective rate of {cap}% a year',
  },
  opening: [
    'This agreement is made on the date above between {lender}, licensed under the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) with licence number {licence} (the "Lender"), and {borrower} (the "Borrower").',
    'Please read it in full before you sign. It holds every term that binds you. If anything is unclear, ask the Lender first or take independent legal advice.',
  ],
  clauses: [
    {
      heading: 'The facility and its purpose',
      paragraphs: [
        'The Lender makes a revolving credit facility (the "Facility") available to the Borrower on the terms of this agreement. The Lender computes its limit from the sales data of the Borrower\'s authorised shops and notifies the Borrower of it once this agreement has been signed by everyone, together with the factors behind it, which the portal shows.',
        '{currencyClause} Its limit is at most {limitCap} in that currency, and is reviewed every {reviewMonths} months from the day on which it takes effect.',
        'The Borrower shall use drawdowns only for its own ordinary business, such as stock, logistics, warehousing, platform fees and advertising. It shall not use them to deal in securities or virtual assets, to buy residential property, to lend to others, or for anything that the law forbids.',
        "The Lender may reduce or freeze the undrawn part of the Facility when the Borrower's risk changes, and shall notify the Borrower. This leaves the rate and due date of money already paid out unchanged.",
      ],
    },
    {
      heading: 'Drawdowns',
      paragraphs: [
        "The Borrower applies for a drawdown in the portal, each of at least {minimumDrawdown} in the currency of the Facility. The available balance is the lower of the limit and the watermark (set by the eligible unsettled balances of the Borrower's payment accounts, and equal to the limit where there are none on record), less outstanding principal, pending drawdowns and any frozen part of the limit.",
        'Before the Borrower confirms a drawdown the portal states its amount, the ways of repaying to choose from, the benchmark with its date and source, the annual rate, each due date with what falls due on it (for a share of sales, the share chosen and the end of the term), the interest, the fees, what is taken out of the money and what is paid out, the total to repay and the effective annual rate. Nothing is owed for a drawdown that is not confirmed.',
        'Each drawdown is evidenced by a promissory note, made and given to the Borrower before the money is lent, which states the amount in words and figures, the annual rate and the place of negotiation.',
        "Money is paid only to the drawdown account in the Borrower's own name that the Lender has verified. Each drawdown is subject to the Lender's approval; if it is declined, the part of the limit held for it is released at once.",
      ],
    },
    {
      heading: 'Interest and fees',
      paragraphs: [
        'The rate of each drawdown is the benchmark of the currency of the Facility plus {margin}% a year, and at least 0%.',
        '{benchmarks}',
        'Interest is simple. The day of payment to the Borrower bears no interest; the day of repayment does.',
        'Interest is simple. It is never added to principal, and no compound interest is charged in any event.',
        'Interest accrues in full precision and is rounded once, half-up to the cent, when it is posted. {minimumInterest}',
        '{fees}',
        '{passThroughFee}',
      ],
    },
    {
      heading: 'Repayment and order of allocation',
      paragraphs: [
        '{repayment}',
        'The Lender issues a bill for whatever falls due. Payment is made on the day on which the Lender receives cleared funds.',
        'Every repayment is applied in this order: {allocationOrder}; {allocationPriority}.',
        'Money paid in excess belongs to the Borrower: the Lender credits it to the Borrower or returns it as the Borrower instructs. {structure}',
      ],
    },
    {
      heading: 'Early repayment',
      paragraphs: [
        'The Borrower may repay any drawdown early, in whole or in part, at any time and without fee or penalty.',
        'Principal repaid early bears interest only up to the day on which it is repaid, subject to any minimum number of interest days in clause 3.',
        '{earlyFees}',
        'A part repaid early pays the fee and the interest to that day first and principal with the rest, beginning with the principal that falls due next; the due dates of what remains stay as they are. Before the Borrower confirms, the portal states what is to be paid, what is given back, and the interest and fees that are saved, which holds for that day.',
      ],
    },
    {
      heading: 'Late payment',
      paragraphs: [
        '{overdueInterest}',
        'The Lender charges nothing for late payment beyond what this agreement states. If you expect to be late, please contact the Lender early to agree how to repay.',
      ],
    },
    {
      heading: 'Effective rate and statutory cap',
      paragraphs: [
        'The effective annual rate of each drawdown is computed by the method of Schedule 2 to the Money Lenders Ordinance and stated before the Borrower confirms it and on its note.',
        'Under that Ordinance a person who lends at an effective rate above {cap}% a year commits an offence. No drawdown under this agreement shall exceed that cap. Should one do so for any reason, the excess is not payable and, if paid, shall be returned to the Borrower.',
        'Where the effective rate exceeds {warningRate}% a year the law presumes the transaction extortionate and a court may reopen it. The Lender makes no such offer without an additional review.',
        'The Borrower is entitled to a copy of this agreement and of every note, and may require a statement of what it owes in writing as the Ordinance provides.',
        'The Lender has neither appointed nor paid any intermediary for this agreement. The Borrower need not pay any third party for the Facility; if anyone asks it to, please tell the Lender at once.',
      ],
    },
    {
      heading: 'Representations and undertakings',
      paragraphs: [
        'The Borrower represents that it is duly incorporated and validly existing, that it has every authority needed to make this agreement, and that the information given to the Lender is true and complete in all material respects.',
        'While anything is outstanding the Borrower shall keep its shops authorised, supply information that the Lender reasonably asks for, and promptly notify the Lender of any material change of its particulars, directors, shareholders or principal business.',
      ],
    },
    {
      heading: 'Default',
      paragraphs: [
        'Each of these is a default: a sum due is unpaid after the grace period; a representation was untrue in a material respect; the Borrower commits a serious breach of this agreement and does not remedy it within 14 days of notice; the Borrower is insolvent, is the subject of a winding-up petition or ceases business.',
        'While a default continues the Lender may by written notice cancel the undrawn part of the Facility and declare outstanding principal, with interest accrued to that day, immediately due. Interest remains simple and as stated in clauses 3 and 6.',
      ],
    },
    {
      heading: 'Data and privacy',
      paragraphs: [
        'The Borrower agrees that the Lender obtains orders, refunds, settlements and balances from authorised shops and payment platforms in order to assess and manage the Facility, to prevent fraud and to meet its legal duties. The Borrower may withdraw an authorisation at any time; the Lender may then stop new drawdowns.',
        'Personal data is handled under the Personal Data (Privacy) Ordinance (Cap. 486) and disclosed only as far as these purposes need, to service providers bound to confidence, to credit reference agencies, and to those to whom the law requires or permits it. Data subjects may have access to their personal data and have it corrected.',
      ],
    },
    {
      heading: 'Electronic signing',
      paragraphs: [
        "The parties agree to make and sign this agreement electronically. Each signer signs through a link of their own, mailed to their email address: the signer proves who they are by a code sent to their mobile number (to their email address where there is no number that serves) and the last four characters of their identity document's number, reads the whole text, consents to signing electronically, and types their full name, with a drawn signature where they like. A link is good for {linkHours} hours and can be sent again. Under the Electronic Transactions Ordinance (Cap. 553) such a signature has the effect of one by hand.",
        'A signer may decline to sign and say why. A signing that has not been completed within {signingDays} days of being ready lapses, and can be started again. This agreement takes effect when every signer has signed.',
        "For each signature the Lender records the signer's name, how their identity was proved, the language read, the time, the network address and the SHA-256 digest of this document. When everyone has signed, the Lender sets these records out in a certificate of completion, attaches it to this agreement and certifies both with a digital signature, which shows any later change. Each signer is sent the certified copy, and anyone can check it on the portal's verification page.",
      ],
    },
    {
      heading: 'General terms and governing law',
      paragraphs: [
        'Notices may be given through the portal or to the registered email address of a party. Amendments need the written consent of both parties. If a term is invalid, the others stand. Neither party may transfer its obligations without the written consent of the other.',
        'The language in which this agreement is signed prevails; texts in other languages are for reference. A person who is not a party has no right under the Contracts (Rights of Third Parties) Ordinance (Cap. 623) to enforce any of its terms.',
        'This agreement is negotiated and made in Hong Kong and is governed by and construed under the laws of the Hong Kong Special Administrative Region. The parties submit to the non-exclusive jurisdiction of its courts.',
      ],
    },
  ],
  warning: "Warning: You have to repay your loans. Don't pay any intermediaries.",
  signatures: {
    heading: 'Signatures',
    note: 'Each signer signs electronically. The certificate of completion, attached once everyone has signed, has the records of each signature.',
    lender: 'The Lender: {lender}',
    borrower: 'The Borrower: {borrower}',
    labels: {
      licence: 'Licence number',
      issuedOn: 'Issued on',
      signer: 'Signer',
      capacity: 'Capacity',
      manner: 'Manner',
    },
    manner: 'Electronically, through a personal link and with proof of identity',
  },
  footer: "{lender} · Money lender's licence {licence} · Version {version}",
  repayment: {
    choice:
      'Before it confirms a drawdown the Borrower chooses one of the following ways of repaying it, which the promissory note of that drawdown states.',
    one: 'Each drawdown is repaid as follows, which the promissory note of that drawdown states.',
    methods: {
      bullet: 'In one payment when due',
      equalPrincipal: 'Equal principal',
      equalInstalment: 'Equal instalments',
      interestMonthly: 'Interest monthly, principal at the end',
      salesShare: 'Share of sales',
    },
    summary: '{method} ({tenor})',
    separator: '; ',
    tenors: { days: '{count} days', months: '{count} months' },
    options: {
      bullet: {
        whole:
          '{method}: the drawdown falls due {tenor} after the money is paid out, and principal is repaid at once on that date. {interest}',
      },
      equalPrincipal: {
        whole:
          '{method}: the term is {tenor} from the day on which the money is paid out, with one due date a month. The same principal is repaid on each; the last takes the odd cents. {interest}',
      },
      equalInstalment: {
        whole:
          '{method}: the term is {tenor} from the day on which the money is paid out, with one due date a month. Principal and interest together come to the same amount on each; the last takes the odd cents. {interest}',
      },
      interestMonthly: {
        whole:
          '{method}: the term is {tenor} from the day on which the money is paid out. Interest is paid every month, and principal is repaid at once on the last due date. {interest}',
      },
      salesShare: {
        share:
          "{method}: the term is {tenor} from the day on which the money is paid out. Before it confirms a drawdown the Borrower chooses a share between {lowestShare}% and {highestShare}%. A week runs from Monday to Sunday by the date in Hong Kong. For each week that ends after the payout the amount due is that share of the net sales of the week of all the Borrower's authorised shops (sales less refunds, converted to the currency of the Facility at each day's rate), rounded half-up to the cent, and nil where refunds exceed sales. It is at least {minimum} a week in the currency of the Facility, and at most what is then owed.",
        due: 'The amount of a week falls due on the third business day after its Sunday. It pays the fee, if any, and the interest to that day first and principal with the rest; what of them it does not reach is paid with the next week and bears no interest. Whatever is still owed at the end of the term falls due on that day.',
        estimate:
          "Where a shop's sales of a week are not known by the due date, for instance because its platform is down or its authorisation has ended, the mean of its last four known weeks stands in. What turns out different is made good with the next week's repayment, up or down, and shown on the bill.",
        ceiling:
          'Should repayment be so fast that the effective rate of the drawdown would exceed the statutory cap of {cap}% a year, the excess is waived: interest first, then fees; what was taken at the payout is given back last.',
      },
    },
    timings: {
      upfront: 'Interest to the due date is taken out of the money when it is paid out.',
      periodic: 'Interest is paid on each due date, up to that date.',
      maturity: 'Interest runs to the due date and is paid together with the principal that bore it.',
    },
    businessDays: {
      following:
        'A due date that is not a business day {centres} moves to the next business day there, and interest runs to the day to which it moved. The grace period is counted from that day.',
      modifiedFollowing:
        'A due date that is not a business day {centres} moves to the next business day there, or to the one before where the next lies in another month. Interest runs to the day to which it moved, and the grace period is counted from that day.',
      unadjusted: 'A due date that is not a business day stays as it is.',
    },
    centres: {
      hongKong: 'in Hong Kong',
      hongKongAndCurrency:
        'in Hong Kong and where payments in the currency of the Facility settle (New York for US dollars, London for sterling, the payment system of the Eurosystem for euros, mainland China for renminbi)',
    },
    collections: {
      bank_transfer:
        'The Borrower pays in the currency of the drawdown to the account named on the bill and gives the transfer reference stated there.',
      platform_deduction:
        'The Borrower authorises the Lender to deduct what a bill asks for, on its due date, through the payment platform from the account that the Borrower holds there and has linked to the Facility. Each deduction is of all that is owed and that the Borrower has not reported as paid; where the account holds less, nothing is taken. Where nothing could be deducted the Lender states the reason and the Borrower pays the bill by transfer; until it is paid the Lender may try again once a day. A bill that the Borrower disputes is not deducted until the Lender has answered. Where there is no account to deduct from, or the Borrower ends the authority at the payment platform, the Borrower pays by transfer. A sum counts as repaid from the day on which the payment platform took it.',
    },
  },
  structures: {
    revolving: {
      name: 'Revolving: what is repaid can be drawn again',
      clause: 'Principal repaid becomes available again and can be drawn anew.',
    },
  },
  grace: { calendar: '{days} calendar days', business: '{days} business days in Hong Kong' },
  overdueInterest: {
    charged:
      'A grace period of {grace} follows the due date. No overdue interest is charged on what is paid within it. On principal that remains unpaid after it, overdue interest runs from the due date until payment as simple interest at {overdueMultiplier} times the rate of that drawdown. No interest is charged on interest.',
    none: 'No overdue interest is charged on what is paid late.',
  },
  fees: {
    none: { summary: 'None', clause: 'A drawdown bears no fee besides interest.' },
    interest_fee: {
      summary: '{percent}% of each drawdown, paid with its due dates',
      clause:
        'Each drawdown bears a fee of {percent}% of its amount, rounded half-up to the cent. It is paid on the due dates of the drawdown, on each of them what is earned by then and not paid before.',
    },
    deduction: {
      summary: '{percent}% of each drawdown, taken at the payout',
      clause:
        'Each drawdown bears a fee of {percent}% of its amount, rounded half-up to the cent, which is taken out of the money when it is paid out.',
    },
    separator: '; ',
    earned:
      'A fee is earned by the day: each cent of principal earns the same on each day that it is lent, and all of it runs to its due date for the fee to be earned in full. Nothing is earned after a due date, and a fee bears no interest.',
    early: {
      interest_fee: 'On principal repaid early the fee runs only up to the day on which it is repaid.',
      deduction:
        'What was taken out of the money as fee and interest for days after the one on which principal is repaid early is given back at once and repays principal as well, except interest for any minimum number of interest days in clause 3.',
    },
  },
  benchmarks: {
    between: ', ',
    names: {
      SOFR: 'SOFR (the Secured Overnight Financing Rate published by the Federal Reserve Bank of New York)',
      SONIA: 'SONIA (the Sterling Overnight Index Average published by the Bank of England)',
      ESTR: '€STR (the euro short-term rate published by the European Central Bank)',
      HIBOR:
        'HIBOR for one month (the Hong Kong Interbank Offered Rate, as published by the Hong Kong Monetary Authority)',
      HONIA:
        'HONIA (the Hong Kong Dollar Overnight Index Average of the Treasury Markets Association, as published by the Hong Kong Monetary Authority)',
      LPR: 'the LPR for one year (the Loan Prime Rate published by the National Interbank Funding Center)',
      SHIBOR:
        'SHIBOR for three months (the Shanghai Interbank Offered Rate published by the National Interbank Funding Center)',
    },
    methods: {
      overnight:
        '{name}, as last published by the day of the drawdown. It stays the same for the whole of the term of the drawdown.',
      averageInAdvance:
        'the 30-day average of {name} that is out on the business day of its market before the drawdown. It stays the same for the whole of the term of the drawdown.',
      inArrears:
        '{name}, day by day: each business day of its market counts with the fixing of five such business days before, for the calendar days until the next one, and is not compounded. What interest comes to is known when it falls due; the quote and the promissory note state an estimate by the first fixing. A missing fixing is the last one for five business days, and after that the last 30-day average with the adjustment below, if any.',
    },
    clause:
      'For a Facility in {currencies} the benchmark is {benchmark} It counts as {floor}% where it is lower. {fallback} Interest is computed on {dayCount}.',
    noFallback: 'While no recent fixing is published, nothing can be drawn.',
    fallback:
      'While no recent fixing is published, the last 30-day average, or the last fixing of a rate without averages, plus {points} percentage points takes its place; the promissory note says so.',
    fixed:
      'For a Facility in {currencies} there is no benchmark: the rate is fixed at {margin}% a year. Interest is computed on {dayCount}.',
  },
  currencyClause: {
    shops:
      "The Facility is in the currency in which the Borrower's authorised shops sold most in the twelve months before its limit is set, where that is pounds sterling, US dollars, Hong Kong dollars, renminbi or euros, and otherwise in US dollars. Sales in other currencies are counted at the reference rate that the European Central Bank published for the day, or the last one before it.",
    product:
      'The Facility is in {currency}. Sales in other currencies are counted at the reference rate that the European Central Bank published for the day, or the last one before it.',
  },
  passThroughFee: {
    none: 'A bill bears no charge for late payment, and no cost is passed on.',
    some: '{lateCharge} Of what a bank, a court or a collector has charged it because a bill was not paid as agreed, the Lender may only pass on the amount itself, to the cent, against its document, which the Borrower is given: bank charges up to {bank}, court fees up to {court} and a collector’s charges up to {collector} a bill. All charges under this clause are at most {maxPassThroughFee} a bill. They bear no interest, and count towards the effective annual rate of clause 7.',
    noLateCharge: 'A bill bears no charge for late payment.',
    lateCharge:
      'Where a bill is not paid within its grace period, the Lender may make a charge for late payment of at most simple interest on the overdue principal at the rate of its drawdown, and of at most {latePayment} a bill.',
  },
  minimumInterest: {
    none: 'There is no minimum number of interest days: the Borrower pays for the days on which it has the money, and no others.',
    some: 'Interest is payable for at least {days} days on each drawdown, however early it is repaid, always within the statutory cap in clause 7.',
  },
  dayCounts: {
    'ACT/360': 'the actual number of days over a year of 360 days (ACT/360)',
    'ACT/365F': 'the actual number of days over a year of 365 days (ACT/365F)',
    '30/360': 'months of 30 days over a year of 360 days (30/360)',
  },
  dues: {
    fee: 'fees',
    overdueInterest: 'overdue interest',
    interest: 'interest',
    principal: 'principal',
  },
  duesSeparator: ', ',
  allocationPriorities: {
    kind: 'within one kind, the oldest due first',
    oldestDue: 'the oldest due date comes first, and this order applies within one date',
  },
  capacities: {
    director: 'Director',
    director_and_shareholder: 'Director and shareholder',
    legal_representative: 'Legal representative',
    partner: 'Partner',
    sole_proprietor: 'Sole proprietor',
    guarantor: 'Guarantor',
  },
}
