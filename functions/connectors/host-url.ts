/** Where one of a platform's hosts is reached, without a trailing slash: at its peer, each host is a folder. */
export const hostUrl = ({ peerUrl }: { peerUrl?: string | undefined }, host: string): string =>
  peerUrl ? `${peerUrl}/${host}` : `https://${host}`
