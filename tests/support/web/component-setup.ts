import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { sessionStore } from '../../../web/api/session-store.ts'
import { activateLocale, currentLocale } from '../../../web/i18n/i18n.ts'
import { server } from './fake-server.ts'
import { memoizedComputedStyle } from './memoized-computed-style.ts'
import { resizeWindow } from './resize-window.ts'
import { restoreAddress } from './restore-address.ts'
import { skipOwnerStacks } from './skip-owner-stacks.ts'

const locale = 'zh-CN'

// A loaded machine must not fail a test by timeout.
configure({ asyncUtilTimeout: 10_000 })

skipOwnerStacks()

let complaints: string[] = []

/** happy-dom does not close a modal dialog on Escape as browsers do. */
const cancelDialog = ({ key }: KeyboardEvent): void => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (key !== 'Escape' || !dialog) return
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.map(String).join(' ')))
  vi.stubGlobal('getComputedStyle', memoizedComputedStyle)
  server.start()
  resizeWindow('desktop')
  restoreAddress()
  document.addEventListener('keydown', cancelDialog)
})

afterEach(async () => {
  cleanup()
  document.removeEventListener('keydown', cancelDialog)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStore.end()
  localStorage.clear()
  sessionStorage.clear()
  if (currentLocale() !== locale) await activateLocale(locale)
  const faults = [...server.takeFaults(), ...complaints.map((said) => `console.error was told: ${said}`)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
