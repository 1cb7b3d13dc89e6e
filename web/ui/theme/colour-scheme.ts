/** Keeps the `dark` class of the page in step with what the system asks for. */
export const followSystemColourScheme = (): void => {
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => document.documentElement.classList.toggle('dark', query.matches)
  apply()
  query.addEventListener('change', apply)
}
