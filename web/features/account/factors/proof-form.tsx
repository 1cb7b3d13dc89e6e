import { Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestOf } from '#shared/api/endpoint.ts'
import type { ProofChoice, ProofMethod } from '#shared/factors/factor-proof.schema.ts'
import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { isApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session-store.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { requestPasskey } from './browser-passkey.ts'

export type Proof = RequestOf<typeof factorsEndpoints.stepUp>['body']

interface ProofProps<Answer> {
  choice: ProofChoice
  /** Sends the chosen proof. */
  send: (proof: Proof) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Called first on a refusal. Returns true if the refusal is shown elsewhere, as for an expired challenge. */
  onRefused?: (error: Error) => boolean
}

/** Requests a passkey from the device on click. */
const PasskeyProof = <Answer,>({ choice, send, onDone, onRefused }: ProofProps<Answer>) => {
  const { t } = useTranslation('factors')
  const failureTranslations = useFailureTranslations()
  const proving = useMutation({
    mutationFn: async () => {
      if (!choice.passkey) throw new RangeError('no passkey is asked for')
      const { challenge_id, options } = choice.passkey
      const credential = await requestPasskey(options)
      return credential && { answer: await send({ passkey: { challenge_id, credential } }) }
    },
    onSuccess: (proven) => proven && onDone(proven.answer),
    onError: (error) => void onRefused?.(error),
  })
  const { error } = proving
  const isWrong = isApiError(error) && error.reason === 'verificationFailed'
  const isUnverified = isApiError(error) && error.reason === 'userNotVerified'
  const hasFailed = isWrong || (proving.isSuccess && proving.data === undefined)
  return (
    <Flex direction="column" gap="5">
      <div>{t('proof.passkeyLead')}</div>
      {hasFailed ? <Notice tone="negative">{t('proof.passkeyFailed')}</Notice> : null}
      {isUnverified ? (
        <Notice tone="negative">
          {t(choice.methods.length > 1 ? 'proof.passkeyUnverified' : 'proof.passkeyUnverifiedAlone')}
        </Notice>
      ) : null}
      {error && !isWrong && !isUnverified ? (
        <Notice tone="negative">{failureTranslations(error)}</Notice>
      ) : null}
      <Button wide busy={proving.isPending} onClick={() => proving.mutate()}>
        {t('proof.usePasskey')}
      </Button>
    </Flex>
  )
}

const rulesOf = ({ typed }: { typed: string }): Record<string, string> =>
  typed === '' ? { typed: 'required' } : {}

const fieldOf = {
  codeIncorrect: 'typed',
  wrongOldPassword: 'typed',
  accountLocked: 'typed',
} as const

/** A proof by a typed code, recovery code or password. */
const TypedProof = <Answer,>({
  method,
  send,
  onDone,
  onRefused,
}: ProofProps<Answer> & { method: Exclude<ProofMethod, 'passkey'> }) => {
  const { t } = useTranslation('factors')
  const session = useSession()
  const proofOf = {
    code: (typed: string) => ({ code: typed }),
    recoveryCode: (typed: string) => ({ recovery_code: typed }),
    password: (typed: string) => ({ password: typed }),
  }[method]
  const form = useForm({
    initial: { typed: '' },
    rulesOf,
    fieldOf,
    pathOf: () => 'typed',
    words: {
      'typed codeIncorrect': t(method === 'code' ? 'proof.codeIncorrect' : 'proof.recoveryIncorrect'),
      'typed codeInvalid': t(method === 'code' ? 'proof.codeIncorrect' : 'proof.recoveryIncorrect'),
      'typed wrongOldPassword': t('proof.passwordIncorrect'),
      'typed accountLocked': t(method === 'password' ? 'proof.passwordLocked' : 'proof.locked'),
    },
    send: ({ typed }) => send(proofOf(typed)),
    onDone,
    ...(onRefused ? { onRefused } : {}),
  })
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    area.current?.closest('form')?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [])
  return (
    <FormArea form={form} gap="5">
      <div ref={area} hidden />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      {method === 'password' ? (
        <>
          {/* Lets a password manager find the password by the account's email address. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={session?.user.email ?? ''}
            readOnly
            hidden
          />
          <PasswordField
            {...form.text('typed')}
            label={t('proof.password')}
            autoComplete="current-password"
            required
          />
        </>
      ) : null}
      {method === 'code' ? (
        <TextField
          {...form.text('typed')}
          label={t('proof.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          read={compactCode}
          required
        />
      ) : null}
      {method === 'recoveryCode' ? (
        <TextField
          {...form.text('typed')}
          label={t('proof.recoveryCode')}
          hint={t('proof.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      ) : null}
      <Button type="submit" wide busy={form.busy}>
        {t('proof.submit')}
      </Button>
    </FormArea>
  )
}

const otherTranslations = {
  passkey: 'proof.toPasskey',
  code: 'proof.toCode',
  recoveryCode: 'proof.toRecoveryCode',
} as const

/** Proves the user's identity by one of their methods: the first is offered, the others by a button. */
export const ProofForm = <Answer,>(props: ProofProps<Answer>) => {
  const { t } = useTranslation('factors')
  const { methods, unverified_passkeys: unverified } = props.choice
  const locale = useLocale()
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'password')
  const others = methods.filter(
    (each): each is Exclude<ProofMethod, 'password'> => each !== 'password' && each !== method,
  )
  return (
    <Flex direction="column" gap="5">
      {unverified.length > 0 && methods.length > 1 ? (
        <Notice tone="neutral">
          {t('proof.keysUnverified', { names: new Intl.ListFormat(intlLocale[locale]).format(unverified) })}
        </Notice>
      ) : null}
      {method === 'passkey' ? (
        <PasskeyProof {...props} />
      ) : (
        <TypedProof key={method} {...props} method={method} />
      )}
      {others.length > 0 ? (
        <Flex direction="column" gap="2" align="flex-start">
          {others.map((each) => (
            <TextButton key={each} minH="6" onClick={() => setMethod(each)}>
              {t(otherTranslations[each])}
            </TextButton>
          ))}
        </Flex>
      ) : null}
    </Flex>
  )
}
