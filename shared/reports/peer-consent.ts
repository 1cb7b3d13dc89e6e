/** The version of the consent text for sharing a company's figures in a category. */
export const peerConsentVersion = '1'

/** The minimum number of companies in a category's figures, or nobody is shown any. */
export const minPeers = 20
