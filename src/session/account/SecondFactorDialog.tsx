/** Three steps turn on the second factor: password, code of the phone, recovery codes. */
import { Button, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { keepFile } from '../../web/calls/keepFile.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton } from '../../web/pieces/codes/CopyButton.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import { session } from '../session.contract.ts'
import { accountMessages } from './account.messages.ts'

interface Offer {
  secret: string
  address: string
}

export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (offer) return <FirstCode offer={offer} onConfirmed={setCodes} onClose={onClose} />
  return <Begin onOffered={setOffer} onClose={onClose} />
}

function Begin({ onOffered, onClose }: { onOffered: (offer: Offer) => void; onClose: () => void }) {
  const text = useText(accountMessages).second_factor
  const saving = useCallForm(session.offerSecondFactor, {
    initial: { password: '' },
    done: onOffered,
  })
  return (
    <FormDialog of={saving} title={text.turn_on} submit={text.continue} onClose={onClose}>
      <PasswordField
        autoComplete="current-password"
        label={text.your_password}
        withAsterisk
        {...saving.form.getInputProps('password')}
      />
    </FormDialog>
  )
}

interface FirstCodeProps {
  offer: Offer
  onConfirmed: (codes: readonly string[]) => void
  onClose: () => void
}

function FirstCode({ offer, onConfirmed, onClose }: FirstCodeProps) {
  const text = useText(accountMessages).second_factor
  const saving = useCallForm(session.confirmSecondFactor, {
    initial: { code: '' },
    done: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  return (
    <FormDialog of={saving} title={text.turn_on} submit={text.confirm} onClose={onClose}>
      <p>{text.scan}</p>
      <QrImage text={offer.address} label={text.picture} />
      <p>
        {text.key}: <code className="garita-code">{offer.secret.replace(/.{4}/g, '$& ').trim()}</code>
      </p>
      <DialogActs>
        <Button component="a" href={offer.address} variant="default">
          {text.open_app}
        </Button>
        <CopyButton text={offer.secret} label={text.copy_key} done={text.copied} />
      </DialogActs>
      <TextInput
        label={text.first_code}
        inputMode="numeric"
        autoComplete="one-time-code"
        withAsterisk
        {...saving.form.getInputProps('code')}
      />
    </FormDialog>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText(accountMessages).second_factor
  const inFile = [`Garita · ${text.recovery_title} · ${location.host}`, '', ...codes, ''].join('\r\n')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text.recovery_title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <p>{text.recovery_text}</p>
        <pre className="garita-code">{codes.join('\n')}</pre>
        <CopyButton text={codes.join('\n')} label={text.copy} done={text.copied} />
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => keepFile({ file: new Blob([inFile], { type: 'text/plain' }), name: text.recovery_file })}
        >
          {text.download}
        </Button>
        <Button onClick={onClose}>{text.done}</Button>
      </Stack>
    </Dialog>
  )
}
