import { majorCommoditiesEntries } from '../reference/company-entries.ts'
import type { DictionaryEntry } from '../reference/dictionary-entry.ts'
import { reportCategoryKeys } from './report-category-keys.ts'

/** Search terms in addition to a category's names, in any of the three languages. */
const alsoSaid: Readonly<Record<string, readonly string[]>> = {
  phones_and_accessories: [
    '充电',
    '充電',
    '数据线',
    '數據線',
    '耳机',
    '耳機',
    'charger',
    'earphone',
    'headphone',
    'case',
  ],
  computers_and_peripherals: [
    '键盘',
    '鍵盤',
    '鼠标',
    '滑鼠',
    '笔记本',
    '手提電腦',
    'laptop',
    'keyboard',
    'mouse',
  ],
  small_appliances: ['电器', '電器', '风扇', '風扇', '咖啡机', '咖啡機', 'fan', 'coffee', 'kitchen'],
  lighting: ['灯', '燈', 'lamp', 'led'],
  homeware: ['厨房', '廚房', '收纳', '收納', '餐具', 'kitchen', 'household', 'storage', 'tableware'],
  furniture: ['沙发', '沙發', '桌', '椅', 'sofa', 'table', 'chair'],
  textiles: ['床上用品', '床品', '窗帘', '窗簾', '毛巾', 'bedding', 'curtain', 'towel'],
  womenswear: ['服装', '服裝', '裙', 'clothing', 'clothes', 'apparel', 'dress', 'women'],
  menswear: ['服装', '服裝', '衬衫', '恤衫', 'clothing', 'clothes', 'apparel', 'shirt'],
  childrenswear: [
    '服装',
    '服裝',
    '母婴',
    '母嬰',
    '婴儿',
    '嬰兒',
    'clothing',
    'clothes',
    'apparel',
    'baby',
    'kids',
  ],
  footwear: ['鞋', '靴', 'shoe', 'boot', 'sneaker'],
  bags: ['手袋', '背包', '背囊', '钱包', '銀包', '行李', 'backpack', 'luggage', 'handbag'],
  jewellery: ['首饰', '首飾', '戒指', '项链', '頸鏈', '手表', '手錶', 'jewelry', 'ring', 'necklace', 'watch'],
  cosmetics: ['美妆', '美容', '护肤', '護膚', '香水', 'beauty', 'makeup', 'skincare', 'perfume'],
  toys: ['游戏', '遊戲', '积木', '積木', '模型', 'game', 'puzzle', 'hobby'],
  gifts_and_decorations: ['节日', '節日', '文具', '派对', '派對', 'gift', 'decor', 'party', 'stationery'],
  sporting_goods: ['户外', '戶外', '健身', '露营', '露營', 'sport', 'outdoor', 'fitness', 'camping'],
  auto_parts: ['车', '車', '摩托', '電單車', 'car', 'vehicle', 'motorcycle'],
  tools: ['五金', '电动工具', '電動工具', 'hardware', 'drill', 'diy'],
  pet_products: ['猫', '貓', '狗', '宠物', '寵物', 'cat', 'dog', 'pet'],
  food: ['饮料', '飲品', '零食', '茶', 'drink', 'snack', 'tea', 'beverage'],
}

/** The product categories of reports. Their ids are those of the dictionary’s `major_commodities_type`. */
export const reportCategories: readonly DictionaryEntry[] = majorCommoditiesEntries.filter(({ key_id }) =>
  reportCategoryKeys.includes(key_id),
)

/** Normalised: full-width letters narrow, capitals small; separate accents are combined with their letters. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

const separators = /[\s,、;/|·]+/u

/** True for a text that is long enough to search within words: shorter Latin ones occur in many. */
const isLong = (text: string): boolean => text.length > 2 || /\p{Script=Han}/u.test(text)

const searched = reportCategories.map((category) => ({
  category,
  names: [category.name_chi, category.name_cht, category.name_eng].map(plain),
  others: (alsoSaid[category.key_id] ?? []).map(plain),
}))

type Searched = (typeof searched)[number]

/** The score of one word for a category, higher is better; 0 without a match. */
const fit = (word: string, { names, others }: Searched): number => {
  if (names.includes(word)) return 4
  if (names.some((name) => name.startsWith(word))) return 3
  if (others.includes(word) || (isLong(word) && names.some((name) => name.includes(word)))) return 2
  const isPart = [...names, ...others].some(
    (said) => (isLong(word) && said.includes(word)) || (isLong(said) && word.includes(said)),
  )
  return isPart ? 1 : 0
}

/**
 * The categories that match the keywords, in any of the three languages, best first. Case, width and Chinese script do
 * not matter.
 */
export const searchCategories = (keywords: string): DictionaryEntry[] => {
  const words = plain(keywords).split(separators).filter(Boolean)
  return searched
    .map((each) => ({
      category: each.category,
      score: words.reduce((sum, word) => sum + fit(word, each), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ category }) => category)
}
