/** Telephone and WhatsApp of the administration, if it gave them. */
import { Button, Group } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { matters } from './matters.contract.ts'
import { matterMessages } from './matters.messages.ts'

export function OfficeContact() {
  const text = useText(matterMessages)
  const { phone, whatsapp } = useRead(matters.contact, {}).data ?? {}
  if (!phone && !whatsapp) return null
  return (
    <Group gap="xs" role="group" aria-label={text.contact}>
      {phone ? <PhoneLink button text={text.call(phone)} /> : null}
      {whatsapp ? (
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {text.whatsapp}
        </Button>
      ) : null}
    </Group>
  )
}
