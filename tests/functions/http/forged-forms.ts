import { EncryptJWT } from 'jose'
import {
  base64url,
  type Forgeries,
  flipBit,
  type Genuine,
  mailedToken,
  malleateSignature,
  publicKeyBytes,
  reencodeBase64url,
} from './forge-token.ts'

const reassembled = ([header, claims, signature]: Genuine['parts'], changed: Partial<Genuine['parts']>) =>
  [changed[0] ?? header, changed[1] ?? claims, changed[2] ?? signature].join('.')

export const altered: Forgeries = {
  'a bit of the header': ({ parts }) => reassembled(parts, [flipBit(parts[0], 12)]),
  'a bit of the claims': ({ parts }) => reassembled(parts, [undefined, flipBit(parts[1], 20)] as never),
  'the last bit of the claims': ({ parts }) =>
    reassembled(parts, [undefined, flipBit(parts[1], -1)] as never),
  'claims that last longer': (g) =>
    reassembled(g.parts, [g.parts[0], base64url(JSON.stringify({ ...g.claims, exp: g.claims.exp + 3600 }))]),
  'the same claims in another order': (g) =>
    reassembled(g.parts, [
      g.parts[0],
      base64url(JSON.stringify(Object.fromEntries(Object.entries(g.claims).toReversed()))),
    ]),
  'another user’s claims': (g, other) => reassembled(g.parts, [g.parts[0], other.parts[1]]),
  'another token’s signature': (g, other) => reassembled(g.parts, [g.parts[0], g.parts[1], other.parts[2]]),
  'the first bit of the signature': ({ parts }) =>
    reassembled(parts, [parts[0], parts[1], flipBit(parts[2], 0, 7)]),
  'a bit in the middle of the signature': ({ parts }) =>
    reassembled(parts, [parts[0], parts[1], flipBit(parts[2], 32)]),
  'the last bit of the signature': ({ parts }) =>
    reassembled(parts, [parts[0], parts[1], flipBit(parts[2], -1)]),
  'the signature’s other spelling': ({ parts }) =>
    reassembled(parts, [parts[0], parts[1], reencodeBase64url(parts[2])]),
  'the signature’s other solution': ({ parts }) =>
    reassembled(parts, [parts[0], parts[1], malleateSignature(parts[2])]),
  'a signature of zeros': ({ parts }) =>
    reassembled(parts, [parts[0], parts[1], base64url(Buffer.alloc(64))]),
  'a signature cut short': ({ token }) => token.slice(0, -4),
  'a signature with more behind it': ({ token }) => `${token}AAAA`,
  'the signature twice': ({ token, parts }) => `${token}${parts[2]}`,
  'no signature': ({ parts }) => `${parts[0]}.${parts[1]}.`,
  'no dot before where the signature was': ({ parts }) => `${parts[0]}.${parts[1]}`,
  'no claims': ({ parts }) => `${parts[0]}..${parts[2]}`,
  'no header': ({ parts }) => `.${parts[1]}.${parts[2]}`,
  'header and claims swapped': ({ parts }) => `${parts[1]}.${parts[0]}.${parts[2]}`,
  'a fourth part': ({ token }) => `${token}.${base64url('more')}`,
  'a dot behind': ({ token }) => `${token}.`,
  'a dot before': ({ token }) => `.${token}`,
}

export const encodingForgeries: Forgeries = {
  'an encrypted token (JWE) for our public key’s bytes': (g) =>
    new EncryptJWT(g.claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: g.kid, typ: 'at+jwt' })
      .encrypt(publicKeyBytes(g)),
  'a token within a token': (g) => g.signedText(JSON.stringify({ ...g.header, cty: 'JWT' }), g.token),
  'a token as another’s claims, without saying so': (g) => g.signedText(JSON.stringify(g.header), g.token),
  'flattened JSON': ({ parts }) =>
    JSON.stringify({ protected: parts[0], payload: parts[1], signature: parts[2] }),
  'general JSON': ({ parts }) =>
    JSON.stringify({ payload: parts[1], signatures: [{ protected: parts[0], signature: parts[2] }] }),
  'base64 of the token': ({ token }) => base64url(token),
  'padded base64': ({ parts }) =>
    parts.map((part) => part.padEnd(part.length + (-part.length & 3), '=')).join('.'),
  'padding behind the signature': ({ token }) => `${token}==`,
  'a letter of plain base64': ({ token }) => `${token.slice(0, -2)}+/`,
  'a blank in the signature': ({ token }) => `${token.slice(0, -4)} ${token.slice(-4)}`,
  'a line break behind': ({ token }) => `${token}\n`,
  'a blank behind': ({ token }) => `${token} `,
  'a NUL behind': ({ token }) => `${token}\0`,
  'a zero-width space within': ({ token }) => token.replace('.', '.\u200B'),
  'full-width dots': ({ token }) => token.replaceAll('.', '．'),
  'percent-encoded dots': ({ token }) => token.replaceAll('.', '%2E'),
  'in quotation marks': ({ token }) => `"${token}"`,
  'a tilde behind, as selective disclosure has it': ({ token }) => `${token}~`,
  'everything in capitals': ({ token }) => token.toUpperCase(),
  'everything backwards': ({ token }) => [...token].toReversed().join(''),
  'a hundred thousand letters': ({ parts }) => `${parts[0]}.${'A'.repeat(100_000)}.${parts[2]}`,
}

export const foreignSecretForgeries: Forgeries = {
  'the session’s id': (g) => g.sessionId,
  'the user’s id': (g) => g.userId,
  'the key’s id': (g) => g.kid,
  'an activation link’s token': () => mailedToken('activation'),
  'a password link’s token': () => mailedToken('password'),
  'a signing link’s token': () => mailedToken('signing'),
  'a one-time token for another portal': () => mailedToken('handover'),
  'a link’s token for all three parts': () => Array(3).fill(mailedToken('activation')).join('.'),
  'a secret of nothing': () => base64url(Buffer.alloc(32, 7)),
}
