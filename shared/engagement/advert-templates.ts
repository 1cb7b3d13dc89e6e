/** The advert templates for campaigns. */
export const advertTemplates = ['adv-red', 'adv-blue'] as const
export type AdvertTemplate = (typeof advertTemplates)[number]
