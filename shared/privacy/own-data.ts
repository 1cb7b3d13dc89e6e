/** What is kept of a user as a person, by what it is about. */
export const ownDataKinds = [
  'profile',
  'consents',
  'preferences',
  'companies',
  'person',
  'signatures',
  'sessions',
  'devices',
  'factors',
  'security',
  'acts',
  'entries',
  'mailStop',
] as const

export type OwnDataKind = (typeof ownDataKinds)[number]

/** What a record of these can tell: whatever is not named here never leaves. */
export const ownDataFields = [
  'about',
  'act',
  'agreement_number',
  'birth_date',
  'capacity',
  'certificate_type',
  'company',
  'created_at',
  'email',
  'expires_at',
  'full_name',
  'full_name_cn',
  'happened_at',
  'id_number',
  'ip',
  'is_activated',
  'kept_until',
  'language',
  'mails',
  'mobile',
  'mobile_verified_at',
  'name',
  'nationality',
  'ownership_percent',
  'pasted',
  'permanent_address',
  'position',
  'quiet_hours',
  'register_source',
  'residential_address',
  'role',
  'signed_at',
  'since',
  'status',
  'step',
  'subject',
  'terms',
  'time_zone',
  'user_agent',
  'user_id',
] as const

export type OwnDataField = (typeof ownDataFields)[number]

/** How often a user may have it put together in a day, in Hong Kong. */
export const ownDataPerDay = 5
