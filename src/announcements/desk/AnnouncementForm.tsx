/** Writes an announcement, or changes one that is not sent yet. */
import { Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { instantOfText, momentShape, wallText } from '../../shared/writtenMoment.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { MomentField } from '../../web/form/fields/MomentField.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Announcement, announcements } from '../announcements.contract.ts'
import { announcementDeskMessages } from '../announcements.messages.ts'
import { type Audience, audiences, mostBody, mostTitle } from '../announcements.rules.ts'
import { announcementFileDeskTexts } from '../files/announcementFiles.messages.ts'
import { FilesField } from '../files/FilesField.tsx'
import type { KeptFile } from '../files/useUploads.web.ts'

const sends = ['now', 'later', 'draft'] as const
type Send = (typeof sends)[number]

interface AnnouncementFormProps {
  place: string
  zone: string
  of?: Announcement
  onClose: () => void
}

interface Values extends Record<string, unknown> {
  condominium_id: string
  id: string
  title: string
  body: string
  audience: Audience
  tower: string | null
  units: string[]
  asks_confirmation: boolean
  send: Send
  send_at: string
  ends_at: string
  formal: boolean
  corrects: string | null
  files: KeptFile[]
}

/** A usual announcement is sent within the next day. */
const usualMs = 24 * 60 * 60 * 1000

export function AnnouncementForm({ place, zone, of, onClose }: AnnouncementFormProps) {
  const text = useText(announcementDeskMessages)
  const fileText = useText(announcementFileDeskTexts)
  const [unfinished, setUnfinished] = useState(false)
  const now = useServerNow()
  const inZone = (at: string | null) => (at === null ? '' : wallText(Date.parse(at), zone))
  const choices = useRead(announcements.choices, { condominium_id: place }).data
  const initial: Values = {
    condominium_id: place,
    id: of?.id ?? newId(),
    title: of?.title ?? '',
    body: of?.body ?? '',
    audience: of?.audience ?? 'everybody',
    tower: of?.tower ?? null,
    units: of?.units ?? [],
    asks_confirmation: of?.asks_confirmation ?? false,
    send: of ? (of.send_at ? 'later' : 'draft') : 'now',
    send_at: of?.send_at ? inZone(of.send_at) : wallText(now + usualMs, zone),
    ends_at: inZone(of?.ends_at ?? null),
    formal: of?.formal ?? false,
    corrects: of?.corrects ?? null,
    files: keptOf(of?.files ?? []),
  }
  // The contract names an incomplete moment at its field.
  const instant = (written: string) =>
    momentShape.test(written) && written.includes('T') ? instantOfText(written, zone) : written || null
  const input = ({ send_at, ends_at, files, ...values }: Values) => ({
    ...values,
    files: files.map(({ id, words }) => ({ id, words })),
    send_at: values.send === 'later' ? instant(send_at) : null,
    ends_at: values.formal ? null : instant(ends_at),
  })
  const done = (_: unknown, { send }: Values) => {
    toastSuccess(text.saved[send])
    onClose()
  }
  const writing = useCallForm(announcements.write, { initial, input, done })
  const changing = useCallForm(announcements.change, {
    ...{ initial, input, done },
    revision: of?.revision,
    read: (there) => valuesOf(there, initial, inZone),
  })
  const saving = of ? changing : writing
  const { form } = saving
  const { audience, send, formal } = form.values
  const towers = choices?.towers ?? []
  const notices = choices?.notices ?? []
  // A file that is still under way would be missing in the announcement.
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    if (!unfinished) return saving.submit(event)
    event?.preventDefault()
    form.setErrors({ files: fileText.wait })
  }
  return (
    <FormDialog
      of={{ ...saving, submit }}
      title={of ? text.change_title : text.write}
      submit={text.submit[send]}
      note={send === 'now' ? (formal ? text.formal_note : text.now_note) : undefined}
      size="44rem"
      onClose={onClose}
    >
      <TextInput label={text.subject} withAsterisk maxLength={mostTitle} {...form.getInputProps('title')} />
      <Textarea
        label={text.body}
        description={text.body_hint}
        withAsterisk
        rows={8}
        maxLength={mostBody}
        style={wholeRow}
        {...form.getInputProps('body')}
      />
      <FilesField
        place={place}
        onUnfinished={setUnfinished}
        value={form.values.files}
        {...form.getInputProps('files')}
      />
      <Select
        label={text.audience}
        allowDeselect={false}
        data={audiences
          .filter((value) => !formal || value !== 'guards')
          .map((value) => ({ value, label: text.audiences[value] }))}
        {...form.getInputProps('audience')}
      />
      {audience === 'tower' ? (
        <Select
          label={text.tower}
          withAsterisk
          data={towers}
          description={choices && towers.length === 0 ? text.no_towers : undefined}
          {...form.getInputProps('tower')}
        />
      ) : null}
      {audience === 'units' ? (
        <MultiSelect
          label={text.units}
          description={text.units_hint}
          withAsterisk
          searchable
          limit={50}
          data={choices?.units ?? form.values.units}
          {...form.getInputProps('units')}
        />
      ) : null}
      <Checkbox
        label={text.asks}
        description={text.asks_hint}
        style={wholeRow}
        {...form.getInputProps('asks_confirmation', { type: 'checkbox' })}
      />
      <Checkbox
        label={text.formal}
        description={text.formal_hint}
        style={wholeRow}
        {...form.getInputProps('formal', { type: 'checkbox' })}
      />
      {formal && notices.length > 0 ? (
        <Select
          label={text.corrects}
          clearable
          data={notices.map(({ id, folio, title }) => ({ value: id, label: `${folio} · ${title}` }))}
          {...form.getInputProps('corrects')}
        />
      ) : null}
      <Toggles
        label={text.send}
        values={sends}
        words={text.sends}
        chosen={[send]}
        onPress={(chosen) => form.setFieldValue('send', chosen)}
      />
      {send === 'later' ? (
        <MomentField label={text.send_at} time_label={text.send_time} withAsterisk {...form.getInputProps('send_at')} />
      ) : null}
      {formal ? null : (
        <MomentField label={text.ends_at} time_label={text.ends_time} {...form.getInputProps('ends_at')} />
      )}
    </FormDialog>
  )
}

/** The present state of the announcement as values of the form, after another person changed it. */
function valuesOf(there: unknown, initial: Values, inZone: (at: string | null) => string): Values {
  const now = there as Announcement
  return {
    ...initial,
    title: now.title,
    body: now.body,
    audience: now.audience,
    tower: now.tower,
    units: now.units,
    asks_confirmation: now.asks_confirmation,
    send: now.send_at ? 'later' : 'draft',
    send_at: now.send_at ? inZone(now.send_at) : initial.send_at,
    ends_at: inZone(now.ends_at),
    formal: now.formal,
    corrects: now.corrects,
    files: keptOf(now.files),
  }
}

const keptOf = (files: readonly KeptFile[]) => files.map(({ id, kind, words, bytes }) => ({ id, kind, words, bytes }))
