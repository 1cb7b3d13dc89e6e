import { texts as rejectionTexts } from '#shared/rejections/drawdown/zh-CN.ts'
import { states } from './states.ts'

/** States, sales by month, and why there is no limit, which several screens show. */
export const statuses = {
  ...states,
  rejection: rejectionTexts,
  /** How a rate is determined if not by the latest fixing of its benchmark. */
  benchmark: {
    averageInAdvance: '{{name}} 30 天平均值',
    fallback: '{{name}} 替代值（最近平均值加约定的调整）',
    inArrears: '{{name}} 逐日计息（首日 {{benchmark}}，{{date}}）+ 利差 {{margin}}；这里是估算，到期时才确定',
    fixed: '固定利率，没有基准利率',
  },
  sales: {
    title: '每月净销售额',
    rule: '销售额按实际收到的货款、运费、税款和关税计，记在付款当天；退款和付款后取消的订单记在发生当天。未付款的订单、售出的礼品卡和小费不计。',
    caption: '{{shop}} 每月净销售额',
    period: '{{from}} 至 {{to}}，净销售额合计',
    total: '合计',
    partial: '不足整月',
    part: '{{month}}（不足整月）',
    mean: '月平均',
    showTable: '查看每个月的数字',
    month: '月份',
    gross: '销售额',
    refunds: '退款',
    net: '净销售额',
  },
  limitFailure: {
    noShops: '没有已授权的店铺。请连接一家店铺，或为已过期的店铺重新授权，读完订单会自动重新核定。',
    noSales: '近 12 个月没有读到销售订单。有了销售之后，可以重新核定。',
    limitZero: '按目前的销售算出来不足 1,000，还不能给出额度。销售增长后，可以重新核定。',
  },
}
