import { expect, type Locator, type Page } from '@playwright/test'

/** The console has some thirty focusable elements before its content. */
const maxPresses = 80

/** The focused element, whether its focus is visible, and whether it is outside an open dialog. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const dialog = document.querySelector('dialog[open]')
    return {
      html: element.outerHTML.slice(0, 200),
      isVisible: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      isOnPage: element !== document.body && element !== document.documentElement,
      // Beyond the first and the last control, the focus is in the browser's own chrome.
      isOutside: dialog !== null && element !== document.body && !dialog.contains(element),
    }
  })

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Uses a page with the keyboard alone. */
export const byKeyboard = (page: Page) => {
  const { keyboard } = page

  /** Expects the control to have a visible focus. */
  const expectFocus = async (control: Locator, why?: string): Promise<void> => {
    await expect(control, why).toBeFocused()
    await expect(control).toBeInViewport()
    const { isVisible, html } = await readFocus(page)
    expect(isVisible, `the focus is seen on ${html}`).toBe(true)
  }

  /** Tabs to the control, in either direction, without leaving an open dialog. */
  const goTo = async (control: Locator, direction: 'forwards' | 'backwards' = 'forwards'): Promise<void> => {
    await expect(control).toBeVisible()
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab')
      const { isOutside, isOnPage, isVisible, html } = await readFocus(page)
      expect(isOutside, `the focus stays in the dialog, and is not on ${html}`).toBe(false)
      if (isOnPage) expect(isVisible, `the focus is seen on ${html}`).toBe(true)
      if (await isFocused(control)) return expectFocus(control)
    }
    throw new Error(`the Tab key does not lead to ${control.toString()}`)
  }

  return {
    expectFocus,
    goTo,
    press: (key: string) => keyboard.press(key),
    /**
     * For containers with a programmatic focus, which need no focus ring, such as a dialog that just opened.
     */
    expectAt: (place: Locator, why?: string) => expect(place, why).toBeFocused(),
    /** Chooses an option of the focused select. */
    async choose(list: Locator, value: string): Promise<void> {
      await expectFocus(list)
      for (let presses = 0; (await list.inputValue()) !== value; presses += 1) {
        if (presses > maxPresses) throw new Error(`${list.toString()} does not offer ${value}`)
        await keyboard.press('ArrowDown')
      }
    },
    /** Tabs to a control and presses a key. */
    async use(control: Locator, key: 'Enter' | 'Space' = 'Enter', direction?: 'backwards'): Promise<void> {
      await goTo(control, direction)
      await keyboard.press(key)
    },
    /** Replaces the content of the focused field. */
    async type(field: Locator, text: string): Promise<void> {
      await expectFocus(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
      await expect(field).toHaveValue(text)
    },
  }
}
