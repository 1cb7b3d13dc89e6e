import * as z from 'zod/mini'
import { advertTemplates } from '../engagement/advert-templates.ts'
import { imageSize } from '../files/image-size.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { chosenId, describedField, fields, positiveAmount, shortText } from './act-fields.ts'
import { contentReaders, promoting, supporting } from './desk-roles.ts'
import { adviserView, announcementView, campaignTagView, packetView, poolView } from './people.ts'
import { anyState, count, day, recordId, text } from './response-fields.ts'

const maxInPool = 10_000

/** Each company takes two writes of one transaction, which has at most 100. */
const maxCompanies = 40

const title = shortText(100)

const content = shortText(2000)

/** In bytes: a QR code takes a few thousand, and every visitor downloads it. */
const largestImage = 64 * 1024

/** In pixels, for either side: a picture of few bytes can decode to a gigabyte. */
const longestSide = 2000

const isShowable = (bytes: Uint8Array): boolean => {
  const size = imageSize(bytes)
  return size !== undefined && [size.width, size.height].every((side) => side >= 1 && side <= longestSide)
}

const image = z
  .pipe(
    z.base64('a picture in base64'),
    z.transform((encoded) => Buffer.from(encoded, 'base64')),
  )
  .check(
    z.refine((bytes) => bytes.length <= largestImage, 'at most 64 KB'),
    z.refine(isShowable, `a PNG or a JPEG of at most ${longestSide} pixels a side`),
  )

/** A packet of one company. */
const packetFields = {
  companyId: fields.companyId,
  id: describedField(chosenId, 'the issue', 'welcome-2027', 'packet'),
}

