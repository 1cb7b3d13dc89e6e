import { groupIndex, type Item, type ItemPage, put, replace, type Table, type Write } from './table.ts'

/** A customer-service contact with a QR code; without the picture, which lists do not need. */
export interface CustomerService {
  /** The `cpid` that links carry. */
  serviceId: string
  name: string
  /** SHA-256 of the picture, in hexadecimal. */
  sha256: string
  /** ISO timestamp, UTC, of the last change. */
  changedAt: string
  version: number
}

/** A contact's picture. */
interface QrCode {
  serviceId: string
  /** PNG or JPEG in base64. */
  image: string
}

const group = 'CUSTOMERSERVICE'

const partitionOf = (serviceId: string): string => `CUSTOMERSERVICE#${serviceId}`
const key = (serviceId: string) => ({ pk: partitionOf(serviceId), sk: 'CUSTOMERSERVICE' })
const imageKey = (serviceId: string) => ({ pk: partitionOf(serviceId), sk: 'QRCODE' })

/** Access pattern: a customer-service contact by id. */
export const findCustomerService = (
  table: Table,
  serviceId: string,
): Promise<Item<CustomerService> | undefined> => table.get<CustomerService>(key(serviceId))

/**
 * Access pattern: the QR code of a contact, in base64. Eventually consistent: visitors read it, and it hardly changes.
 */
export const findQrCode = async (table: Table, serviceId: string): Promise<string | undefined> =>
  (await table.get<QrCode>(imageKey(serviceId), { eventually: true }))?.image

/** Access pattern: all contacts, by their ids. */
export const listCustomerServices = (
  table: Table,
  listing: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<CustomerService>> =>
  table.query<CustomerService>({ pk: group, index: groupIndex, ...listing })

/** The writes that set a contact and its picture. A new contact has version 0. */
export const replaceCustomerService = (
  table: Table,
  service: CustomerService,
  image: string,
): Record<'service' | 'image', Write> => ({
  service: replace<CustomerService>(table, {
    ...key(service.serviceId),
    type: 'customer-service',
    gsi1pk: group,
    gsi1sk: service.serviceId,
    ...service,
  }),
  image: put<QrCode>(table, {
    ...imageKey(service.serviceId),
    type: 'qr-code',
    serviceId: service.serviceId,
    image,
  }),
})
