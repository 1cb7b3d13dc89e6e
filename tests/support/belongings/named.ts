const mark = '-of-the-owner'

/** A unique name for the owner's data. */
export const named = (thing: string): string => `${thing}${mark}`

/** Whether a text names a thing of the owner. */
export const isNamed = (text: string): boolean => text.includes(mark)
