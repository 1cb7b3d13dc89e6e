/** Fills `{name}` in a sentence. Throws for a placeholder without a value. */
export const fillPlaceholders = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to fill in for ${name}`)
    return value
  })
