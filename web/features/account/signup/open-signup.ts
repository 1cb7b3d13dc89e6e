import { currentLine } from '../../../app/paths.ts'
import { openAuth } from '../dialog/auth-dialog-store.ts'
import { paymentVisitor } from './payment-visitor.ts'

/** Opens the signup, or the payment platform's variant for a visitor who came from it. */
export const openSignup = (): void => {
  const isOfPlatform = currentLine().id === 'payoneer' && paymentVisitor.get().status !== 'unknown'
  openAuth(isOfPlatform ? 'signupPayoneer' : 'signup')
}
