import type { DictionaryEntry } from './dictionary-entry.ts'

type Bank = readonly [bic: string, simplified: string, traditional: string, english: string]

const banks: readonly Bank[] = [
  ['HSBCHKHH', '香港上海汇丰银行', '香港上海滙豐銀行', 'The Hongkong and Shanghai Banking Corporation'],
  ['HASEHKHH', '恒生银行', '恒生銀行', 'Hang Seng Bank'],
  ['BKCHHKHH', '中国银行（香港）', '中國銀行（香港）', 'Bank of China (Hong Kong)'],
  ['SCBLHKHH', '渣打银行（香港）', '渣打銀行（香港）', 'Standard Chartered Bank (Hong Kong)'],
  ['BEASHKHH', '东亚银行', '東亞銀行', 'The Bank of East Asia'],
  ['CITIHKHX', '花旗银行香港分行', '花旗銀行香港分行', 'Citibank, N.A., Hong Kong Branch'],
  ['DHBKHKHH', '星展银行（香港）', '星展銀行（香港）', 'DBS Bank (Hong Kong)'],
  [
    'UBHKHKHH',
    '中国工商银行（亚洲）',
    '中國工商銀行（亞洲）',
    'Industrial and Commercial Bank of China (Asia)',
  ],
  ['CCBQHKAX', '中国建设银行（亚洲）', '中國建設銀行（亞洲）', 'China Construction Bank (Asia)'],
  ['COMMHKHK', '交通银行（香港）', '交通銀行（香港）', 'Bank of Communications (Hong Kong)'],
  ['KWHKHKHH', '中信银行（国际）', '中信銀行（國際）', 'China CITIC Bank International'],
  ['WUBAHKHH', '招商永隆银行', '招商永隆銀行', 'CMB Wing Lung Bank'],
  ['WIHBHKHH', '华侨银行（香港）', '華僑銀行（香港）', 'OCBC Bank (Hong Kong)'],
  ['DSBAHKHH', '大新银行', '大新銀行', 'Dah Sing Bank'],
  ['LCHBHKHH', '创兴银行', '創興銀行', 'Chong Hing Bank'],
  ['SCBKHKHH', '上海商业银行', '上海商業銀行', 'Shanghai Commercial Bank'],
  ['IBALHKHH', '富邦银行（香港）', '富邦銀行（香港）', 'Fubon Bank (Hong Kong)'],
  ['AABLHKHH', '众安银行', '眾安銀行', 'ZA Bank'],
  ['ICBKCNBJ', '中国工商银行', '中國工商銀行', 'Industrial and Commercial Bank of China'],
  ['ABOCCNBJ', '中国农业银行', '中國農業銀行', 'Agricultural Bank of China'],
  ['BKCHCNBJ', '中国银行', '中國銀行', 'Bank of China'],
  ['PCBCCNBJ', '中国建设银行', '中國建設銀行', 'China Construction Bank'],
  ['COMMCNSH', '交通银行', '交通銀行', 'Bank of Communications'],
  ['CMBCCNBS', '招商银行', '招商銀行', 'China Merchants Bank'],
  ['PSBCCNBJ', '中国邮政储蓄银行', '中國郵政儲蓄銀行', 'Postal Savings Bank of China'],
  ['CIBKCNBJ', '中信银行', '中信銀行', 'China CITIC Bank'],
  ['SPDBCNSH', '上海浦东发展银行', '上海浦東發展銀行', 'Shanghai Pudong Development Bank'],
  ['MSBCCNBJ', '中国民生银行', '中國民生銀行', 'China Minsheng Bank'],
  ['FJIBCNBA', '兴业银行', '興業銀行', 'Industrial Bank'],
  ['EVERCNBJ', '中国光大银行', '中國光大銀行', 'China Everbright Bank'],
  ['SZDBCNBS', '平安银行', '平安銀行', 'Ping An Bank'],
  ['HXBKCNBJ', '华夏银行', '華夏銀行', 'Hua Xia Bank'],
  ['GDBKCN22', '广发银行', '廣發銀行', 'China Guangfa Bank'],
  ['BOSHCNSH', '上海银行', '上海銀行', 'Bank of Shanghai'],
  ['BKNBCN2N', '宁波银行', '寧波銀行', 'Bank of Ningbo'],
  ['HSBCCNSH', '汇丰银行（中国）', '滙豐銀行（中國）', 'HSBC Bank (China)'],
]

/** Banks that sellers hold accounts at. The id of each is its SWIFT code (BIC, ISO 9362). */
export const bankEntries: DictionaryEntry[] = banks.map(([bic, name_chi, name_cht, name_eng]) => ({
  key_id: bic,
  name_chi,
  name_cht,
  name_eng,
  show_name: `${name_chi} ${name_eng} (${bic})`,
}))
