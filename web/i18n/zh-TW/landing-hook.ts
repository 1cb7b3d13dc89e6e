import type { landingHook as source } from '../zh-CN/landing-hook.ts'

export const landingHook = {
  title: '小店融資 · 按銷售比例還款',
  hero: {
    eyebrow: '小店融資 · 新店起步，亦有餘裕',
    title: '還款跟隨銷售，淡季少還，旺季多還',
    lead: '連接網店，即日看到預估信貸額。每筆 {{minimum}} 起（以網店貨幣計），每星期按淨銷售額的約定比例還款，所有費用在您確認之前列明。',
    signUp: '免費註冊，預估信貸額',
    note: '*無最低營業額要求，須通過反欺詐審核',
  },
  steps: {
    title: '四個步驟取得資金',
    lead: '每一步要準備甚麼、需時多久，都預先說明。',
    first: {
      title: '連接網店',
      text: '在電商平台授權。我們只會讀取訂單，不能更改網店。',
      time: '數分鐘，隨即看到預估信貸額',
    },
    second: {
      title: '認證公司',
      text: '填寫公司及董事資料，上載證明文件。',
      time: '審核需時 {{review}} 個工作天',
    },
    third: { title: '簽署協議', text: '每位董事會收到電郵連結，網上閱讀後簽署。', time: '即日' },
    fourth: {
      title: '提款，按星期還',
      text: '需要多少，提取多少。每星期結算一次，按該星期淨銷售額的比例還款。',
      time: '隨時',
    },
  },
} satisfies typeof source
