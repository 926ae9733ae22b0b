/** Shows the new code of a stay once, with its link and the text to send. */
import { Button, TextInput } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { whatsAppOf } from '../authorizations/passes/passText.ts'
import { inGroups } from '../session/start/startCodes.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { CopyButton } from '../web/pieces/codes/CopyButton.tsx'
import { ShownCode } from '../web/pieces/codes/ShownCode.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../web/pieces/dialogs/DialogActs.tsx'
import type { MadeStay, StayTerms } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'

interface StayCodeProps {
  made: MadeStay
  terms: StayTerms
  places: number
  onClose: () => void
}

export function StayCode({ made, terms, places, onClose }: StayCodeProps) {
  const { code: text } = useText(stayMessages)
  const dates = useDates().at(terms.time_zone)
  const main = useRef<HTMLAnchorElement>(null)
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const grouped = inGroups(made.code)
  const link = `${location.origin}/register#${grouped}`
  const words = text.words({
    ...{ place: terms.condominium, unit: terms.unit_number, link, code: grouped, rules: terms.rules },
    ...{ from: dates.moment(made.starts_at), until: dates.end(made.ends_at) },
  })
  return (
    // The code is shown once: a stray click beside the dialog must not hide it.
    <Dialog opened onClose={onClose} closeOnClickOutside={false} title={text.title}>
      <Stack>
        <ShownCode label={text.label} code={grouped} />
        <p>{text.once(places)}</p>
        <TextInput label={text.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button
          component="a"
          ref={main}
          href={whatsAppOf(words)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {text.send}
        </Button>
        <DialogActs>
          <CopyButton text={words} label={text.copy} done={text.copied} />
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
        </DialogActs>
      </Stack>
    </Dialog>
  )
}
