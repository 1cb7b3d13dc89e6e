import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyOptional } from '../../../../web/app/lazy-optional.ts'
import { stripSlot } from '../../../../web/ui/shell/slots.ts'
import { StripError } from '../../../../web/ui/shell/strip-error.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'

/** The style of an empty strip draws its skeleton. */
const strip = () => screen.getByTestId('strip')

it('replaces the strip’s skeleton once its content could not be loaded', async () => {
  const fetched = Promise.withResolvers<never>()
  const Part = lazyOptional(() => fetched.promise, StripError)
  renderScreen(
    <>
      <div id={stripSlot} data-testid="strip" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  expect(strip().matches(':empty')).toBe(true)
  fetched.reject(new TypeError('Failed to fetch dynamically imported module'))
  await waitFor(() => expect(strip().matches(':empty')).toBe(false))
  expect(strip().textContent).toBe('')
})
