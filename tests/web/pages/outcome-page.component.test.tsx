import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutcomePage } from '../../../web/pages/outcome/outcome-page.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

it('sets the document title of the outcome instead of the previous screen’s', async () => {
  document.title = '登录失败'
  renderScreen(<OutcomePage words="notFound" picture="broke" />)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(document.title).toContain(heading.textContent)
})
