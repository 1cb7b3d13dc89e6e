import type { landingUnderwritingMore as source } from '../zh-CN/landing-underwriting-more.ts'

export const landingUnderwritingMore = {
  cost: {
    title: '每一期付多少，一目了然',
    lead: '利息按未償還本金計算，愈還愈少；手續費隨各期分攤。',
    first: {
      title: '基準加息差',
      text: '年利率 = 貨幣對應的基準利率（美元為紐約聯邦儲備銀行公布的 SOFR 30 日平均值）+ {{margin}} 息差，提款當日釐定，還清之前不變。',
    },
    second: {
      title: '手續費 {{fee}}',
      text: '按提款金額計，隨各期支付，同樣按日計：提早還款的部分不會收足。',
    },
    third: {
      title: '{{methods}} 種還款方式',
      text: '等額供款每期相同；等額本金總利息最少；按月付息、到期還本，期間佔用資金最少。',
    },
    fourth: { title: '{{tenorMonths}} 個月', text: '每月一期，遇香港公眾假期順延至下一個營業日。' },
  },
  fit: {
    title: '適合這樣的商戶',
    lead: '看的是持續的營收，不是抵押品。',
    first: '業務穩定，希望每期還款金額固定、便於安排',
    second: '要備一季的貨、開拓新站點，或擴充貨品種類',
    third: '多間網店、多個平台，想合併釐定一個信貸額',
    needTitle: '請預備',
    needShop: '全部網店的登入權限，用作授權',
    needCompany: '公司註冊證明書、商業登記證及周年申報表',
    needDirector: '董事及主要股東的身份證明文件及電郵',
    needBank: '收款用的公司銀行帳戶',
  },
  questions: {
    first: {
      question: '信貸額如何計算？',
      answer:
        '以近 {{months}} 個月平均每月淨銷售額的 {{multiple}} 倍為起點，再看銷售是否平穩、是否集中於一個平台、經營了多久。每一項的數值及影響都會列出。',
    },
    second: {
      question: '日後可以提高信貸額嗎？',
      answer: '可以。銷售增長，或連接了更多網店，均可申請重新釐定。',
    },
    third: {
      question: '提早還清划算嗎？',
      answer: '划算。利息及手續費都按日計，提早還清便少付，不設提早還款費用。',
    },
    fourth: {
      question: '還款日遇上假期怎麼辦？',
      answer:
        '順延至香港及貨幣結算地的下一個營業日，另有 {{grace}} 個營業日的寬限期，寬限期內還清不計逾期利息。',
    },
  },
} satisfies typeof source