export const engagementActs = {
  'red-packet-issue': act({
    summary:
      'Issues red packets: a pool of a quantity for the first companies to come, or one to each company named.',
    roles: promoting,
    subject: 'told',
    positional: ['id', 'type', 'amount', 'currency', 'expiresOn'],
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      id: describedField(chosenId, 'a name for the issue', 'welcome-2027', 'newName'),
      type: describedField(chosenId, 'what kind of packet it is', 'interest-coupon', 'newName'),
      amount: describedField(positiveAmount, 'an amount of the currency', '1250.00'),
      currency: describedField(currencySchema, 'the currency of the amount', 'GBP'),
      expiresOn: describedField(
        businessDateSchema,
        'the last day on which it is good, YYYY-MM-DD',
        '2099-12-31',
      ),
      quantity: z.optional(
        describedField(
          z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxInPool)),
          'a pool of so many, for the first companies to come',
          '100',
        ),
      ),
      companies: z.optional(
        describedField(
          z.pipe(
            z.pipe(
              z.string(),
              z.transform((list) => [...new Set(list.split(',').map((each) => each.trim()))].filter(Boolean)),
            ),
            z.array(z.string()).check(z.minLength(1), z.maxLength(maxCompanies)),
          ),
          'one packet for each of these companies, by their ids with commas',
          'c-81,c-82',
          'companies',
        ),
      ),
    }),
    output: z.strictObject({
      id: recordId,
      companies: z.exactOptional(z.readonly(z.array(text))),
      quantity: z.exactOptional(count),
    }),
  }),
  'announcement-list': act({
    summary: 'The announcements that were not withdrawn, and whether they are in force.',
    roles: contentReaders,
    subject: 'told',
    reads: true,
    input: z.object({}),
    output: z.strictObject({ announcements: z.array(announcementView) }),
  }),
  'campaign-tag-list': act({
    summary: 'The campaign tags and what they show, by their ids.',
    roles: contentReaders,
    subject: 'told',
    reads: true,
    input: z.object({
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: z.strictObject({ campaignTags: z.array(campaignTagView), cursor: z.exactOptional(text) }),
  }),
  'customer-service-list': act({
    summary: 'The customer-service contacts, by their ids, and the checksums of their QR codes.',
    roles: contentReaders,
    subject: 'told',
    reads: true,
    input: z.object({
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: z.strictObject({ customerServices: z.array(adviserView), cursor: z.exactOptional(text) }),
  }),
  'red-packet-list': act({
    summary: 'The pools of red packets and what is left of them; or the packets of a company.',
    roles: contentReaders,
    subject: 'told',
    reads: true,
    input: z.object({ companyId: z.optional(fields.companyId) }),
    output: z.union([
      z.strictObject({ pools: z.array(poolView) }),
      z.strictObject({ packets: z.array(packetView) }),
    ]),
  }),
  'announcement-publish': act({
    summary:
      'Publishes an announcement to all sellers, in all three languages: without account numbers and links to elsewhere.',
    roles: promoting,
    subject: 'told',
    positional: ['id'],
    sensitive: { kinds: ['speaksForLender'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      id: describedField(chosenId, 'a name for the announcement', 'new-year-2027', 'newName'),
      titleZhCn: describedField(title, 'the title in Simplified Chinese', '春节安排', 'text'),
      contentZhCn: describedField(
        content,
        'the text in Simplified Chinese',
        '我们将于2月9日恢复服务。',
        'prose',
      ),
      titleZhTw: describedField(title, 'the title in Traditional Chinese', '春節安排', 'text'),
      contentZhTw: describedField(
        content,
        'the text in Traditional Chinese',
        '我們將於2月9日恢復服務。',
        'prose',
      ),
      titleEn: describedField(title, 'the title in English', 'Lunar New Year', 'text'),
      contentEn: describedField(content, 'the text in English', 'We are back on 9 February.', 'prose'),
      until: z.optional(
        describedField(
          businessDateSchema,
          'the last day on which it is shown, YYYY-MM-DD; until it is withdrawn where none is given',
          '2099-12-31',
        ),
      ),
    }),
    output: z.strictObject({
      id: recordId,
      until: z.nullable(text),
    }),
  }),
  'campaign-tag-set': act({
    summary: 'Sets what a campaign shows to visitors: its advert, and the red packets that it gives away.',
    roles: promoting,
    subject: 'told',
    positional: ['id', 'template'],
    sensitive: { kinds: ['speaksForLender', 'waivesDebt'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      id: describedField(
        chosenId,
        'the campaign’s name, as it stands in its address',
        'spring-2027',
        'campaign',
      ),
      template: describedField(z.enum(advertTemplates), 'which advert visitors see', 'adv-red'),
      name: describedField(shortText(100), 'what the campaign is called', 'Spring 2027', 'text'),
      redPacket: z.optional(
        describedField(
          chosenId,
          'the pool of red packets that the campaign gives away',
          'welcome-2027',
          'pool',
        ),
      ),
    }),
    output: z.strictObject({
      name: text,
      template: z.enum(advertTemplates),
      redPacket: z.nullable(text),
      id: recordId,
    }),
  }),
  'customer-service-set': act({
    summary:
      'Sets a customer-service contact and its QR code: a PNG or a JPEG of at most 64 KB and 2000 pixels a side, in base64.',
    roles: supporting,
    subject: 'told',
    positional: ['id'],
    sensitive: { kinds: ['speaksForLender'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      id: describedField(chosenId, 'the contact, as cpid names it', '12', 'adviser'),
      name: describedField(shortText(100), 'what the contact is called', 'Mei', 'text'),
      image: describedField(image, 'a PNG or a JPEG of at most 64 KB', 'contact.png'),
    }),
    output: z.strictObject({
      id: recordId,
      name: text,
      sha256: text,
    }),
  }),
  'red-packet-void': act({
    summary: 'Voids a pool of red packets, of which no more can be collected; or the packet of one company.',
    roles: promoting,
    subject: 'told',
    positional: ['id'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'], whyOnePerson: 'It holds back: no more are collected.' },
    input: z.object({
      id: packetFields.id,
      companyId: z.optional(
        describedField(
          packetFields.companyId,
          'the company; the pool itself where none is given',
          'c-81',
          'company',
        ),
      ),
    }),
    output: z.strictObject({
      id: recordId,
      companyId: z.exactOptional(recordId),
      status: anyState,
      expiresOn: z.exactOptional(day),
    }),
  }),
  'announcement-withdraw': act({
    summary: 'Withdraws an announcement: no seller sees it any more. The audit keeps its words.',
    roles: promoting,
    subject: 'told',
    positional: ['id'],
    needsReason: true,
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'It holds back: nobody reads it any more, and the audit keeps it.',
    },
    input: z.object({ id: describedField(chosenId, 'the announcement', 'new-year-2027', 'announcement') }),
    output: z.strictObject({
      id: recordId,
    }),
  }),
}
