import type { Page } from '@playwright/test'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { zhCN as deskTranslations } from '../../../web/desk/i18n/zh-CN/index.ts'
import * as zhCN from '../../../web/i18n/zh-CN/index.ts'

/**
 * Chinese that is right on pages of any language: the brand, languages' own names, the statutory sentence,
 * what sellers typed, and names of the lender's staff.
 */
const names = [
  '明岸',
  // The filing number is Chinese on a page of any language.
  '粤ICP备2026000001号-1',
  '简体中文',
  '繁體中文',
  '借定唔借？還得到先好借！',
  '海港礼品贸易有限公司',
  '陈大文',
  '李小明',
  // Agreements keep the language in which they were drawn up, and so do quotations of their titles.
  '循环融资协议',
  '公司注册处记录已核对',
  '地址与年限不符',
]

/** Characters of Simplified Chinese only, each frequent in a lender's vocabulary. */
const simplified =
  /[额费还请这单为会贷总银账证签协议连铺录码时间过进个们来没与开关对错应实现处数据业务东资网转动历变让发经认见说语读设计该许样条级给红约纪线练组织终结绍继续绩绪维绿编缘缩订讨训记讲详误课谁调谈谢谱负责败货质购贯贴贵买贸赁赖赚输边达迁运远违适选递逻遗鉴钟钱铁链销锁锐错键长门闭问闲闻队阳阶际陆险随隐难页顶项顺须顾预领频题颜风飞饭馆马驱验鱼鲁齐龙]/g
const chinese = /[\u3001-\u303f\u3400-\u9fff，。：；？！（）]+/g

const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  )

/**
 * Translation keys, the same in each locale, that cannot be confused with text: those with at least two
 * parts.
 */
const keysOfAll = (areas: readonly object[]): ReadonlySet<string> =>
  new Set(areas.flatMap((area) => keysOf(area)).filter((key) => key.includes('.')))

const keysOfSite = keysOfAll(Object.values(zhCN))
export const keysOfDesk = keysOfAll([deskTranslations, ...Object.values(zhCN)])

/**
 * The visible and the accessible text in the page's own language, by line. Text with another `lang` is left
 * out.
 */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pageLanguage = document.documentElement.lang
    const isOwn = (element: Element | null) => {
      const language = element?.closest('[lang]')?.getAttribute('lang')
      return language === pageLanguage || language === ''
    }
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (isOwn(parent) && !parent?.closest('script, style')) texts.push(node.textContent ?? '')
    }
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        if (isOwn(element)) texts.push(element.getAttribute(attribute) ?? '')
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })

/**
 * Text that is not in the page's language and that nobody typed: another `lang`, raw keys and placeholders,
 * numeric dates, characters of another script.
 */
export const findForeignWords = async (
  page: Page,
  locale: Locale,
  keys = keysOfSite,
  typed: readonly string[] = [],
): Promise<string[]> => {
  const language = await page.evaluate(() => document.documentElement.lang)
  const foreign = locale === 'en' ? chinese : simplified
  const found = (await readTexts(page)).flatMap((text) => {
    const own = [...names, ...typed].reduce((rest, name) => rest.replaceAll(name, ''), text)
    return [
      ...(text.match(/[a-zA-Z]\w*(?:\.\w+)+/g) ?? []).filter((word) => keys.has(word)),
      ...(text.match(/\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object/g) ?? []),
      ...(text.match(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g) ?? []),
      ...(locale === 'zh-CN' ? [] : (own.match(foreign) ?? [])),
    ].map((word) => `${word} in “${text}”`)
  })
  return [...(language === languageTag(locale) ? [] : [`the page says it is in ${language}`]), ...found]
}
