const mark = '-of-the-owner'

/** A unique name for the owner's data. */
export const named = (thing: string): string => `${thing}${mark}`

/** Whether a text contains a name of the owner's data. */
export const isNamed = (text: string): boolean => text.includes(mark)
