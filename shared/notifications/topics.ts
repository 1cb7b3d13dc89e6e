/** The topics of mails. The first ones are mandatory: required by law or contract, or warnings of impersonation. */
export const requiredTopics = ['security', 'contracts', 'bills'] as const
export const optionalTopics = ['reviews', 'receipts', 'limit', 'shops'] as const

export type OptionalTopic = (typeof optionalTopics)[number]
export type Topic = (typeof requiredTopics)[number] | OptionalTopic

export const isOptional = (topic: Topic): topic is OptionalTopic =>
  (optionalTopics as readonly Topic[]).includes(topic)
