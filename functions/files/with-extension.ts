/** The name as it is shown and saved: one that a browser knows the file by. */
export const withExtension = (name: string, extension: string): string =>
  name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`
