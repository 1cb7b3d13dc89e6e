import { expect, type Locator, type Page } from '@playwright/test'

/** The console has some thirty places before its content. */
const maxPresses = 80

/** Where the focus is: whether it is seen, and whether it has left a dialog that is open. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const dialog = document.querySelector('dialog[open]')
    return {
      html: element.outerHTML.slice(0, 200),
      isVisible: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      isOnPage: element !== document.body && element !== document.documentElement,
      // Past the last control, and before the first, the focus is on the browser's own.
      isOutside: dialog !== null && element !== document.body && !dialog.contains(element),
    }
  })

/** Whether the control has the focus. */
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** A person who has no mouse. */
export const byKeyboard = (page: Page) => {
  const { keyboard } = page

  /** The control has the focus, and whoever looks at the page sees that it has. */
  const expectFocus = async (control: Locator, why?: string): Promise<void> => {
    await expect(control, why).toBeFocused()
    await expect(control).toBeInViewport()
    const { isVisible, html } = await readFocus(page)
    expect(isVisible, `the focus is seen on ${html}`).toBe(true)
  }

  /** Goes to the control, forwards or backwards, never out of an open dialog. */
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
    /** What is no control has the focus, as what has just opened: nobody is asked to see a ring around it. */
    expectAt: (place: Locator, why?: string) => expect(place, why).toBeFocused(),
    /** Chooses in a list of options, which has the focus. */
    async choose(list: Locator, value: string): Promise<void> {
      await expectFocus(list)
      for (let presses = 0; (await list.inputValue()) !== value; presses += 1) {
        if (presses > maxPresses) throw new Error(`${list.toString()} does not offer ${value}`)
        await keyboard.press('ArrowDown')
      }
    },
    /** Goes to a button and presses it. */
    async use(control: Locator, key: 'Enter' | 'Space' = 'Enter', direction?: 'backwards'): Promise<void> {
      await goTo(control, direction)
      await keyboard.press(key)
    },
    /** Types in place of what the field with the focus holds. */
    async type(field: Locator, text: string): Promise<void> {
      await expectFocus(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
      await expect(field).toHaveValue(text)
    },
  }
}
