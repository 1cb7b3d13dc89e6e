import { expect, test } from 'vitest'
import { deskActs } from '../../../functions/desk/engine/acts.ts'
import { subjectOf } from '../../../web/desk/features/acts/act-subjects.ts'
import { acts as en } from '../../../web/desk/i18n/en/acts.ts'
import { actSentences as zhCN } from '../../../web/desk/i18n/zh-CN/act-sentences.ts'
import { actSentences as zhTW } from '../../../web/desk/i18n/zh-TW/act-sentences.ts'

/** Acts that the console calls itself and does not list. */
const ofTheConsole = ['act-list', 'act-show', 'me-show']
const names = Object.keys(deskActs).toSorted()
const listed = names.filter((name) => !ofTheConsole.includes(name))

test('each act has a name, and each listed one a subject and a help text', () => {
  expect(Object.keys(en).toSorted()).toEqual(names)
  expect(names.filter((name) => subjectOf(name) === undefined)).toEqual(ofTheConsole)
  expect(Object.keys(zhCN).toSorted()).toEqual(listed)
  expect(Object.keys(zhTW).toSorted()).toEqual(listed)
})
