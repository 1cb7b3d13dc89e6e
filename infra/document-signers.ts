import type { Environment } from './environments.ts'

type Named = Pick<Environment, 'name'>

/**
 * The role of the Lambda that certifies documents, by a fixed name that the key's policy can use before the role
 * exists.
 */
export const certifierRole = ({ name }: Named): string => `seller-portal-${name}-certifier`

/** A role that exists only while the environment's certificate is being created. */
export const issuerRole = ({ name }: Named): string => `seller-portal-${name}-certificate-issuer`

/** The only roles that may sign with the document key. */
export const documentSigners = (environment: Named): readonly string[] => [
  certifierRole(environment),
  issuerRole(environment),
]

/**
 * The role of the Lambda that may leave an executed document to the bucket's lifecycle rule, once its company is
 * erased.
 */
export const eraserRole = ({ name }: Named): string => `seller-portal-${name}-eraser`
