import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { IconLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId } from '../shared/address.ts'
import { grouped } from '../shared/grouped.ts'
import { useAct } from '../web/calls/act.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { CopyButton } from '../web/pieces/codes/CopyButton.tsx'
import { logIntegrity, mostWitnesses } from './logIntegrity.contract.ts'
import { logIntegrityMessages } from './logIntegrity.messages.ts'

const address = { condominium_id: anId }

export function ProofScreen() {
  const text = useText(logIntegrityMessages)
  const { filter, narrow } = useAddress(address)
  const places = useRead(condominiums.choose, { search: '' })
  const failed = failureOf(places)
  const place = filter.condominium_id ?? places.data?.[0]?.id
  return (
    <Page title={text.title} back={{ label: text.log, to: '/admin/log' }}>
      <Stack>
        <Text maw="44rem">{text.what}</Text>
        {(places.data?.length ?? 0) > 1 ? (
          <Filters>
            <ChoiceSelect
              call={condominiums.choose}
              aria-label={text.condominium}
              value={place ?? null}
              onChange={(id) => narrow({ condominium_id: id ?? undefined })}
            />
          </Filters>
        ) : null}
        {place ? (
          <ProofOf key={place} place={place} />
        ) : failed ? (
          <Failed {...failed} />
        ) : places.data ? (
          <Empty title={text.none} text={text.no_condominium} />
        ) : (
          <Loading />
        )}
      </Stack>
    </Page>
  )
}

function ProofOf({ place }: { place: string }) {
  const text = useText(logIntegrityMessages)
  const dates = useDates()
  const read = useRead(logIntegrity.order, { condominium_id: place })
  const failed = failureOf(read)
  if (failed) return <Failed {...failed} />
  if (!read.data) return <Loading />
  const { sealed, time_zone } = read.data
  return (
    <>
      <Card title={text.code}>
        {sealed ? (
          <Stack>
            <Text className="garita-code" size="lg" fw={600}>
              {sealed.code}
            </Text>
            <Facts>
              <dt>{text.lines}</dt>
              <dd>{grouped(sealed.lines)}</dd>
              <dt>{text.sealed_at}</dt>
              <dd>{dates.at(time_zone).moment(sealed.at)}</dd>
            </Facts>
            <div>
              <CopyButton text={sealed.code} label={text.copy} done={text.copied} />
            </div>
          </Stack>
        ) : (
          <Empty compact icon={IconLink} title={text.none} text={text.none_text} />
        )}
      </Card>
      <Witnesses place={place} zone={time_zone} />
      <Card title={text.how}>
        <p>{text.how_text}</p>
      </Card>
    </>
  )
}

function Witnesses({ place, zone }: { place: string; zone: string }) {
  const text = useText(logIntegrityMessages)
  const dates = useDates()
  const { sends_mail } = useCurrentUser()
  const read = useRead(logIntegrity.witnesses, { condominium_id: place })
  const remove = useAct(logIntegrity.removeWitness)
  const [adding, setAdding] = useState(false)
  const failed = failureOf(read)
  return (
    <Card title={text.witnesses}>
      <Stack>
        <p>{text.witnesses_what}</p>
        {sends_mail ? null : <Note tone="wait">{text.no_mail}</Note>}
        {failed ? <Failed {...failed} /> : null}
        {read.data?.length === 0 ? <p className="garita-second">{text.nobody}</p> : null}
        {read.data && read.data.length > 0 ? (
          <LineList>
            {read.data.map(({ address, added_by_name, added_at }) => (
              <li key={address}>
                <div>
                  <strong>{address}</strong>
                  <div className="garita-second">{text.added_by(added_by_name, dates.at(zone).day(added_at))}</div>
                </div>
                <ActionIcon
                  variant="subtle"
                  size="var(--garita-touch)"
                  aria-label={`${text.remove}: ${address}`}
                  loading={remove.runs((input) => input.address === address)}
                  onClick={() =>
                    remove.run({ condominium_id: place, address }, { done: text.removed, failed: text.remove_failed })
                  }
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </LineList>
        ) : null}
        {read.data && read.data.length < mostWitnesses ? (
          <div>
            <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
              {text.add_address}
            </Button>
          </div>
        ) : null}
      </Stack>
      {adding ? <AddWitness place={place} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}

function AddWitness({ place, onClose }: { place: string; onClose: () => void }) {
  const text = useText(logIntegrityMessages)
  const { language } = useLanguage()
  const saving = useCallForm(logIntegrity.addWitness, {
    initial: { condominium_id: place, address: '', language },
    done: () => {
      toastSuccess(text.added)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.add_address} submit={text.add} onClose={onClose}>
      <TextInput
        label={text.address}
        type="email"
        withAsterisk
        autoComplete="off"
        {...saving.form.getInputProps('address')}
      />
    </FormDialog>
  )
}
