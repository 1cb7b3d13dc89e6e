import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/overdue-letter.ts'

export const translations: TranslationsOf<typeof source> = {
  subtitle: '循環信貸額 {facility}',
  labels: {
    date: '日期',
    borrower: '借款人',
    borrowerAddress: '借款人註冊地址',
    lender: '貸款人',
    lenderAddress: '貸款人地址',
    facility: '協議編號',
    dueDate: '到期日',
    principal: '本金',
    interest: '利息',
    overdueInterest: '逾期利息',
    fee: '費用',
    owed: '應還',
    total: '應還合計',
    payDeadline: '付款期限',
    bank: '收款銀行',
    accountName: '收款人',
    accountNumber: '帳戶號碼',
    reference: '轉帳備註',
  },
  billsHeading: '截至 {date} 的逾期帳單（{currency}）',
  totalHeading: '應還金額',
  letters: {
    reminder: {
      title: '逾期付款提示',
      opening: [
        '我們的帳目顯示，下列帳單已經到期，尚未還清。如您已經付款，毋須理會本函，並請於網站報告該筆轉帳，方便我們核對。',
      ],
      closing: [
        '請於 {payDeadline} 或之前，將 {total} 轉帳至上列帳戶，並填寫轉帳備註。',
        '如暫時未能付款，請盡早與我們聯絡，我們樂意與您商討安排。',
      ],
    },
    demand: {
      title: '要求還款函',
      opening: [
        '根據雙方簽署的循環信貸協議，下列帳單已經到期。經提示後，至今仍未還清。現正式要求貴公司付款。',
      ],
      closing: [
        '請於 {payDeadline} 或之前，將 {total} 轉帳至上列帳戶，並填寫轉帳備註。',
        '還清之前，未還本金按協議約定的利率繼續計算單利，不會因逾期提高利率，亦不計複利。',
        '如對帳單有異議，請於上述期限之前於網站提出。',
      ],
    },
    'final-demand': {
      title: '最後要求還款函',
      opening: ['我們曾發函要求還款，下列帳單至今仍未還清。這是我們採取法律行動之前的最後一次要求。'],
      closing: [
        '如於 {payDeadline} 或之前仍未收到 {total}，我們將不再另行通知，向借款人展開法律程序；簽有個人擔保書的，亦會向擔保人追討。',
        '還清之前，未還本金按協議約定的利率繼續計算單利。我們保留協議及法律賦予的一切權利。',
        '如有疑問，建議您尋求獨立的法律意見。',
      ],
    },
  },
  warning: '忠告：借錢梗要還，咪俾錢中介。如有還款困難，請盡早聯絡我們。',
  footer: '{lender} · 放債人牌照號碼 {licence} · {facility}',
}
