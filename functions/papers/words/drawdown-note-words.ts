import type { Locale } from '#shared/i18n/locales.ts'
import type { DayCountBasis } from '#shared/lending/day-count.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'

/** The labels and sentences of a drawdown's promissory note. Braces stand for what the note's data fills in. */
export interface DrawdownNoteWords {
  title: string
  subtitle: string
  labels: Record<
    | 'noteNumber'
    | 'lender'
    | 'licence'
    | 'borrower'
    | 'place'
    | 'drawdownDate'
    | 'dueDate'
    | 'inWords'
    | 'principal'
    | 'interest'
    | 'total'
    | 'totalInWords'
    | 'rate'
    | 'benchmark'
    | 'margin'
    | 'dayCount'
    | 'effectiveRate'
    | 'signer'
    | 'signedAt'
    | 'manner',
    string
  >
  headings: Record<'promise' | 'amounts' | 'rate' | 'terms' | 'signature', string>
  promise: string
  benchmark: string
  terms: readonly string[]
  place: string
  manner: string
  party: string
  footer: string
  warning: string
  dayCounts: Record<DayCountBasis, string>
}

export const drawdownNoteWords: Record<Locale, DrawdownNoteWords> = {
  'zh-CN': {
    title: '提款承付票',
    subtitle: '兼作《放债人条例》（香港法例第 163 章）第 18 条所要求的书面记录',
    labels: {
      noteNumber: '承付票编号',
      lender: '贷款人',
      licence: '放债人牌照号码',
      borrower: '借款人',
      place: '商议及订立地点',
      drawdownDate: '提款日期',
      dueDate: '到期日',
      inWords: '本金大写',
      principal: '本金',
      interest: '至到期日的利息',
      total: '到期应还总额',
      totalInWords: '总额大写',
      rate: '年利率',
      benchmark: '基准利率',
      margin: '加点',
      dayCount: '计息基准',
      effectiveRate: '实际年利率',
      signer: '签署人',
      signedAt: '签署时间',
      manner: '签署方式',
    },
    headings: { promise: '付款承诺', amounts: '金额', rate: '利率', terms: '条款', signature: '签署' },
    promise:
      '借款人 {borrower} 现无条件承诺，于{dueDate}向贷款人 {lender} 或其指定人，支付 {total}，即下列本金连同至该日的利息。',
    benchmark: '{name} {percent}%，{date}订定，由 {source} 公布',
    terms: [
      '利息为单利，不会并入本金，亦不收取复利。提款当日不计息，还款当日计息。',
      '借款人可随时提前偿还全部或部分款项，无须另付费用；利息只计至实际还款之日，融资协议另订最低计息天数的除外。',
      '还款的入账次序、宽限期及逾期利息，均按双方所签的循环融资协议办理。',
      `实际年利率按《放债人条例》附表 2 计算，不超过每年 ${effectiveRateCap}% 的法定上限。本票的副本已在款项贷出之前交予借款人。`,
      '本票受香港特别行政区法律管辖。',
    ],
    place: '香港',
    manner: '电子签署',
    party: '借款人：{borrower}',
    footer: '{lender} · 放债人牌照号码 {licence} · {noteNumber}',
    warning: '忠告：借钱梗要还，咪俾钱中介。',
    dayCounts: {
      'ACT/360': '实际天数 / 360（ACT/360）',
      'ACT/365F': '实际天数 / 365（ACT/365F）',
      '30/360': '每月 30 天 / 360（30/360）',
    },
  },
  'zh-TW': {
    title: '提款承付票',
    subtitle: '兼作《放債人條例》（香港法例第 163 章）第 18 條所規定的書面記錄',
    labels: {
      noteNumber: '承付票編號',
      lender: '貸款人',
      licence: '放債人牌照號碼',
      borrower: '借款人',
      place: '商議及訂立地點',
      drawdownDate: '提款日期',
      dueDate: '到期日',
      inWords: '本金大寫',
      principal: '本金',
      interest: '至到期日的利息',
      total: '到期應還總額',
      totalInWords: '總額大寫',
      rate: '年利率',
      benchmark: '基準利率',
      margin: '加點',
      dayCount: '計息基準',
      effectiveRate: '實際年利率',
      signer: '簽署人',
      signedAt: '簽署時間',
      manner: '簽署方式',
    },
    headings: { promise: '付款承諾', amounts: '金額', rate: '利率', terms: '條款', signature: '簽署' },
    promise:
      '借款人 {borrower} 現無條件承諾，於{dueDate}向貸款人 {lender} 或其指定人，支付 {total}，即下列本金連同至該日的利息。',
    benchmark: '{name} {percent}%，{date}釐定，由 {source} 公布',
    terms: [
      '利息為單利，不會撥作本金，亦不收取複利。提款當日不計息，還款當日計息。',
      '借款人可隨時提早償還全部或部分款項，毋須另付費用；利息只計至實際還款當日，融資協議另訂最低計息日數的除外。',
      '還款的入帳次序、寬限期及逾期利息，均按雙方所簽的循環融資協議辦理。',
      `實際年利率按《放債人條例》附表 2 計算，不超過年息 ${effectiveRateCap}% 的法定上限。本票的副本已於款項貸出之前交予借款人。`,
      '本票受香港特別行政區法律管轄。',
    ],
    place: '香港',
    manner: '電子簽署',
    party: '借款人：{borrower}',
    footer: '{lender} · 放債人牌照號碼 {licence} · {noteNumber}',
    warning: '忠告：借錢梗要還，咪俾錢中介。',
    dayCounts: {
      'ACT/360': '實際日數 / 360（ACT/360）',
      'ACT/365F': '實際日數 / 365（ACT/365F）',
      '30/360': '每月 30 日 / 360（30/360）',
    },
  },
  en: {
    title: 'Drawdown Promissory Note',
    subtitle: 'And memorandum of loan under section 18 of the Money Lenders Ordinance',
    labels: {
      noteNumber: 'Note number',
      lender: 'Lender',
      licence: "Money lender's licence",
      borrower: 'Borrower',
      place: 'Negotiated and completed in',
      drawdownDate: 'Date of drawdown',
      dueDate: 'Due date',
      inWords: 'Principal in words',
      principal: 'Principal',
      interest: 'Interest to the due date',
      total: 'Total to repay',
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
    promise:
      'The Borrower, {borrower}, unconditionally promises to pay to the Lender, {lender}, or to its order, on {dueDate} the sum of {total}, being the principal below with interest to that date.',
    benchmark: '{name} {percent}%, fixed for {date}, published by {source}',
    terms: [
      'Interest is simple. It is never added to principal, and no compound interest is charged. The day of the drawdown bears no interest; the day of repayment does.',
      'The Borrower may repay early, in whole or in part, at any time and without fee. Interest then runs only to that day, or any minimum term agreed.',
      'The order in which payments are applied, the grace period and overdue interest are those of the revolving facility agreement between the parties.',
      `The effective rate is computed by Schedule 2 to the Money Lenders Ordinance and is within the statutory cap of ${effectiveRateCap}% a year. A copy of this note was given to the Borrower before the money was lent.`,
      'This note is governed by the laws of Hong Kong.',
    ],
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
  },
}
