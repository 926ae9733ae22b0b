import { Checkbox, TextInput } from '@mantine/core'
import { session } from '../session/session.contract.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { OneTimeSecret } from '../web/form/OneTimeSecret.tsx'
import { ProvedDialog } from '../web/form/ProvedDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { type Channel, channels } from './channels.contract.ts'
import { channelMessages } from './channels.messages.ts'

interface OfPlace {
  place: string
  onClose: () => void
}
interface MakesSecret extends OfPlace {
  onMade: (secret: string) => void
}

export function TurnOnDialog({ place, onMade, onClose }: MakesSecret) {
  const text = useText(channelMessages)
  const making = useCallForm(channels.turnOn, {
    initial: { condominium_id: place, address: '', with_names: false, takes_answers: false },
    done: ({ secret }) => onMade(secret),
  })
  return (
    <ProvedDialog
      of={making}
      prove={session.prove}
      why={text.prove_text}
      title={text.turn_on}
      submit={text.turn_on}
      onClose={onClose}
    >
      <ChannelFields input={making.form.getInputProps} />
    </ProvedDialog>
  )
}

export function ChangeDialog({ place, onClose, channel }: OfPlace & { channel: Channel }) {
  const text = useText(channelMessages)
  const fieldsOf = ({ address, with_names, takes_answers }: Channel) => ({
    condominium_id: place,
    address,
    with_names,
    takes_answers,
  })
  const changing = useCallForm(channels.change, {
    initial: fieldsOf(channel),
    revision: channel.revision,
    read: (now) => fieldsOf(now as Channel),
    done: () => {
      toastSuccess(text.changed)
      onClose()
    },
  })
  return (
    <ProvedDialog of={changing} prove={session.prove} why={text.prove_text} title={text.change_title} onClose={onClose}>
      <ChannelFields input={changing.form.getInputProps} />
    </ProvedDialog>
  )
}

export function RenewDialog({ place, onMade, onClose }: MakesSecret) {
  const text = useText(channelMessages)
  const renewing = useCallForm(channels.renewSecret, {
    initial: { condominium_id: place },
    done: ({ secret }) => onMade(secret),
  })
  return (
    <ProvedDialog
      of={renewing}
      prove={session.prove}
      why={text.prove_text}
      title={text.renew_title}
      submit={text.renew}
      onClose={onClose}
    >
      <p>{text.renew_text}</p>
    </ProvedDialog>
  )
}

type InputOf = (field: string, options?: { type: 'checkbox' }) => object

function ChannelFields({ input }: { input: InputOf }) {
  const text = useText(channelMessages)
  return (
    <>
      <TextInput
        label={text.address}
        description={text.address_hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        withAsterisk
        {...input('address')}
      />
      {(['with_names', 'takes_answers'] as const).map((field) => (
        <Checkbox
          key={field}
          label={text[field]}
          description={text[`${field}_hint`]}
          {...input(field, { type: 'checkbox' })}
        />
      ))}
    </>
  )
}

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const text = useText(channelMessages)
  return (
    <OneTimeSecret title={text.secret_title} label={text.secret} secret={secret} words={text} kept onClose={onClose}>
      <Note tone="wait">{text.secret_text}</Note>
    </OneTimeSecret>
  )
}
