import type { landingHookMore as source } from '../zh-CN/landing-hook-more.ts'

export const landingHookMore = {
  cost: {
    title: '費用只有一項：利息',
    lead: '不設手續費，不設帳戶管理費，未動用的信貸額不計利息。',
    first: {
      title: '基準加息差',
      text: '年利率 = 貨幣對應的基準利率（美元為紐約聯邦儲備銀行公布的 SOFR 30 日平均值）+ {{margin}} 息差，提款當日釐定，還清之前不變。',
    },
    second: {
      title: '比例由您選擇',
      text: '每星期還淨銷售額的 {{lowest}} 至 {{highest}}。退款先行扣除，沒有銷售的星期只還最低額。',
    },
    third: { title: '隨時可提早還款', text: '按日計單利，早一日還清，少付一日利息，不設提早還款費用。' },
    fourth: {
      title: '最長 {{days}} 日',
      text: '到期仍未還清的部分須一次還清。亦可選擇 {{bulletDays}} 日後一次還清。',
    },
  },
  fit: {
    title: '適合這樣的網店',
    lead: '看的是訂單，不是抵押品，亦不看開店時間長短。',
    first: '訂單不多，或剛開店，想先小額試用',
    second: '淡旺季分明，擔心固定的還款日遇上淡季',
    third: '入貨、投放廣告，或等候平台結算，需要短期資金',
    needTitle: '請預備',
    needShop: '網店的登入權限，用作授權',
    needCompany: '公司註冊證明書或商業登記證',
    needDirector: '董事的身份證明文件及電郵',
    needBank: '收款用的公司銀行帳戶',
  },
  questions: {
    first: {
      question: '營業額很少，也可以申請嗎？',
      answer: '可以。沒有最低營業額要求，須通過反欺詐審核；信貸額按實際淨銷售額計算，每筆最低 {{minimum}}。',
    },
    second: {
      question: '某個星期沒有銷售，怎樣還款？',
      answer: '該星期只還最低額 {{least}}。到期日仍未還清的部分，在到期日一次還清。',
    },
    third: {
      question: '比例選定後可以更改嗎？',
      answer: '每筆提款在簽署時選定比例，其後不變。想早些還清，隨時可以多還。',
    },
    fourth: {
      question: '多久可以知道信貸額？',
      answer: '連接網店、讀取訂單後即可看到預估信貸額。正式信貸額在公司認證及協議簽署之後釐定。',
    },
  },
} satisfies typeof source
