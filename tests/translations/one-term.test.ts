import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Where people read text: the sellers' site, the console, mails and documents. */
const places = ['web/i18n', 'web/desk/i18n', 'functions/translations']

/** Synonyms of terms in the glossary. */
const doublets = {
  'zh-CN': ['营收授信', '营收信用', '收款平台融资', '企业认证', '还款单', '现时', '「', '」'],
  'zh-TW': [
    '營業額授信',
    '營收信用',
    '收款平台融資',
    '雙重認證',
    '提前還款',
    '紅包',
    '店舖',
    '戶口',
    '賬',
    '手機號碼',
    '無須',
    '無需',
    '首頁',
    '什麼',
    '裡',
    '遞交',
    '簽署記錄',
    '核實身份',
    '等額本息',
    '放款方',
    '每週',
    '確認身份',
    '啟動電郵',
  ],
}

const wordsWith = (place: string, locale: string, retired: readonly string[]): string[] =>
  readdirSync(join(root, place, locale))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, place, locale, file), 'utf8')
      return retired
        .filter((word) => text.includes(word))
        .map((word) => `${place}/${locale}/${file}: ${word}`)
    })

test.each(Object.entries(doublets))('a concept has one term everywhere: %s (N34)', (locale, retired) => {
  expect(places.flatMap((place) => wordsWith(place, locale, retired))).toEqual([])
})

/** Synonyms that the console used; the seller's site may use them for its own concepts. */
const deskDoublets = {
  'zh-CN': ['操作记录', '争议', '顾问', '宽免'],
  'zh-TW': ['操作記錄', '操作紀錄', '審計記錄', '爭議', '顧問', '減免', '開具對帳單'],
}

test.each(Object.entries(deskDoublets))('the console has one term per concept: %s', (locale, retired) => {
  expect(wordsWith('web/desk/i18n', locale, retired)).toEqual([])
})
