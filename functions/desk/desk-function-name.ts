/** What the desk's Lambda is called in an environment: the command line finds its URL by the name. */
export const deskFunctionName = (environment: string): string => `seller-portal-${environment}-desk`
