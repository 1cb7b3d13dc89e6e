/** The password rule of the landing shell's signup: 8 to 30 characters with at least one letter and one digit. */
export const isSignupPassword = (text: string): boolean =>
  text.length >= 8 && text.length <= 30 && /[A-Za-z]/.test(text) && /\d/.test(text)
