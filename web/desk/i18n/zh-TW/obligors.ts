/** Debt by obligor. */
export const obligors = {
  title: '債務人集中度',
  lead: '有共同董事或實益擁有人的公司合併計算。',
  none: '沒有未結束的循環信貸',
  columns: {
    companies: '公司',
    shared: '共同的董事或擁有人',
    currency: '貨幣',
    limit: '信貸額',
    outstanding: '未還合計',
    share: '佔該貨幣',
    pastDue: '逾期',
  },
}
