/** A host's parties: makes one, sends its link, and reads who took a place. */
import { Button, Group, Text } from '@mantine/core'
import {
  IconBrandWhatsapp,
  IconCalendarOff,
  IconConfetti,
  IconLink,
  IconLock,
  IconLockOpen,
  IconPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { whatsAppOf } from '../authorizations/passes/passText.ts'
import { periodTexts } from '../authorizations/passes/visitPage.messages.ts'
import { askAdult } from '../households/askAdult.ts'
import { households } from '../households/households.contract.ts'
import { askAdultTexts } from '../households/rights.messages.ts'
import { oneOf } from '../shared/address.ts'
import { amenityName, amenityTypeNames } from '../shared/amenityTypes.ts'
import { wallText } from '../shared/writtenMoment.ts'
import { useAct } from '../web/calls/act.ts'
import { useCurrentUser, useHomeZone } from '../web/calls/currentUser.tsx'
import { useOpenInAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { Card } from '../web/cards/Card.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Fold } from '../web/cards/Fold.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { Acts } from '../web/pieces/Acts.tsx'
import { copyText } from '../web/pieces/codes/CopyButton.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type Party, parties } from './parties.contract.ts'
import { partyMessages } from './parties.messages.ts'
import { partyHours } from './partyWords.ts'

const PartyForm = lazyPart(() => import('./PartyForm.tsx').then((loaded) => loaded.PartyForm))
const ConfirmDialog = lazyPart(() =>
  import('../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog),
)

type Guest = Party['guests'][number]

export function PartiesScreen() {
  const text = useText(partyMessages)
  const read = useRead(parties.list, {})
  const failed = failureOf(read)
  const dialog = useOpenInAddress('add', oneOf(['yes']))
  const asking = useText(askAdultTexts)
  const asks = askAdult(useRead(households.mine, {}).data, asking)
  const { data } = read
  const addButton = <MainAct icon={IconPlus} label={text.add} onClick={() => dialog.open('yes')} />
  return (
    <Page title={text.title} main={asks || data?.length === 0 ? undefined : addButton}>
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <Empty
          icon={IconConfetti}
          title={text.none}
          text={asks ?? text.none_text}
          action={asks ? undefined : addButton}
        />
      ) : (
        <Stack>
          {asks ? <Note title={asking.no_pass}>{asks}</Note> : null}
          {data.map((party) => (
            <PartyCard key={party.id} party={party} />
          ))}
        </Stack>
      )}
      {dialog.shown && !asks ? <PartyForm onClose={() => dialog.close('yes')} /> : null}
    </Page>
  )
}

const tones = { open: 'good', full: 'info', closed: 'idle', paused: 'wait', canceled: 'idle', over: 'idle' } as const

function PartyCard({ party }: { party: Party }) {
  const text = useText(partyMessages)
  const names = useText(amenityTypeNames)
  const when = useHours()(party)
  const { name, places, guests, turned_away, amenity } = party
  const state = party.state === 'open' && guests.length >= places ? 'full' : party.state
  const live = state !== 'canceled' && state !== 'over'
  const inside = guests.filter((guest) => guest.inside).length
  const place = amenity ? amenityName(amenity, names) : text.at_home
  return (
    <Card title={name} icon={IconConfetti} extra={<StateBadge tone={tones[state]}>{text.state[state]}</StateBadge>}>
      <div>
        <div data-capital>{when}</div>
        <Text className="garita-second">{place}</Text>
      </div>
      <Text fw={600}>
        {[text.taken(guests.length, places), ...(inside > 0 ? [text.inside(inside)] : [])].join(' · ')}
      </Text>
      {state === 'paused' ? <Note tone="wait">{text.paused_text}</Note> : null}
      {turned_away.length > 0 ? <Note tone="wait">{text.turned_away(turned_away.join(', '))}</Note> : null}
      {live ? <PartyActs party={party} when={when} /> : null}
      <Fold title={text.guests(guests.length)}>
        {guests.length === 0 ? <p className="garita-second">{text.no_guests}</p> : null}
        <LineList label={text.guests(guests.length)}>
          {guests.map((guest) => (
            <GuestLine key={guest.id} guest={guest} removes={live} />
          ))}
        </LineList>
      </Fold>
    </Card>
  )
}

function PartyActs({ party, when }: { party: Party; when: string }) {
  const text = useText(partyMessages)
  const { condominium } = useCurrentUser()
  const close = useAct(parties.close)
  const open = useAct(parties.open)
  const cancel = useAct(parties.cancel)
  const [canceling, setCanceling] = useState(false)
  const { id, name, link, state } = party
  const address = partyAddress(link)
  const copy = () =>
    void copyText(address).then(
      () => toastSuccess(text.copied),
      () => toastRefusal(text.copy, address),
    )
  return (
    <Group gap="xs" align="end">
      {state === 'open' ? (
        <Button
          component="a"
          href={whatsAppOf(text.share(name, when, condominium?.name ?? '', address))}
          target="_blank"
          rel="noreferrer noopener"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {text.send}
        </Button>
      ) : null}
      <Acts
        of={name}
        foldsActs
        acts={[
          ...(state === 'open' ? [{ label: text.copy, icon: IconLink, onAct: copy }] : []),
          state === 'closed'
            ? {
                label: text.open,
                icon: IconLockOpen,
                pending: open.pending,
                onAct: () => open.run({ id }, { done: text.open_done, failed: text.open_failed }),
              }
            : {
                label: text.close,
                icon: IconLock,
                pending: close.pending,
                onAct: () => close.run({ id }, { done: text.close_done, failed: text.close_failed }),
              },
          { label: text.cancel, icon: IconCalendarOff, quiet: true, onAct: () => setCanceling(true) },
        ]}
      />
      {canceling ? (
        <ConfirmDialog
          against
          title={text.cancel_title}
          about={{ name, lines: [when] }}
          confirm={text.cancel}
          keep={text.cancel_keep}
          pending={cancel.pending}
          onClose={() => setCanceling(false)}
          onConfirm={() =>
            cancel.run(
              { id },
              { done: text.cancel_done, failed: text.cancel_failed },
              { ended: () => setCanceling(false) },
            )
          }
        >
          {text.cancel_text}
        </ConfirmDialog>
      ) : null}
    </Group>
  )
}

function GuestLine({ guest, removes }: { guest: Guest; removes: boolean }) {
  const text = useText(partyMessages)
  const remove = useAct(authorizations.checkOut)
  const [asked, setAsked] = useState(false)
  const { id, name, inside, ever_entered, over } = guest
  return (
    <li>
      <div>
        <strong>{name}</strong>{' '}
        <StateBadge tone={inside ? 'good' : 'idle'} look="plain">
          {inside ? text.guest_inside : ever_entered ? text.guest_left : text.guest_waiting}
        </StateBadge>
      </div>
      {removes && !ever_entered && !over ? (
        <Button variant="subtle" aria-label={`${text.remove}: ${name}`} onClick={() => setAsked(true)}>
          {text.remove}
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          against
          title={text.remove_title}
          about={{ name, lines: [] }}
          confirm={text.remove}
          pending={remove.pending}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            remove.run({ id }, { done: text.removed, failed: text.remove_failed }, { ended: () => setAsked(false) })
          }
        >
          {text.remove_text}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

const partyAddress = (link: string) => `${location.origin}/party/${link}`

function useHours() {
  const { language } = useLanguage()
  const zone = useHomeZone() ?? 'UTC'
  const text = useText(periodTexts)
  return ({ valid_from, valid_until }: Pick<Party, 'valid_from' | 'valid_until'>) =>
    partyHours(text, language, {
      from: wallText(Date.parse(valid_from), zone),
      until: wallText(Date.parse(valid_until), zone),
    })
}
