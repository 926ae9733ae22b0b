/** The parties of today at a desk: one press records the entry or the exit of a guest. */
import { Box, Button } from '@mantine/core'
import { IconConfetti, IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { entryAct, exitAct, isAbout } from '../gate/desk/deskActs.ts'
import { useDeskPosts } from '../gate/desk/useDeskPosts.web.ts'
import { useRecording } from '../gate/dialogs/useRecording.tsx'
import { visitMessages } from '../gate/visits/visits.messages.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Fold } from '../web/cards/Fold.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import type { PartyAtGate } from './parties.contract.ts'
import { partyMessages } from './parties.messages.ts'

interface PartiesAtGateProps {
  parties: readonly PartyAtGate[]
  /** The guard works at several condominiums. */
  several: boolean
}

export function PartiesAtGate({ parties, several }: PartiesAtGateProps) {
  const text = useText(partyMessages)
  return (
    <Box component="section" aria-label={text.at_gate} mb="md">
      <Stack>
        {parties.map((party) => (
          <OneParty key={party.id} party={party} several={several} />
        ))}
      </Stack>
    </Box>
  )
}

function OneParty({ party, several }: { party: PartyAtGate; several: boolean }) {
  const text = useText(partyMessages)
  const dates = useDates().at(party.time_zone)
  const { name, unit_number, host_name, places, valid_from, valid_until, guests, condominium } = party
  const inside = guests.filter((guest) => guest.inside).length
  const facts = [
    text.inside_of(inside, places),
    host_name,
    `${dates.bareTime(valid_from)}–${dates.time(valid_until)}`,
    ...(several ? [condominium.name] : []),
  ]
  return (
    <Fold icon={IconConfetti} title={`${unit_number} · ${name}`} said={facts.join(' · ')}>
      {guests.length === 0 ? <p className="garita-second">{text.no_guests}</p> : <Guests of={party} />}
    </Fold>
  )
}

function Guests({ of }: { of: PartyAtGate }) {
  const text = useText(partyMessages)
  const { acts: words } = useText(visitMessages)
  const dates = useDates().at(of.time_zone)
  const post = useDeskPosts()(of.condominium.id)
  const recording = useRecording()
  return (
    <LineList label={of.name}>
      {of.guests.map(({ id, name, inside, may_enter, entered_at, left_at }) => {
        const verb = inside ? text.exit : text.entry
        const Icon = inside ? IconDoorExit : IconDoorEnter
        const state =
          inside && entered_at
            ? text.entered(dates.bareTime(entered_at))
            : left_at && entered_at
              ? text.left(dates.bareTime(left_at))
              : text.not_here
        const press = () =>
          inside
            ? recording.run(post, exitAct(id), {
                name,
                title: words.left_title,
                done: words.left(name),
                failed: words.leave_failed,
              })
            : recording.run(post, entryAct(id), {
                name,
                title: words.entered_title,
                done: words.entered(name),
                failed: words.enter_failed,
              })
        return (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <span className="garita-second">{state}</span>
            </div>
            {inside || may_enter ? (
              <Button
                variant="default"
                leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
                loading={recording.runs((act) => isAbout(act, inside ? 'exit' : 'entry', id))}
                onClick={press}
                aria-label={`${verb}: ${name}`}
              >
                {verb}
              </Button>
            ) : null}
          </li>
        )
      })}
    </LineList>
  )
}
