import type { BrowserContext, Page } from '@playwright/test'

/** What a person has to do in order to get through a journey. */
export interface Interactions {
  /** The number so far. */
  count: () => number
  /** Opens an address, as a person opens a link or a mail: one interaction. */
  open: (page: Page, address: string) => Promise<void>
  /** Does what only the test does, such as a wrong entry, without counting it. */
  uncounted: <T>(act: () => Promise<T>) => Promise<T>
}

/**
 * Counts each press, field that is filled, choice and file on the pages of a context. Typing into a field counts once
 * until something else is used; scrolling and waiting do not count.
 */
export const countInteractions = async (context: BrowserContext): Promise<Interactions> => {
  let count = 0
  let paused = 0
  await context.exposeFunction('interacted', () => {
    if (paused === 0) count += 1
  })
  await context.addInitScript(() => {
    const counter = globalThis as unknown as { interacted: () => Promise<void> }
    const tell = () => void counter.interacted()
    const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=submit])'
    const isFilled = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.matches(fields)
    let typedInto: EventTarget | null = null
    addEventListener(
      'input',
      (event) => {
        if (!isFilled(event.target) || event.target === typedInto) return
        typedInto =
          event.target instanceof HTMLInputElement && event.target.type === 'file' ? null : event.target
        tell()
      },
      true,
    )
    const press = (event: Event) => {
      if (isFilled(event.target)) return
      typedInto = null
      tell()
    }
    addEventListener('pointerdown', press, true)
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') press(event)
      },
      true,
    )
  })
  return {
    count: () => count,
    open: async (page, address) => {
      await page.goto(address)
      if (paused === 0) count += 1
    },
    uncounted: async (act) => {
      paused += 1
      try {
        return await act()
      } finally {
        paused -= 1
      }
    },
  }
}
