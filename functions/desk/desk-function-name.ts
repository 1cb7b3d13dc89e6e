/** The name of the back office's Lambda in an environment: the command line finds its URL by it. */
export const deskFunctionName = (environment: string): string => `seller-portal-${environment}-desk`
