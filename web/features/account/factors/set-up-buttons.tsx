import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { AddCodeAppDialog } from './add-code-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { hasPasskeys } from './browser-passkey.ts'
import type { FactorAdded } from './factors-queries.ts'

/** Buttons to set up a second factor, each with its dialog. */
export const SetUpButtons = ({
  hasCodeApp,
  deviceName,
  onAdded,
  onClosed,
}: {
  hasCodeApp: boolean
  /** The default name of a passkey. */
  deviceName: string
  onAdded: (added: FactorAdded) => void
  /** Called when the dialog is closed after a factor was added. */
  onClosed?: () => void
}) => {
  const { t } = useTranslation('factors')
  const [adding, setAdding] = useState<'passkey' | 'codeApp' | null>(null)
  const close = () => {
    setAdding(null)
    onClosed?.()
  }
  const confirmAdded = (words: string) => (added: FactorAdded) => {
    showToast('positive', words)
    onAdded(added)
  }
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {hasPasskeys() ? (
          <Button variant="secondary" size="md" onClick={() => setAdding('passkey')}>
            {t('card.addPasskey')}
          </Button>
        ) : null}
        <Button variant="secondary" size="md" onClick={() => setAdding('codeApp')}>
          {t(hasCodeApp ? 'card.replaceCodeApp' : 'card.addCodeApp')}
        </Button>
      </Flex>
      {adding === 'passkey' ? (
        <AddPasskeyDialog
          firstName={deviceName}
          onAdded={confirmAdded(t('addPasskey.done'))}
          onClose={close}
        />
      ) : null}
      {adding === 'codeApp' ? (
        <AddCodeAppDialog onAdded={confirmAdded(t('addCodeApp.done'))} onClose={close} />
      ) : null}
    </>
  )
}
