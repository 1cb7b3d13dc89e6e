import { entriesOf } from './dictionary-entry.ts'

export const mobileAreaCodeEntries = entriesOf([
  ['+86', '中国内地 +86', '中國內地 +86', 'Mainland China +86'],
  ['+852', '中国香港 +852', '中國香港 +852', 'Hong Kong +852'],
  ['+1', '美国／加拿大 +1', '美國／加拿大 +1', 'United States and Canada +1'],
])

export const characterTitleEntries = entriesOf([
  ['mr', '先生', '先生', 'Mr'],
  ['ms', '女士', '女士', 'Ms'],
  ['mrs', '太太', '太太', 'Mrs'],
  ['miss', '小姐', '小姐', 'Miss'],
  ['dr', '博士', '博士', 'Dr'],
])

export const connectedPersonCapacityEntries = entriesOf([
  ['director', '董事', '董事', 'Director'],
  ['shareholder', '股东', '股東', 'Shareholder'],
  ['director_and_shareholder', '董事兼股东', '董事兼股東', 'Director and shareholder'],
  ['legal_representative', '法定代表人', '法定代表人', 'Legal representative'],
  ['partner', '合伙人', '合夥人', 'Partner'],
  ['sole_proprietor', '独资经营者', '獨資東主', 'Sole proprietor'],
])

export const connectedCompanyCapacityEntries = entriesOf([
  ['corporate_shareholder', '法人股东', '法人股東', 'Corporate shareholder'],
  ['corporate_director', '法人董事', '法人董事', 'Corporate director'],
  ['parent_company', '母公司', '母公司', 'Parent company'],
  ['subsidiary', '子公司', '附屬公司', 'Subsidiary'],
  ['affiliate', '关联公司', '關連公司', 'Affiliate'],
])

export const certificateTypeEntries = entriesOf([
  ['hk_id', '香港身份证', '香港身份證', 'Hong Kong identity card'],
  ['china_id', '中国居民身份证', '中國居民身份證', 'China resident identity card'],
  ['passport', '护照', '護照', 'Passport'],
])

export const uboWealthEntries = entriesOf([
  ['salary', '工资收入', '薪金收入', 'Salary'],
  ['business_ownership', '经营所得', '經營業務所得', 'Business ownership'],
  ['savings', '个人积蓄', '個人積蓄', 'Savings'],
  ['investments', '投资收益', '投資收益', 'Investments'],
  ['property', '物业买卖或出租', '物業買賣或出租', 'Sale or rental of property'],
  ['inheritance_or_gift', '继承或馈赠', '繼承或饋贈', 'Inheritance or gift'],
  ['other', '其他', '其他', 'Other'],
])
