import type { landingEntry as source } from '../zh-CN/landing-entry.ts'

export const landingEntry = {
  title: '網店商戶融資',
  hero: {
    eyebrow: '持牌放債人 · 網店商戶融資',
    title: '生意怎樣做，就怎樣借、怎樣還',
    lead: '三種融資，三種還款節奏。先看清費用、還款日及所需資料，再決定是否申請。',
    signUp: '免費註冊',
    note: '註冊及查看信貸額均不收費，亦不影響網店營運。',
  },
  lines: {
    title: '三種融資，哪一種適合您',
    hook: {
      name: '小店融資',
      promise: '還款跟隨銷售',
      text: '每星期按淨銷售額的一定比例還款，淡季少還，旺季多還。小額亦可提取。',
      action: '了解小店融資',
    },
    underwriting: {
      name: '營收信貸',
      promise: '按月分期，穩步擴充',
      text: '以近 {{months}} 個月的淨銷售額釐定信貸額，{{methods}} 種還款方式可選，每期金額預先確定。',
      action: '了解營收信貸',
    },
    payoneer: {
      name: '支付平台融資',
      promise: '報價已經備妥',
      text: '由支付平台帶着報價進入，到期從平台帳戶自動扣款，毋須轉帳。',
      action: '了解支付平台融資',
    },
  },
} satisfies typeof source
