/** The version of the words by which a company agrees that its figures count in those of a category. */
export const peerConsentVersion = '1'

/** So many companies at least have to be in a figure of a category, or nobody is shown any. */
export const minPeers = 20
