/** Debt by obligor. */
export const obligors = {
  title: '债务人集中度',
  lead: '有共同董事或实际受益人的公司合并计算。',
  none: '没有未结束的额度',
  columns: {
    companies: '公司',
    shared: '共同的董事或受益人',
    currency: '币种',
    limit: '额度',
    outstanding: '未还合计',
    share: '占该币种',
    pastDue: '逾期',
  },
}
