import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { Frame } from '../../../web/desk/app/frame.tsx'
import { en } from '../../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { storedLocale } from '../../../web/i18n/stored-locale.ts'
import { showScreen } from './show-screen.tsx'

const { bar, nav, portfolio, overdue } = zhCN

// A test must not redirect to the identity provider.
const phone = 390
const asWide = window.innerWidth
const setWidth = (width: number) => Object.assign(window, { innerWidth: width })

beforeEach(() => setWidth(phone))
afterEach(() => setWidth(asWide))

const openMenu = async () => {
  const shown = await showScreen(<Frame>the screen</Frame>, {
    path: '/*',
    address: '/portfolio',
    told: { 'portfolio-show': {}, 'overdue-list': {}, 'view-list': { views: [] } },
  })
  await shown.user.click(screen.getByRole('button', { name: bar.menu }))
  return { ...shown, menu: within(await screen.findByRole('dialog', { name: bar.menu })) }
}

test('the menu has the permitted links in groups, and marks the current one', async () => {
  const { menu } = await openMenu()
  const work = within(menu.getByRole('list', { name: nav.work }))
  expect(work.getByRole('link', { name: portfolio.title }).getAttribute('aria-current')).toBe('page')
  const inboxes = within(menu.getByRole('list', { name: nav.inboxes }))
  expect(inboxes.getByRole('link', { name: overdue.title }).getAttribute('aria-current')).toBeNull()
  expect(menu.queryByRole('list', { name: nav.people })).toBeNull()
})

test('navigating by the menu closes it, and focuses the screen', async () => {
  const { menu, place, user } = await openMenu()
  await user.click(menu.getByRole('link', { name: overdue.title }))
  expect(place.now).toBe('/overdue')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('closing the menu focuses its button', async () => {
  const { menu, user } = await openMenu()
  await user.click(menu.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: bar.menu }))
})

test('another language takes effect in place, and keeps what was typed', async () => {
  onTestFinished(() => localStorage.clear())
  const { user } = await showScreen(
    <Frame>
      <input aria-label="note" />
    </Frame>,
    { path: '/*', address: '/portfolio', told: { 'portfolio-show': {}, 'view-list': { views: [] } } },
  )
  await user.type(screen.getByLabelText('note'), 'call back')
  await user.selectOptions(screen.getAllByLabelText(bar.language)[0] as HTMLElement, 'en')
  expect((await screen.findAllByLabelText(en.bar.language))[0]).toHaveProperty('value', 'en')
  expect(screen.getByLabelText('note')).toHaveProperty('value', 'call back')
  expect(document.documentElement.lang).toBe('en')
  expect(storedLocale()).toBe('en')
})
