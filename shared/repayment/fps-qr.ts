import type { Currency } from '../money/currency.ts'
import type { FpsProxy } from './lender-account.schema.ts'

/** The currencies that the Faster Payment System clears, by their numbers in ISO 4217. */
const currencyNumbers: Partial<Record<Currency, string>> = { HKD: '344', CNY: '156' }

export const isFpsCurrency = (currency: Currency): boolean => currency in currencyNumbers

/** The system's own subfield of each kind of proxy. */
const proxyFields = { fpsId: '02', mobile: '03', email: '04' } as const

const field = (id: string, value: string): string => {
  if (value.length > 99) throw new RangeError(`field ${id} is too long for a QR code`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** CRC-16/CCITT-FALSE as four hexadecimal digits: polynomial 0x1021, initially 0xFFFF. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** A name as the code may have it: 25 printable characters of ASCII. */
const shortName = (name: string): string =>
  name
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 25)
    .trim() || 'NA'

/**
 * The text of a QR code of the Faster Payment System, by the Common QR Code Specification for Retail Payments in Hong
 * Kong (EMVCo, merchant-presented mode): payee, amount and reference of one payment. Undefined for a currency that the
 * system does not clear. The reference is both the bill's number and the reference label, as banks show either.
 */
export const fpsQrText = ({
  proxy,
  payee,
  currency,
  amount,
  reference,
}: {
  proxy: FpsProxy
  payee: string
  currency: Currency
  /** Decimal string. */
  amount: string
  reference: string
}): string | undefined => {
  const number = currencyNumbers[currency]
  if (number === undefined) return undefined
  const content = [
    field('00', '01'),
    // Valid for one payment only.
    field('01', '12'),
    field('26', field('00', 'hk.com.hkicl') + field(proxyFields[proxy.kind], proxy.value)),
    field('52', '0000'),
    field('53', number),
    field('54', amount),
    field('58', 'HK'),
    field('59', shortName(payee)),
    field('60', 'HK'),
    field('62', field('01', reference) + field('05', reference)),
  ].join('')
  const checked = `${content}6304`
  return checked + crc16(checked)
}
