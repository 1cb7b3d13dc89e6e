/** Texts of the register of suspicions. */
export const suspicions = {
  title: '可疑交易',
  confidential:
    '向任何人透露可疑情况或举报都可能触犯法律。只有合规人员能看到本页，审计、公司经过和其他页面都不会显示。',
  none: '登记册里没有记录。',
}
