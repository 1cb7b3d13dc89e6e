const formEncode = (text: string): string => new URLSearchParams({ _: text }).toString().slice(2)

/** RFC 6749, section 2.3.1: both parts are form-encoded before they are joined. */
export const basicCredentials = (clientId: string, clientSecret: string): string => {
  const joined = `${formEncode(clientId)}:${formEncode(clientSecret)}`
  return `Basic ${Buffer.from(joined).toString('base64')}`
}
