/** "¿A quién invitas?": a name and a day make a pass, which then opens in WhatsApp. */
import { Button, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { isProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { Arch, initialsOfWhole } from '../../web/pieces/signs/Arch.tsx'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages, blockedTitles, fieldTexts } from '../authorizations.messages.ts'
import { nameOf } from '../authorizations.rules.ts'
import { AlreadyNote } from '../form/AlreadyNote.tsx'
import { AuthorizationForm, initialValues } from '../form/AuthorizationForm.tsx'
import { ChosenDays, VisitDays } from '../form/VisitDays.tsx'
import { kindTexts } from '../kinds.messages.ts'
import { fieldsOf, type Values } from '../kinds.ts'
import { PassDialog, type PassOwner } from '../passes/PassDialog.tsx'
import { useValueText } from '../valueText.tsx'
import styles from './InviteDialog.module.css'
import { inviteMessages } from './invite.messages.ts'
import { type DayWord, type EarlierVisitor, earlierVisitors, partsOf, periodOf, wordOf } from './invite.rules.ts'

const type = 'temporary_visitor' as const

interface Begun {
  name: string
  /** The request for permission that the invitation answers, its day, and a note about it. */
  granting?: string | undefined
  day?: string | undefined
  note?: ReactNode
}

interface InviteDialogProps extends Pick<Begun, 'granting' | 'day' | 'note'> {
  name?: string | undefined
  onClose: () => void
}

export function InviteDialog({ name = '', onClose, ...asked }: InviteDialogProps) {
  const [made, setMade] = useState<PassOwner | null>(null)
  const [begun, setBegun] = useState<Values | null>(null)
  if (made) return <PassDialog authorization={made} sending onClose={onClose} />
  if (begun)
    return <AuthorizationForm type={type} begun={begun} granting={asked.granting} onClose={onClose} onMade={setMade} />
  return <InviteForm name={name} {...asked} onClose={onClose} onMade={setMade} onMore={setBegun} />
}

interface InviteFormProps extends Begun {
  onClose: () => void
  onMade: (made: PassOwner) => void
  /** Opens the full form with the values typed so far. */
  onMore: (begun: Values) => void
}

function InviteForm({ name, granting, day, note, onClose, onMade, onMore }: InviteFormProps) {
  const text = useText(inviteMessages)
  const { name_required, saved_title } = useText(authorizationMessages)
  const blocked: Record<string, string> = useText(blockedTitles)
  const kind = useText(kindTexts)[type]
  const [id] = useState(newId)
  const days = day ? { valid_from: day, valid_until: day } : {}
  const [initial] = useState(() => ({ ...initialValues(type), ...(name ? partsOf(name) : {}), ...days }))
  const [chosen, setWhen] = useState<DayWord | null>(null)
  const [again, setAgain] = useState<EarlierVisitor | null>(null)
  const today = useRead(authorizations.days, {}).data?.[0]
  const when = chosen ?? (day ? (wordOf(initial, today) ?? 'choose') : 'today')
  const wanted = (values: Values): Values =>
    when === 'choose' || !today ? values : { ...values, ...periodOf(when, today) }

  const inviting = useCallForm(authorizations.create, {
    initial: { values: initial },
    input: ({ values }) => ({ id, auth_type: type, values: wanted(values), ...(granting ? { granting } : {}) }),
    done: (_, { values }) => {
      toastSuccess(kind.added, saved_title)
      onMade({ id, auth_type: type, values })
    },
  })
  const { form, error, code } = inviting
  const { values } = form.values
  const [typed, setTyped] = useState(() => nameOf({ values }))
  const nameProblem = form.errors['values.name'] ?? form.errors['values.last_name']
  const nameError =
    typed.trim() !== '' && isProblem(form.errors['values.last_name'], 'required')
      ? text.last_name_needed
      : isProblem(nameProblem, 'required')
        ? name_required
        : nameProblem

  function typeName(written: string): void {
    setTyped(written)
    // The values of the earlier visitor must not stay with a new name.
    form.setFieldValue('values', { ...(again ? initial : values), ...partsOf(written) })
    setAgain(null)
    for (const part of ['name', 'last_name']) form.clearFieldError(`values.${part}`)
  }

  function chooseWhen(word: DayWord): void {
    // The fields of the exact hours begin with the period that was chosen by its word.
    if (word === 'choose') form.setFieldValue('values', wanted(values))
    setWhen(word)
  }

  function take(earlier: EarlierVisitor): void {
    const { valid_from: _from, valid_until: _until, ...known } = earlier.visit.values
    setAgain(earlier)
    setTyped(earlier.name)
    form.setFieldValue('values', { ...initialValues(type, known), ...days })
    form.clearErrors()
  }

  return (
    <FormDialog
      of={inviting}
      title={text.title}
      submit={text.send}
      error={error ? `${(code && blocked[code]) || kind.save_failed}: ${error}` : null}
      note={<AlreadyNote type={type} id={id} values={values} />}
      onClose={onClose}
    >
      {note}
      <TextInput
        className={styles.name}
        label={text.who}
        value={typed}
        onChange={(event) => typeName(event.currentTarget.value)}
        error={nameError}
        data-path={form.errors['values.name'] ? 'values.name' : 'values.last_name'}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="send"
      />
      {again ? <Carried values={values} /> : null}
      <VisitDays legend={text.when} word={when} today={today} values={values} onWord={chooseWhen} />
      {when === 'choose' ? (
        <ChosenDays
          values={values}
          errors={form.errors}
          onChange={(field, written) => {
            form.setFieldValue(`values.${field}`, written)
            form.clearFieldError(`values.${field}`)
          }}
        />
      ) : null}
      <Button className={styles.more} variant="subtle" px={0} onClick={() => onMore(wanted(values))}>
        {text.more}
      </Button>
      <Again taken={again} onTake={take} />
    </FormDialog>
  )
}

/** Lists further values of an earlier visit, so that the user sees all copied values. */
function Carried({ values }: { values: Values }) {
  const text = useText(inviteMessages)
  const labels: Record<string, string> = useText(fieldTexts)
  const valueText = useValueText()
  const carried = fieldsOf(type).filter(
    ([name]) => !['name', 'last_name', 'valid_from', 'valid_until'].includes(name) && valueText(name, values) !== null,
  )
  if (carried.length === 0) return null
  return (
    <p className="garita-second">
      {text.carried}{' '}
      {carried.map(([name], place) => (
        <span key={name}>
          {place > 0 ? ' · ' : ''}
          {labels[name]} {valueText(name, values)}
        </span>
      ))}
    </p>
  )
}

function Again({ taken, onTake }: { taken: EarlierVisitor | null; onTake: (earlier: EarlierVisitor) => void }) {
  const text = useText(inviteMessages)
  const now = useServerNow()
  const listed = useRead(authorizations.list, { auth_type: type })
  const earlier = earlierVisitors(listed.data?.items ?? [], now)
  if (earlier.length === 0) return null
  return (
    <fieldset>
      <legend className={styles.again}>
        {text.again} {/* One text explains all marks of the list. */}
        {earlier.some(({ live }) => live) ? (
          <span className="garita-second" aria-hidden="true">
            <IconCheck size={16} stroke={2.5} /> {text.has_pass}
          </span>
        ) : null}
      </legend>
      <SimpleGrid minColWidth="min(100%, max(9rem, 34%))" autoFlow="auto-fit" spacing="xs">
        {earlier.map((one) => (
          <Button
            key={one.name}
            variant="default"
            h="auto"
            mih="3.5rem"
            px="xs"
            justify="flex-start"
            ta="start"
            leftSection={<Arch small icon={one.live ? IconCheck : undefined} initials={initialsOfWhole(one.name)} />}
            aria-pressed={one.name === taken?.name}
            onClick={() => onTake(one)}
          >
            <Text span inherit lineClamp={2} className={styles.earlier}>
              {one.name}
            </Text>{' '}
            {one.live ? <span className="garita-hidden">{text.has_pass}</span> : null}
          </Button>
        ))}
      </SimpleGrid>
    </fieldset>
  )
}
