import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { activateLocale } from '../../../web/i18n/i18n.ts'
import { consent, giveConsent, useConsent } from '../../../web/tracking/consent.ts'
import { ConsentStrip } from '../../../web/tracking/consent-strip.tsx'
import { TrackingTerms } from '../../../web/tracking/tracking-card.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const words = {
  'zh-CN': {
    title: '访问统计',
    question: '是否允许统计您的访问？不使用 Cookie，也不记录您填写的内容。 了解详情',
    agree: '同意',
    decline: '不同意',
  },
  'zh-TW': {
    title: '瀏覽統計',
    question: '可否統計您的瀏覽情況？不使用 Cookie，亦不記錄您填寫的內容。 了解詳情',
    agree: '同意',
    decline: '不同意',
  },
  en: {
    title: 'Visit statistics',
    question: 'May we count your visits? No cookies, and nothing that you type. Details',
    agree: 'Agree',
    decline: 'Decline',
  },
} as const satisfies Record<Locale, object>

const Asked = () => (useConsent() === 'unasked' ? <ConsentStrip /> : null)

const ask = () =>
  renderScreen(
    <>
      <main id="main" tabIndex={-1} />
      <Asked />
    </>,
    { at: '/credit/hook' },
  )

describe('the consent banner', () => {
  it.each(Object.keys(words) as Locale[])('has two equal buttons in %s', async (locale) => {
    await activateLocale(locale)
    ask()
    const { title, question, agree, decline } = words[locale]
    const strip = within(screen.getByRole('region', { name: title }))
    const buttons = strip.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([decline, agree])
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
    expect(strip.getByRole('status').textContent).toBe(question)
    expect(strip.getByRole('link').getAttribute('href')).toBe('/credit/hook/terms-and-condition#tracking')
    expect(consent()).toBe('unasked')
  })

  it.each([
    ['同意', 'agreed'],
    ['不同意', 'declined'],
  ] as const)('closes permanently with %s, without losing the keyboard focus', async (name, answer) => {
    const { user, unmount } = ask()
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(consent()).toBe(answer)
    expect(document.activeElement).toBe(screen.getByRole('main'))
    unmount()
    ask()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('closes when answered in another tab', async () => {
    ask()
    localStorage.setItem('visits', 'declined')
    window.dispatchEvent(new StorageEvent('storage', { key: 'visits' }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  })

  it('does not cover the focused element while it is open', async () => {
    const { user } = ask()
    expect(document.documentElement.style.scrollPaddingBottom).not.toBe('')
    await user.click(screen.getByRole('button', { name: '不同意' }))
    expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  })
})

describe('the tracking section of the terms', () => {
  const analytics = { url: 'https://stats.example/matomo.php', siteId: 7 }

  it('shows the recipient, and changes the choice by one click', async () => {
    giveConsent('agreed')
    const { user } = renderScreen(<TrackingTerms analytics={analytics} />)
    expect(screen.getByText(/stats\.example/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '同意' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: '不同意' }))
    expect(consent()).toBe('declined')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '不同意' }).checked).toBe(true)
  })

  it('has no choice preselected before the banner was answered', () => {
    renderScreen(<TrackingTerms analytics={analytics} />)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ])
  })

  it('shows that tracking is disabled if it is', () => {
    renderScreen(<TrackingTerms analytics={undefined} />)
    expect(screen.getByText('本网站目前不统计访问。')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('respects the browser’s do-not-track signal', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    try {
      renderScreen(<TrackingTerms analytics={analytics} />)
      expect(screen.getByText('您的浏览器已声明不希望被跟踪，因此我们不统计您的访问。')).toBeTruthy()
      expect(screen.queryByRole('radio')).toBeNull()
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    }
  })
})
