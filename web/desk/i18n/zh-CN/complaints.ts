/** Texts of the register of complaints. */
export const complaints = {
  title: '投诉登记册',
  none: '登记册里没有投诉。',
  who: '公司或投诉人',
  anyStatus: '全部状态',
  figures: '每年的数字',
}
