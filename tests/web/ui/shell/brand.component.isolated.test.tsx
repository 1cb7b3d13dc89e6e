import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

// The lender's settings are read when the modules load.
vi.hoisted(() => {
  vi.stubEnv('VITE_BRAND_ICP', '粤ICP备2026000001号')
  vi.stubEnv('VITE_BRAND_HONG_KONG_LINE', 'payoneer')
})

const { footerNotes } = await import('../../../../web/app/navigation.ts')
const zhCN = await import('../../../../web/i18n/zh-CN/index.ts')
const { Footer } = await import('../../../../web/ui/shell/footer.tsx')

const { hook, payoneer } = productLines
const note = zhCN.shell.footer.hongKongNote

const notesOn = (line: typeof hook | typeof payoneer) =>
  footerNotes(((key: string) => (key === 'footer.hongKongNote' ? note : key)) as never, line)

beforeEach(() => {
  const navigation = {
    home: '/',
    main: [],
    profile: { to: '/profile', label: '' },
    payoutAccounts: '/credit/hook/payout-accounts',
    questions: { to: '/questions', label: '常见问题' },
    legal: [],
  }
  renderScreen(<Footer navigation={navigation} notes={notesOn(payoneer)} />)
})

it('a site filed in mainland China shows its filing with a link to the register', () => {
  const filing = screen.getByRole('link', { name: '粤ICP备2026000001号' })
  expect(filing.getAttribute('href')).toBe('https://beian.miit.gov.cn/')
  expect(filing.getAttribute('rel')).toBe('noopener')
})

it('the note on Hong Kong companies is shown on the referring partner’s line only', () => {
  expect(within(screen.getByRole('contentinfo')).getByText('支持以香港公司主体申请')).toBeTruthy()
  expect(notesOn(hook)).not.toContain(note)
})
