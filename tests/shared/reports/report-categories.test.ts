import { describe, expect, test } from 'vitest'
import { dictionaryKeys } from '#shared/reference/dictionary-keys.ts'
import { reportCategories, searchCategories } from '#shared/reports/report-categories.ts'
import { reportCategoryKeys } from '#shared/reports/report-category-keys.ts'

const found = (keywords: string) => searchCategories(keywords).map(({ key_id }) => key_id)

test('a category is one of the goods in a KYC, but never the remainder', () => {
  expect(reportCategories.map(({ key_id }) => key_id)).toEqual([...reportCategoryKeys])
  expect(dictionaryKeys.major_commodities_type).toEqual([...reportCategoryKeys, 'other'])
})

describe('a category is found', () => {
  test.each(
    reportCategories.map((category) => [
      category.name_chi,
      category.name_cht,
      category.name_eng,
      category.key_id,
    ]),
  )('by its whole name: %s, %s, %s', (simplified, traditional, english, key) => {
    for (const name of [simplified, traditional, english]) expect(found(name)[0]).toBe(key)
  })

  test.each([
    ['in capitals and at full width', 'ＴＯＹＳ', 'toys'],
    ['by the prefix of a word', 'cosm', 'cosmetics'],
    ['in simplified characters', '宠物', 'pet_products'],
    ['in traditional characters', '寵物', 'pet_products'],
    ['by a product of it', '耳机', 'phones_and_accessories'],
    ['within a longer product name', '蓝牙耳机', 'phones_and_accessories'],
    ['by another spelling', 'jewelry', 'jewellery'],
    ['by the plural', 'shoes', 'footwear'],
  ])('%s', (_how, keywords, key) => {
    expect(found(keywords)).toContain(key)
  })

  test('by any of several keywords, whatever separates them', () => {
    expect(found('玩具，灯具')).toEqual(expect.arrayContaining(['toys', 'lighting']))
    expect(found('toys / food')).toEqual(['toys', 'food'])
  })
})

test('an empty query finds nothing, and one or two letters only match the start of words', () => {
  for (const keywords of ['', '  ，、 ', 'zzz', 'oo', '面包']) expect(found(keywords)).toEqual([])
})
