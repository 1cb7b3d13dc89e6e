/** The URL of one of a platform's hosts, without a trailing slash: at a substitute, each host is a folder. */
export const hostUrl = ({ peerUrl }: { peerUrl?: string | undefined }, host: string): string =>
  peerUrl ? `${peerUrl}/${host}` : `https://${host}`
