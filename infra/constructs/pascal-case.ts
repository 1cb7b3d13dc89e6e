/** A construct id from a name: `DailyClose` from `daily-close`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
