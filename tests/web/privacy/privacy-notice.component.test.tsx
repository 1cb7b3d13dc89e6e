import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { correctionAnsweredWithinDays } from '#shared/privacy/corrections.ts'
import { type Kept, retention } from '#shared/privacy/retention.ts'
import { PrivacyNotice } from '../../../web/features/privacy/privacy-notice.tsx'
import { privacyNotice } from '../../../web/i18n/zh-CN/privacy-notice.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

it('states for all data the retention period, its start and reason, from the system’s schedule', async () => {
  renderScreen(<PrivacyNotice />)
  await screen.findByText(privacyNotice.kept.title)
  for (const what of Object.keys(retention) as Kept[]) {
    const { keep, from, why } = retention[what]
    const told = screen.getByText(privacyNotice.kept.items[what]).parentElement as HTMLElement
    const period = 'years' in keep ? `${keep.years} 年` : `${keep.days} 天`
    expect(within(told).getByText(period)).toBeTruthy()
    expect(within(told).getByText(privacyNotice.kept.from[from])).toBeTruthy()
    expect(within(told).getByText(privacyNotice.kept.why[why])).toBeTruthy()
  }
})

it('links each right to the place where it is exercised', async () => {
  renderScreen(<PrivacyNotice />)
  await screen.findByText(privacyNotice.rights.title)
  const places = Object.entries(privacyNotice.rights.items).map(([right, text]) => {
    const said = text.replace('{{days}}', String(correctionAnsweredWithinDays))
    const item = screen.getByText(said, { exact: false, selector: 'li' })
    return [right, within(item).getByRole('link').getAttribute('href')]
  })
  expect(Object.fromEntries(places)).toMatchObject({
    access: '/profile',
    correct: '/profile',
    correctCompany: '/company',
    correctOther: '/profile',
    erase: '/profile',
    mails: '/notifications',
    peers: '/free-reports',
    visits: expect.stringMatching(/#tracking$/),
    shops: expect.stringMatching(/\/shops$/),
  })
})
