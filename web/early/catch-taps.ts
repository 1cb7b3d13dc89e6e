/**
 * Takes clicks on a page's buttons until the application has hydrated it, and shows that the last one is pressed.
 * `replayTap` clicks that button again, and ends this.
 */
export const catchTaps = (): void => {
  let pressed: HTMLButtonElement | undefined
  let pulse: Animation | undefined
  const release = () => {
    pulse?.cancel()
    pressed?.removeAttribute('aria-busy')
  }
  const take = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    // React hydrates what is clicked, and would handle the click in addition to the later one.
    event.stopPropagation()
    release()
    pressed = button
    button.setAttribute('aria-busy', 'true')
    pulse = button.animate(
      { opacity: [0.75, 0.4] },
      { duration: 600, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    )
  }
  window.addEventListener('click', take, true)
  globalThis.replayTap = () => {
    globalThis.replayTap = undefined
    window.removeEventListener('click', take, true)
    release()
    pressed?.click()
  }
}
