/** The alias of each Lambda's released version: what the gateway, the stream, schedules and operators call. */
export const liveAlias = 'live'
