import type { Config } from './config.ts'

const domainOf = (address: string): string | undefined => /@([^@>\s]+)>?$/.exec(address)?.[1]?.toLowerCase()

/** An address in the domain of the portal's own mails. A subdomain does not count. */
export const isInternalEmail = (email: string, { mailFrom }: Pick<Config, 'mailFrom'>): boolean =>
  domainOf(email) === domainOf(mailFrom)
