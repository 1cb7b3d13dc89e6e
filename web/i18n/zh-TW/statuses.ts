import { texts as rejectionTexts } from '#shared/rejections/drawdown/zh-TW.ts'
import type { statuses as source } from '../zh-CN/statuses.ts'
import { states } from './states.ts'

export const statuses = {
  ...states,
  rejection: rejectionTexts,
  /** How a rate is determined if not by the latest fixing of its benchmark. */
  benchmark: {
    averageInAdvance: '{{name}} 30 日平均值',
    fallback: '{{name}} 替代值（最近平均值加約定的調整）',
    inArrears: '{{name}} 逐日計息（首日 {{benchmark}}，{{date}}）+ 息差 {{margin}}；此處為估算，到期時方確定',
    fixed: '固定利率，沒有基準利率',
  },
  sales: {
    title: '每月淨銷售額',
    rule: '銷售額按實際收到的貨款、運費、稅款及關稅計算，記在付款當日；退款及付款後取消的訂單記在發生當日。未付款的訂單、售出的禮品卡及小費不計。',
    caption: '{{shop}} 每月淨銷售額',
    period: '{{from}}至{{to}}，淨銷售額合計',
    total: '合計',
    partial: '未足整月',
    part: '{{month}}（未足整月）',
    mean: '每月平均',
    showTable: '查看每月數字',
    month: '月份',
    gross: '銷售額',
    refunds: '退款',
    net: '淨銷售額',
  },
  limitFailure: {
    noShops: '沒有已授權的網店。請連接網店，或為已過期的網店重新授權，讀取訂單後會自動重新釐定。',
    noSales: '最近 12 個月沒有讀到銷售訂單。有銷售後，可以重新釐定。',
    limitZero: '按目前銷售計算不足 1,000，未能給予信貸額。銷售增長後，可以重新釐定。',
  },
} satisfies typeof source
