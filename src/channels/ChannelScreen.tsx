import { Button, Group, Text } from '@mantine/core'
import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId } from '../shared/address.ts'
import type { Output } from '../shared/contract.ts'
import { useAct } from '../web/calls/act.ts'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { type Fact, FactList, given } from '../web/cards/lists/FactList.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { CopyButton } from '../web/pieces/codes/CopyButton.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { ChangeDialog, RenewDialog, SecretDialog, TurnOnDialog } from './ChannelDialogs.tsx'
import { type Channel, channels } from './channels.contract.ts'
import { channelMessages } from './channels.messages.ts'
import { DeliveryList } from './DeliveryList.tsx'

type Place = Output<typeof channels.list>[number]

const address = { condominium_id: anId }

export function ChannelScreen() {
  const text = useText(channelMessages)
  const { filter, narrow } = useAddress(address)
  const list = useRead(channels.list, {})
  const failed = failureOf(list)
  const place = list.data?.find(({ condominium }) => condominium.id === filter.condominium_id) ?? list.data?.[0]
  return (
    <Page title={text.title} back={{ label: text.gates, to: '/dashboard/admin/gates' }}>
      <Stack>
        <Text maw="44rem">{text.what}</Text>
        {place && (list.data?.length ?? 0) > 1 ? (
          <Filters>
            <ChoiceSelect
              call={condominiums.choose}
              aria-label={text.condominium}
              value={place.condominium.id}
              onChange={(id) => narrow({ condominium_id: id ?? undefined })}
            />
          </Filters>
        ) : null}
        {failed ? (
          <Failed {...failed} title={text.failed} />
        ) : place ? (
          <ChannelAt key={place.condominium.id} of={place} />
        ) : list.data ? (
          <Empty title={text.no_place} text={text.no_place_text} icon={IconWebhook} />
        ) : (
          <Loading />
        )}
      </Stack>
    </Page>
  )
}

type Asked = 'on' | 'change' | 'renew' | 'end'

/** The secret is shown once, even if the screen behind it has changed meanwhile. */
function ChannelAt({ of: { condominium, channel, homes } }: { of: Place }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => {
    setAsked(null)
    setSecret(null)
  }
  const dialog = { place: condominium.id, onClose: close, onMade: setSecret }
  return (
    <>
      {channel ? (
        <ChannelOn of={condominium} channel={channel} homes={homes} onAsk={setAsked} />
      ) : (
        <ChannelOff of={condominium} onAsk={setAsked} />
      )}
      {secret ? (
        <SecretDialog secret={secret} onClose={close} />
      ) : asked === 'on' ? (
        <TurnOnDialog {...dialog} />
      ) : channel && asked === 'change' ? (
        <ChangeDialog {...dialog} channel={channel} />
      ) : asked === 'renew' ? (
        <RenewDialog {...dialog} />
      ) : channel && asked === 'end' ? (
        <EndDialog of={condominium} channel={channel} onClose={close} />
      ) : null}
    </>
  )
}

interface ChannelProps {
  of: Place['condominium']
  onAsk: (asked: Asked) => void
}

function ChannelOff({ of: { name }, onAsk }: ChannelProps) {
  const text = useText(channelMessages)
  return (
    <Card title={name}>
      <Empty
        compact
        icon={IconWebhook}
        title={text.off}
        text={text.off_text}
        action={<Button onClick={() => onAsk('on')}>{text.turn_on}</Button>}
      />
    </Card>
  )
}

function ChannelOn({
  of: condominium,
  channel,
  homes,
  onAsk,
}: ChannelProps & Pick<Place, 'homes'> & { channel: Channel }) {
  const text = useText(channelMessages)
  const test = useAct(channels.test)
  return (
    <>
      <Card title={condominium.name} extra={<ChannelState of={channel} />}>
        <FactList facts={useFactsOf(condominium, channel, homes)} />
        <Group gap="sm">
          <Button
            loading={test.pending}
            onClick={() =>
              test.run({ condominium_id: condominium.id }, { done: text.test_sent, failed: text.test_failed })
            }
          >
            {text.test}
          </Button>
          {(['change', 'renew', 'end'] as const).map((act) => (
            <Button key={act} variant="default" onClick={() => onAsk(act)}>
              {text[act]}
            </Button>
          ))}
          {channel.takes_answers ? (
            <CopyButton text={answersAt(channel)} label={text.copy_address} done={text.address_copied} />
          ) : null}
        </Group>
      </Card>
      <DeliveryList of={condominium} />
    </>
  )
}

const answersAt = ({ id }: Channel) => `${location.origin}/api/v1/webhooks/${id}`

function EndDialog({ of, channel, onClose }: { of: Place['condominium']; channel: Channel; onClose: () => void }) {
  const text = useText(channelMessages)
  const end = useAct(channels.end)
  return (
    <ConfirmDialog
      danger
      title={text.end_title}
      about={{ name: of.name, icon: IconWebhook, lines: [channel.address] }}
      confirm={text.end}
      pending={end.pending}
      onClose={onClose}
      onConfirm={() =>
        end.run(
          { condominium_id: of.id, id: channel.id },
          { done: text.ended, failed: text.end_failed },
          { ended: onClose },
        )
      }
    >
      {text.end_text}
    </ConfirmDialog>
  )
}

function ChannelState({ of: { failures } }: { of: Channel }) {
  const text = useText(channelMessages)
  if (failures === 0) return <StateBadge tone="good">{text.works}</StateBadge>
  return (
    <StateBadge tone={failures > 5 ? 'bad' : 'wait'}>
      {failures === 1 ? text.failed_once : text.failing(failures)}
    </StateBadge>
  )
}

function useFactsOf({ time_zone }: Place['condominium'], channel: Channel, homes: Place['homes']): Fact[] {
  const text = useText(channelMessages)
  const there = useDates().at(time_zone)
  return [
    [text.address, channel.address],
    [text.sends, channel.with_names ? text.sent : text.not_sent],
    [text.answers, channel.takes_answers ? text.taken_of(homes.let, homes.homes) : text.not_taken],
    [text.added, `${channel.added_by_name}, ${there.day(channel.added_at)}`],
    ...given(text.former, channel.former_until && there.moment(channel.former_until)),
    ...given(text.answers_to, channel.takes_answers && <code key="at">{answersAt(channel)}</code>),
    ...given(text.rests, channel.rests_until && there.moment(channel.rests_until)),
  ]
}
