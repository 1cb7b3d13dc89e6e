import type { landingPayoneerMore as source } from '../zh-CN/landing-payoneer-more.ts'

export const landingPayoneerMore = {
  cost: {
    title: '放款時扣清，其後不再收費',
    lead: '到帳多少、到期扣款多少，簽署之前都已確定。',
    first: {
      title: '基準加息差',
      text: '年利率 = SOFR 30 日平均值（紐約聯邦儲備銀行公布）+ {{margin}} 息差，提款當日釐定。',
    },
    second: { title: '手續費 {{fee}}', text: '按提款金額計，放款時扣除；提早還清，按剩餘日數退還。' },
    third: {
      title: '兩種還款方式',
      text: '{{days}} 日後一次還清，利息預先扣除；或分 {{months}} 個月等額還本，利息隨每期支付。',
    },
    fourth: { title: '自動扣款', text: '到期當日從平台帳戶（{{currency}}）扣取應還金額，毋須轉帳。' },
  },
  fit: {
    title: '適合這樣的商戶',
    lead: '看訂單，看結算，不看抵押品。',
    first: '已在支付平台收款，並收到融資報價',
    second: '平台結算款以 {{currency}} 計，希望以回款直接還款',
    third: '不想記住還款日，也不想每次轉帳',
    needTitle: '請預備',
    needShop: '支付平台帳戶的登入權限，用作授權',
    needCompany: '公司註冊證明書或商業登記證',
    needDirector: '董事的身份證明文件及電郵',
    needBank: '收款用的公司銀行帳戶',
  },
  questions: {
    first: {
      question: '報價的金額就是信貸額嗎？',
      answer: '報價由支付平台提供，可供參考；最終信貸額在公司認證及協議簽署之後釐定。',
    },
    second: {
      question: '沒有收到報價，也可以申請嗎？',
      answer: '可以直接註冊，連接網店之後按淨銷售額釐定。',
    },
    third: {
      question: '帳戶結餘不足怎麼辦？',
      answer: '扣款不成功會通知您轉帳，{{grace}} 個營業日的寬限期內還清不計逾期利息。',
    },
    fourth: {
      question: '網店以其他貨幣銷售，可以嗎？',
      answer: '這個產品以 {{currency}} 放款及還款。網店的銷售按當日匯率折算後計入信貸額。',
    },
  },
} satisfies typeof source
