import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as zhCN from '../../../../web/i18n/zh-CN/index.ts'
import { findQuestions } from '../../../../web/pages/questions/find-questions.ts'
import { Component as QuestionsPage } from '../../../../web/pages/questions/questions-page.tsx'
import { sectionNames, sections } from '../../../../web/pages/questions/sections.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const all = Object.values(sections).flat()
const asked = (name: (typeof all)[number]) => zhCN.questions.items[name].question

describe('the questions', () => {
  it('are in sections with links', () => {
    renderScreen(<QuestionsPage />, { at: '/questions' })
    const ways = within(screen.getByRole('navigation', { name: '问题分类' })).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(sectionNames.map((name) => `#${name}`))
    for (const name of sectionNames) expect(document.getElementById(name)).not.toBeNull()
    for (const name of all) expect(screen.getByText(asked(name))).toBeTruthy()
    expect(Object.keys(zhCN.questions.items).toSorted()).toEqual(all.toSorted())
  })

  it('are found by words in questions or answers, in full or half width', async () => {
    const { user } = renderScreen(<QuestionsPage />, { at: '/questions' })
    const search = screen.getByRole('searchbox', { name: '搜索问题' })
    await user.type(search, 'ＨＥＩＣ')
    expect(screen.getByText('找到 1 个问题')).toBeTruthy()
    expect(screen.getByText(asked('files'))).toBeTruthy()
    expect(screen.queryByText(asked('limit'))).toBeNull()
    // With few results, the answers are expanded.
    expect(document.querySelector('details')?.open).toBe(true)
  })

  it('show that nothing was found, and what to do', async () => {
    const { user } = renderScreen(<QuestionsPage />, { at: '/questions' })
    await user.type(screen.getByRole('searchbox', { name: '搜索问题' }), '区块链')
    expect(screen.getByRole('heading', { name: '没有找到相关问题' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '查看全部问题' }))
    expect(screen.getByText(asked('limit'))).toBeTruthy()
  })

  it('lead to customer service', () => {
    renderScreen(<QuestionsPage />, { at: '/questions' })
    expect(screen.getByRole('link', { name: '联系在线客服' }).getAttribute('href')).toBe(
      '/questions?service=open',
    )
  })
})

describe('the search text', () => {
  it('matches questions that contain all of its words', () => {
    const found = findQuestions(
      'early interest',
      (name) => ({ early: 'Early, with INTEREST', late: 'Interest' })[name as 'early'] ?? '',
    )
    expect(found).toEqual([{ section: 'money', questions: ['early'] }])
  })

  it('matches all if blank', () => {
    expect(findQuestions('  ', () => '').flatMap(({ questions }) => questions)).toEqual(all)
  })
})
