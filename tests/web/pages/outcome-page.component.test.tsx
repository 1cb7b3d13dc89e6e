import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutcomePage } from '../../../web/pages/outcome/outcome-page.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

it('names the window by what is shown, and not by the screen before it', async () => {
  document.title = '登录失败'
  renderScreen(<OutcomePage words="notFound" picture="broke" />)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(document.title).toContain(heading.textContent)
})
