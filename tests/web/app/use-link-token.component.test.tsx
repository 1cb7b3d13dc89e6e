import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLinkToken } from '../../../web/app/use-link-token.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const Linked = () => <output>{useLinkToken() || 'none'}</output>

it.each([
  ['in the fragment', '/activate#token=s3cret'],
  ['in the query, as links of before have it', '/activate?token=s3cret'],
  ['in both', '/activate?token=former#token=s3cret'],
])('the token of a mailed link is read %s, and removed from the URL at once', async (_where, at) => {
  const { place } = renderScreen(<Linked />, { at })
  await waitFor(() => expect(place()).toBe('/activate'))
  expect(screen.getByRole('status').textContent).toBe('s3cret')
})

it('the rest of the URL is kept', async () => {
  const { place } = renderScreen(<Linked />, { at: '/invitation?source=mail&token=s3cret' })
  await waitFor(() => expect(place()).toBe('/invitation?source=mail'))
})

it('a page without a token has none', () => {
  const { place } = renderScreen(<Linked />, { at: '/activate#part' })
  expect(screen.getByRole('status').textContent).toBe('none')
  expect(place()).toBe('/activate#part')
})
