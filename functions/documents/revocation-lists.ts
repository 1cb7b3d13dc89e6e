import { Certificate, CertificateRevocationList, type CRLDistributionPoints } from 'pkijs'
import { oids } from './der.ts'
import { fetchDer } from './fetch-der.ts'

const uri = 6

/** The addresses of the certificate revocation lists in a certificate. */
const listUrlsOf = (der: Uint8Array): string[] => {
  const extension = Certificate.fromBER(der).extensions?.find(
    ({ extnID }) => extnID === oids.distributionPoints,
  )
  const points = extension?.parsedValue as CRLDistributionPoints | undefined
  return (points?.distributionPoints ?? []).flatMap(({ distributionPoint }) =>
    (Array.isArray(distributionPoint) ? distributionPoint : [])
      .filter(({ type, value }) => type === uri && /^https?:/.test(String(value)))
      .map(({ value }) => String(value)),
  )
}

/** The revocation lists of `certificates`, once each: from the first address in each. */
export const fetchRevocationLists = async (
  fetch: typeof globalThis.fetch,
  certificates: readonly Uint8Array[],
): Promise<Uint8Array[]> => {
  const urls = new Set(certificates.flatMap((each) => listUrlsOf(each).slice(0, 1)))
  return Promise.all(
    [...urls].map(async (url) => {
      const list = await fetchDer(fetch, url)
      CertificateRevocationList.fromBER(list)
      return list
    }),
  )
}
