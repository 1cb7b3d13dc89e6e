import type { Words } from '../words.ts'
import { auth } from './auth.ts'
import { company } from './company.ts'
import { credit } from './credit.ts'
import { drawdown } from './drawdown.ts'
import { errors } from './errors.ts'
import { fieldRules } from './field-rules.ts'
import { handover } from './handover.ts'
import { home } from './home.ts'
import { landing } from './landing.ts'
import { pages } from './pages.ts'
import { profile } from './profile.ts'
import { register } from './register.ts'
import { repay } from './repay.ts'
import { shell } from './shell.ts'
import { shops } from './shops.ts'
import { sign } from './sign.ts'
import { standing } from './standing.ts'

export const zhTW = {
  auth,
  company,
  credit,
  drawdown,
  errors,
  fieldRules,
  handover,
  home,
  landing,
  pages,
  profile,
  register,
  repay,
  shell,
  shops,
  sign,
  standing,
} satisfies Words
