const mark = '-of-the-owner'

/** What a thing of the owner is called: nobody else has such a name. */
export const named = (thing: string): string => `${thing}${mark}`

/** Whether a text names a thing of the owner. */
export const isNamed = (text: string): boolean => text.includes(mark)
