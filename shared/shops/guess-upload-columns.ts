import { guessColumns, type HeadingPatterns } from '../input-parsing/guess-columns.ts'
import type { UploadRole } from './upload-columns.ts'

/** The pattern, except in headings of discounts, fees and the like: their totals are not the order's. */
const ofNoPart = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    `^(?!.*(?:优惠|優惠|折扣|立减|立減|补贴|補貼|运费|運費|邮费|佣金|手续费|手續費|discount|voucher|coupon|rebate|commission|shipping|\\bfees?\\b|\\btax amount)).*(?:${source})`,
    [...new Set(`${flags}i`)].join(''),
  )

const patterns: HeadingPatterns<UploadRole> = [
  [
    'id',
    [
      /^order[ _-]?(?:id|no\.?|number|sn)$/i,
      /订单(?:编号|号)|訂單(?:編號|號)|注文番号|交易(?:编号|号|編號|號|流水)|流水(?:编号|号|號)/,
      // Before the id of a payment, which is a column of Shopify's export as well.
      /\border[ _-]?(?:id|no|number|sn)\b|^id$/i,
      /^(?:transaction|payment)[ _-]?(?:id|no\.?|number|sn)$|\btransaction[ _-]?id\b/i,
      /单号|單號|\bid\b|^(?:po|order) ?#$/i,
    ],
  ],
  // Before `amount`, whose patterns also match an amount of refunds.
  [
    'refund',
    [
      /退款(?:金额|金額)|\brefund(?:ed)?[ _-]?amount\b/i,
      /^(?!.*(?:\b(?:status|reason|date|time|id)\b|状态|狀態|原因|时间|時間|日期)).*(?:支出|\bdebit\b|退款|\brefund)/i,
    ],
  ],
  [
    'date',
    [
      /支付(?:时间|日期)|付款(?:确认|確認)?(?:时间|日期|時間)|入金日|\bpa(?:id|yment)[ _-]?(?:on[ _-]?)?(?:time|date|at)\b/i,
      /(?:下单|订单|創建|创建|建立|訂單|交易|入账|入賬)(?:创建|成立|建立)?(?:时间|日期|時間)/,
      /\b(?:order|purchase|create[d]?|transaction)[ _-]?(?:creation[ _-]?)?(?:time|date|at)\b/i,
      /时间|時間|日期|日時|\bdate\b|\btime\b/i,
      /^(?:paid|created|placed|ordered|purchased)(?:[ _-](?:at|on))?(?:\s*\(.*\))?$/i,
    ],
  ],
  ['currency', [/^currency(?: code)?$/i, /币种|幣種|货币|貨幣|\bcurrency\b/i]],
  [
    'direction',
    [
      /^(?:收\/支|收支|借贷|借貸|资金|資金)(?:类型|類型|标志|標誌|方向)?$/,
      /^(?:debit ?\/ ?credit|credit ?\/ ?debit|dr ?\/ ?cr|cr ?\/ ?dr|balance impact|direction)$/i,
    ],
  ],
  ['status', [/^(?:order[ _-]?)?status$/i, /状态|狀態|ステータス|\bstatus\b/i]],
  [
    'amount',
    [
      /实付|實付|实际支付金额|實際支付金額/,
      /订单(?:总|应付)?金额|訂單(?:總|應付)?金額/,
      /总金额|總金額|合計金額/,
      /\b(?:order|grand)[ _-]?(?:total|amount)\b/i,
      /\btotal[ _-]?(?:amount|price)?\b/i,
      /收入|入账金额|入賬金額|\bcredit\b|\bamount\b|金额|金額|\bgross\b/i,
      /\b(?:paid|item)[ _-]?price\b|价格|價格/i,
    ].map(ofNoPart),
  ],
]

/** Guesses the columns of a seller's export by its headings. */
export const guessUploadColumns = (headings: readonly string[]): Partial<Record<UploadRole, string>> =>
  guessColumns(headings, patterns)
