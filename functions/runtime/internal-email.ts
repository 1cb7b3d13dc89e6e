import type { Config } from './config.ts'

const domainOf = (address: string): string | undefined => /@([^@>\s]+)>?$/.exec(address)?.[1]?.toLowerCase()

/** An address of the domain that the portal's own mails come from. A domain below it is another. */
export const isInternalEmail = (email: string, { mailFrom }: Pick<Config, 'mailFrom'>): boolean =>
  domainOf(email) === domainOf(mailFrom)
