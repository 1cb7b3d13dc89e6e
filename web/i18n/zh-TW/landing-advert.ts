import type { landingAdvert as source } from '../zh-CN/landing-advert.ts'

export const landingAdvert = {
  label: '推廣資訊',
  stop: '暫停輪播',
  start: '繼續輪播',
  action: '免費註冊',
  packets: {
    title: '利是尚餘 {{count}} 個',
    text: '註冊後在「利是」頁面領取，先到先得，以頁面顯示的有效期為準。',
  },
  partner: {
    title: '合作夥伴推薦的商戶',
    text: '您的專屬顧問會協助準備資料，掃碼即可聯絡；註冊後由同一位顧問跟進。',
  },
  adviser: { code: '專屬顧問的二維碼', scan: '掃碼聯絡您的顧問' },
  red: {
    first: {
      title: '旺季入貨，資金先到位',
      text: '連接網店，按真實銷售釐定信貸額，入貨、投放廣告、等候回款都用得上。',
    },
    second: { title: '未動用的信貸額不計息', text: '用多少計多少，按日計單利，提早還清便少付。' },
    third: { title: '小額亦可提取', text: '每筆 {{minimum}} 起（以融資貨幣計），需要多少，提取多少。' },
  },
  blue: {
    first: { title: '每項費用，先列明再簽署', text: '利息、費用、實際到帳及還款日，提款之前全部列明。' },
    second: { title: '信貸額循環使用', text: '還款後可再提取，毋須重新申請。' },
    third: { title: '提早還款，不另收費', text: '利息按日計，早一日還清，少付一日。' },
  },
  approval: {
    first: { title: '信貸額自動釐定', text: '連接網店之後，按真實營收自動計算，每一項依據都逐一列出。' },
    second: { title: '多店合併，一個信貸額', text: '多個平台、多間網店的淨銷售合併計算。' },
    third: { title: '每期金額預先計清', text: '提款之前並列比較各種還款方式，簽署之後不再變動。' },
  },
} satisfies typeof source
