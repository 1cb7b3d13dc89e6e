import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { type Forgeries, type Genuine, hmac, privateKeySignature, publicKeyBytes } from './forge-token.ts'

const ed25519 = generateKeyPairSync('ed25519')
const foreign = privateKeySignature(null, ed25519.privateKey)
const rsa = privateKeySignature('sha256', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
const p256 = privateKeySignature('sha256', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
const p384 = privateKeySignature('sha384', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey)
const ed448 = privateKeySignature(null, generateKeyPairSync('ed448').privateKey)
const nothing = () => Buffer.alloc(0)
const foreignJwk = ed25519.publicKey.export({ format: 'jwk' })
const pem = ({ publicKey }: Genuine) =>
  createPublicKey({ key: publicKey, format: 'jwk' }).export({ format: 'pem', type: 'spki' })

export const foreignKeyForgeries: Forgeries = {
  'another key under our key id': (g) => g.signedBy(foreign, {}),
  'another key under its own key id': (g) => g.signedBy(foreign, { kid: 'another' }),
  'another key without a key id': (g) => g.signedBy(foreign, { kid: undefined }),
  'another key, embedded as jwk': (g) => g.signedBy(foreign, { jwk: foreignJwk }),
  'another key, embedded as jwk, no key id': (g) => g.signedBy(foreign, { kid: undefined, jwk: foreignJwk }),
  'another key, to be fetched by jku': (g) => g.signedBy(foreign, { jku: 'https://evil.test/jwks.json' }),
  'another key, to be fetched by x5u': (g) => g.signedBy(foreign, { x5u: 'https://evil.test/key.pem' }),
  'another key in a certificate (x5c)': (g) =>
    g.signedBy(foreign, {
      x5c: [ed25519.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')],
    }),
  'a key id that leads out of a folder': (g) =>
    g.signedBy(hmac('sha256', ''), { alg: 'HS256', kid: '../../../../dev/null' }),
  'the key id of a prototype': (g) => g.signedBy(foreign, { kid: '__proto__' }),
  'the key id of a sort key': (g) => g.signedBy(foreign, { kid: 'KEY#000001' }),
}

export const keyIdForgeries: Forgeries = {
  'our key without a key id': (g) => g.signed({ kid: undefined }),
  'our key under an empty key id': (g) => g.signed({ kid: '' }),
  'our key under an unknown key id': (g) => g.signed({ kid: 'unknown' }),
  'our key under a number': (g) => g.signed({ kid: 1 }),
  'our key under null': (g) => g.signed({ kid: null }),
  'our key under a list of its id': (g) => g.signed({ kid: [g.kid] }),
  'our key under its id with a blank': (g) => g.signed({ kid: ` ${g.kid}` }),
  'our key under its id in capitals': (g) => g.signed({ kid: g.kid.toUpperCase() }),
}

export const algorithmForgeries: Forgeries = {
  'none, without a signature': (g) => g.signedBy(nothing, { alg: 'none' }),
  'none, with our signature of something else': (g) => `${g.signedBy(nothing, { alg: 'none' })}${g.parts[2]}`,
  'None, truly signed': (g) => g.signed({ alg: 'None' }),
  'nOnE, truly signed': (g) => g.signed({ alg: 'nOnE' }),
  'HS256 with our public key’s bytes': (g) => g.signedBy(hmac('sha256', publicKeyBytes(g)), { alg: 'HS256' }),
  'HS256 with our public key’s base64url': (g) =>
    g.signedBy(hmac('sha256', g.publicKey.x ?? ''), { alg: 'HS256' }),
  'HS256 with our public key as PEM': (g) => g.signedBy(hmac('sha256', pem(g)), { alg: 'HS256' }),
  'HS256 with our public key as JWK': (g) =>
    g.signedBy(hmac('sha256', JSON.stringify(g.publicKey)), { alg: 'HS256' }),
  'HS512 with our public key as PEM': (g) => g.signedBy(hmac('sha512', pem(g)), { alg: 'HS512' }),
  'HS256 with an empty secret': (g) => g.signedBy(hmac('sha256', ''), { alg: 'HS256' }),
  'EdDSA that is HMAC': (g) => g.signedBy(hmac('sha512', publicKeyBytes(g)), {}),
  RS256: (g) => g.signedBy(rsa, { alg: 'RS256' }),
  'RS256 that says EdDSA': (g) => g.signedBy(rsa, {}),
  PS256: (g) => g.signedBy(rsa, { alg: 'PS256' }),
  ES256: (g) => g.signedBy(p256, { alg: 'ES256' }),
  'ES256 that says EdDSA': (g) => g.signedBy(p256, {}),
  ES384: (g) => g.signedBy(p384, { alg: 'ES384' }),
  'EdDSA on Ed448': (g) => g.signedBy(ed448, {}),
  'Ed448 by its name': (g) => g.signedBy(ed448, { alg: 'Ed448' }),
  'Ed25519 by its other name, truly signed': (g) => g.signed({ alg: 'Ed25519' }),
  'eddsa in small letters, truly signed': (g) => g.signed({ alg: 'eddsa' }),
  'none named, truly signed': (g) => g.signed({ alg: undefined }),
  'a list of algorithms, truly signed': (g) => g.signed({ alg: ['EdDSA'] }),
}

export const headerForgeries: Forgeries = {
  'typ JWT': (g) => g.signed({ typ: 'JWT' }),
  'typ missing': (g) => g.signed({ typ: undefined }),
  'typ of a refresh token': (g) => g.signed({ typ: 'rt+jwt' }),
  'typ of an identity token': (g) => g.signed({ typ: 'id+jwt' }),
  'typ spelt as a media type': (g) => g.signed({ typ: 'application/at+jwt' }),
  'typ in capitals': (g) => g.signed({ typ: 'AT+JWT' }),
  'typ a number': (g) => g.signed({ typ: 1 }),
  'crit of a claim': (g) => g.signed({ crit: ['exp'], exp: g.claims.exp }),
  'crit of an extension': (g) => g.signed({ crit: ['b64', 'x-portal'], b64: true, 'x-portal': 1 }),
  'crit, empty': (g) => g.signed({ crit: [] }),
  'crit b64 true': (g) => g.signed({ crit: ['b64'], b64: true }),
  'crit b64 false': (g) => g.signed({ crit: ['b64'], b64: false }),
  'b64 false without crit': (g) => g.signed({ b64: false }),
  'our own key embedded': (g) => g.signed({ jwk: g.publicKey }),
  'content type of a nested token': (g) => g.signed({ cty: 'JWT' }),
  'a compressed payload': (g) => g.signed({ zip: 'DEF' }),
  'a header that is a list': (g) => g.signedText('[]', JSON.stringify(g.claims)),
  'a header that is null': (g) => g.signedText('null', JSON.stringify(g.claims)),
  'a header that is no JSON': (g) => g.signedText("{'alg':'EdDSA'}", JSON.stringify(g.claims)),
}
