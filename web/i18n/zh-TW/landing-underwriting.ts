import type { landingUnderwriting as source } from '../zh-CN/landing-underwriting.ts'

export const landingUnderwriting = {
  title: '營收信貸 · 按月分期',
  hero: {
    eyebrow: '營收信貸 · 為穩步擴充的商戶而設',
    title: '按月分期，每一期都預先計清',
    lead: '以近 {{months}} 個月的淨銷售額釐定信貸額，上限 {{limitCap}}（以網店貨幣計）。等額供款、等額本金，或按月付息、到期還本，{{methods}} 種方式任選。',
    signUp: '免費註冊，申請信貸額',
    note: '利率於提款當日釐定，還清之前不變。',
  },
  steps: {
    title: '由營收到信貸額，四個步驟',
    lead: '信貸額按網店的真實營收計算，每一項因素都逐一列出。',
    first: {
      title: '連接全部網店',
      text: '連接的網店愈齊全，信貸額的依據愈充分。我們只會讀取訂單。',
      time: '每間網店數分鐘',
    },
    second: {
      title: '認證公司',
      text: '填寫公司、業務及股權資料，上載證明文件。',
      time: '審核需時 {{review}} 個工作天',
    },
    third: { title: '簽署協議', text: '每位董事會收到電郵連結，網上閱讀後簽署。', time: '即日' },
    fourth: {
      title: '選擇方式，按期還款',
      text: '提款前並列比較 {{methods}} 種方式的每期金額及總成本。',
      time: '每月一期',
    },
  },
} satisfies typeof source
