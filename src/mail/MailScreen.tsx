/** Without a mail server, the super administrator passes the letters on. */
import { Anchor, Button, Divider, Group, Text } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../shared/contract.ts'
import { useAct } from '../web/calls/act.ts'
import { useAddress, useList } from '../web/calls/list.ts'
import { ofReader, useDates } from '../web/cards/dates.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { RowTime } from '../web/listing/dayRows.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { Email } from '../web/listing/rowCells.tsx'
import { CopyButton } from '../web/pieces/codes/CopyButton.tsx'
import { HereOnlyNote } from '../web/pieces/codes/HereOnlyNote.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../web/pieces/dialogs/DialogActs.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { mail } from './mail.contract.ts'
import { mailMessages } from './mail.messages.ts'

type Message = Output<typeof mail.list>['items'][number]

export function MailScreen() {
  const text = useText(mailMessages)
  const list = useList(mail.list, {}, useAddress({}).turning)
  const remove = useAct(mail.remove)
  const [opened, setOpened] = useState<Message | null>(null)

  const passOn = ({ id }: Message) =>
    remove.run({ id }, { done: text.removed, failed: text.failed }, { ended: () => setOpened(null) })

  const columns: Column<Message>[] = [
    {
      key: 'date',
      header: text.hour,
      width: '7rem',
      cell: (message) => <RowTime at={message.created_at} zone={ofReader} />,
    },
    {
      key: 'recipient',
      header: text.recipient,
      primary: true,
      cell: (message) => (
        <strong>
          <Email of={message.recipient} />
        </strong>
      ),
    },
    {
      key: 'subject',
      header: text.subject,
      cell: (message) => (
        <Anchor component="span" underline="always">
          {message.subject}
        </Anchor>
      ),
      summary: (message) => message.subject,
    },
  ]
  const phone = useIsPhone()
  return (
    <Page title={text.title}>
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(message) => message.id}
        rowName={(message) => message.recipient}
        opens={(message) => ({ label: text.read, onAct: () => setOpened(message) })}
        rowOpens
        day={({ created_at }) => ({ at: created_at, zone: ofReader })}
        lead={({ created_at }) => <RowTime at={created_at} zone={ofReader} />}
        acts={(message) => [
          {
            label: text.remove,
            icon: IconCheck,
            pending: remove.runs(({ id }) => id === message.id),
            // Removes the letter, so it is not the act near the thumb.
            quiet: phone,
            onAct: () => passOn(message),
          },
        ]}
        empty={{ title: text.empty_title, text: text.empty_text, icon: IconMail }}
      />
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} title={opened?.subject ?? ''}>
        {opened ? <Letter of={opened} passOn={() => passOn(opened)} pending={remove.pending} /> : null}
      </Dialog>
    </Page>
  )
}

interface LetterProps {
  of: Message
  passOn: () => void
  pending: boolean
}

/** Shows recipient and time, and each link completely on its own line. */
function Letter({ of: { recipient, body, created_at }, passOn, pending }: LetterProps) {
  const text = useText(mailMessages)
  const dates = useDates().at(ofReader)
  return (
    <Stack>
      <Group component="p" gap="xs">
        <span className="garita-second">{text.recipient}</span> <strong>{recipient}</strong>{' '}
        <span className="garita-second">{dates.moment(created_at)}</span>
      </Group>
      <Divider />
      <Text component="div" fz="lg" lh={1.6} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body
          .trim()
          .split(/\s*(https?:\/\/\S+)\s*/)
          .map((part, at) =>
            at % 2 === 1 ? (
              <Text
                key={part}
                component="code"
                className="garita-code"
                display="block"
                my="sm"
                c="var(--garita-link)"
                fz="sm"
              >
                {part}
              </Text>
            ) : (
              part
            ),
          )}
      </Text>
      <HereOnlyNote message={body} />
      <DialogActs>
        <Button
          variant="default"
          leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
          loading={pending}
          onClick={passOn}
        >
          {text.remove}
        </Button>
        <CopyButton main text={body} label={text.copy} done={text.copied} />
      </DialogActs>
    </Stack>
  )
}
