import { entriesOf } from './dictionary-entry.ts'

export const entityTypeEntries = entriesOf([
  ['limited_company', '有限公司', '有限公司', 'Limited company'],
  ['partnership', '合伙企业', '合夥業務', 'Partnership'],
  ['sole_proprietorship', '个人独资企业', '獨資經營', 'Sole proprietorship'],
])

export const businessNatureEntries = entriesOf([
  ['online_retail', '线上零售', '網上零售', 'Online retail'],
  ['wholesale', '批发贸易', '批發貿易', 'Wholesale trade'],
  ['import_export', '进出口贸易', '進出口貿易', 'Import and export trade'],
  ['manufacturing', '生产制造', '生產製造', 'Manufacturing'],
  ['offline_retail', '线下零售', '實體零售', 'Shop retail'],
  ['logistics', '物流与仓储', '物流及倉儲', 'Logistics and warehousing'],
  ['technology', '信息技术服务', '資訊科技服務', 'Information technology services'],
  ['professional_services', '专业服务', '專業服務', 'Professional services'],
  ['other', '其他', '其他', 'Other'],
])

export const industryEntries = entriesOf([
  ['consumer_electronics', '消费电子', '消費電子', 'Consumer electronics'],
  ['home_and_kitchen', '家居与厨房用品', '家居及廚房用品', 'Home and kitchen'],
  ['furniture', '家具', '傢俬', 'Furniture'],
  ['fashion_and_apparel', '服装鞋帽', '服裝鞋履', 'Fashion and apparel'],
  ['bags_and_accessories', '箱包与配饰', '箱包及配飾', 'Bags and accessories'],
  ['jewellery_and_watches', '珠宝与钟表', '珠寶及鐘錶', 'Jewellery and watches'],
  ['beauty_and_personal_care', '美妆与个人护理', '美容及個人護理', 'Beauty and personal care'],
  ['health', '保健与医疗用品', '保健及醫療用品', 'Health and medical supplies'],
  ['toys_and_games', '玩具与游戏', '玩具及遊戲', 'Toys and games'],
  ['mother_and_baby', '母婴用品', '母嬰用品', 'Mother and baby'],
  ['sports_and_outdoors', '运动与户外', '運動及戶外', 'Sports and outdoors'],
  ['automotive', '汽车用品与配件', '汽車用品及配件', 'Automotive parts and accessories'],
  ['tools_and_hardware', '五金工具', '五金工具', 'Tools and hardware'],
  ['garden', '园艺用品', '園藝用品', 'Garden'],
  ['pet_supplies', '宠物用品', '寵物用品', 'Pet supplies'],
  ['gifts_and_stationery', '礼品与文具', '禮品及文具', 'Gifts and stationery'],
  ['food_and_beverage', '食品饮料', '食品及飲品', 'Food and beverage'],
  ['other', '其他', '其他', 'Other'],
])

export const majorCommoditiesEntries = entriesOf([
  ['phones_and_accessories', '手机及配件', '手機及配件', 'Phones and accessories'],
  ['computers_and_peripherals', '电脑及周边设备', '電腦及周邊設備', 'Computers and peripherals'],
  ['small_appliances', '小家电', '小型家電', 'Small appliances'],
  ['lighting', '灯具照明', '燈飾照明', 'Lighting'],
  ['homeware', '家居用品', '家居用品', 'Homeware'],
  ['furniture', '家具', '傢俬', 'Furniture'],
  ['textiles', '家纺布艺', '家紡布藝', 'Home textiles'],
  ['womenswear', '女装', '女裝', 'Womenswear'],
  ['menswear', '男装', '男裝', 'Menswear'],
  ['childrenswear', '童装', '童裝', 'Childrenswear'],
  ['footwear', '鞋类', '鞋類', 'Footwear'],
  ['bags', '箱包', '箱包', 'Bags'],
  ['jewellery', '珠宝首饰', '珠寶首飾', 'Jewellery'],
  ['cosmetics', '化妆品', '化妝品', 'Cosmetics'],
  ['toys', '玩具', '玩具', 'Toys'],
  ['gifts_and_decorations', '礼品与装饰品', '禮品及裝飾品', 'Gifts and decorations'],
  ['sporting_goods', '运动用品', '運動用品', 'Sporting goods'],
  ['auto_parts', '汽车配件', '汽車配件', 'Auto parts'],
  ['tools', '工具', '工具', 'Tools'],
  ['pet_products', '宠物用品', '寵物用品', 'Pet products'],
  ['food', '食品', '食品', 'Food'],
  ['other', '其他', '其他', 'Other'],
])

export const fundingSourceEntries = entriesOf([
  ['business_income', '经营收入', '營業收入', 'Business income'],
  ['shareholder_capital', '股东出资', '股東出資', 'Shareholders’ capital'],
  ['shareholder_loan', '股东借款', '股東貸款', 'Loan from shareholders'],
  ['bank_loan', '银行贷款', '銀行貸款', 'Bank loan'],
  ['external_investment', '外部投资', '外部投資', 'External investment'],
  ['asset_sale', '出售资产所得', '出售資產所得', 'Sale of assets'],
  ['investment_income', '投资收益', '投資收益', 'Investment income'],
  ['other', '其他', '其他', 'Other'],
])

export const initialWealthEntries = entriesOf([
  ['owner_savings', '创始人积蓄', '創辦人積蓄', 'Founders’ savings'],
  ['paid_up_capital', '股东实缴资本', '股東實繳資本', 'Paid-up capital of shareholders'],
  ['family_funding', '家庭资助', '家庭資助', 'Family funding'],
  ['inheritance', '继承', '繼承', 'Inheritance'],
  ['previous_business', '过往经营所得', '過往經營所得', 'Proceeds of an earlier business'],
  ['property_sale', '出售物业所得', '出售物業所得', 'Sale of property'],
  ['external_investment', '外部投资', '外部投資', 'External investment'],
  ['other', '其他', '其他', 'Other'],
])

export const continuousWealthEntries = entriesOf([
  ['sales_revenue', '销售收入', '銷售收入', 'Sales revenue'],
  ['service_revenue', '服务收入', '服務收入', 'Service revenue'],
  ['investment_income', '投资收益', '投資收益', 'Investment income'],
  ['rental_income', '租金收入', '租金收入', 'Rental income'],
  ['capital_increase', '股东增资', '股東增資', 'Capital increase by shareholders'],
  ['financing', '融资', '融資', 'Financing'],
  ['other', '其他', '其他', 'Other'],
])
