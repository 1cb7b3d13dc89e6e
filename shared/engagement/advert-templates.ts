/** The adverts that a campaign chooses from. */
export const advertTemplates = ['adv-red', 'adv-blue'] as const
export type AdvertTemplate = (typeof advertTemplates)[number]
