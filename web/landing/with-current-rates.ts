const knowRates = async (): Promise<void> => {
  // The prerendering has no server to ask.
  if (typeof document === 'undefined') return
  const { fetchCurrentRates } = await import('./current-rates.ts')
  await fetchCurrentRates()
}

/** Loads a part of a landing page together with the rates in force, so that it never shows other ones first. */
export const withCurrentRates =
  <M>(load: () => Promise<M>) =>
  async (): Promise<M> => {
    const [module] = await Promise.all([load(), knowRates()])
    return module
  }
