import type { Environment } from './environments.ts'

type Named = Pick<Environment, 'name'>

/** The role of the Lambda that certifies papers, by a name that the key's policy can have before there is such a role. */
export const certifierRole = ({ name }: Named): string => `seller-portal-${name}-certifier`

/** A role that is there only while the environment's certificate is being made. */
export const issuerRole = ({ name }: Named): string => `seller-portal-${name}-certificate-issuer`

/** Who alone may sign with the key for papers. */
export const paperSigners = (environment: Named): readonly string[] => [
  certifierRole(environment),
  issuerRole(environment),
]

/** The role of the Lambda that may leave an executed paper to the bucket's rules, once its company is erased. */
export const eraserRole = ({ name }: Named): string => `seller-portal-${name}-eraser`
