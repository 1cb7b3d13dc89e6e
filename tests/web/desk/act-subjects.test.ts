import { expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { acts as en } from '../../../web/desk/i18n/en/acts.ts'
import { actSentences as zhCN } from '../../../web/desk/i18n/zh-CN/acts.ts'
import { actSentences as zhTW } from '../../../web/desk/i18n/zh-TW/acts.ts'

/** Acts that the console calls itself and does not list. */
const ofTheConsole = ['act-list', 'act-show', 'me-show']
const names = everyAct.map(({ name }) => name).toSorted()
const listed = names.filter((name) => !ofTheConsole.includes(name))

test('each act has a name, and each listed one a subject and a help text', () => {
  expect(Object.keys(en).toSorted()).toEqual(names)
  expect(everyAct.flatMap(({ name, subject }) => (subject ? [] : name)).toSorted()).toEqual(ofTheConsole)
  expect(Object.keys(zhCN).toSorted()).toEqual(listed)
  expect(Object.keys(zhTW).toSorted()).toEqual(listed)
})
