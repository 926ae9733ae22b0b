/** "¿A quién invitas?": a name and a day make a pass, which then opens in WhatsApp. */
import { Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconCheck, IconConfetti } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { isProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Folds } from '../../web/cards/Fold.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { Arch, initialsOfWhole } from '../../web/pieces/signs/Arch.tsx'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages, blockedTitles, fieldTexts } from '../authorizations.messages.ts'
import { nameOf } from '../authorizations.rules.ts'
import { AlreadyNote } from '../form/AlreadyNote.tsx'
import { FormSection, initialValues } from '../form/AuthorizationForm.tsx'
import { formParts } from '../form/formSections.ts'
import { ChosenDays, VisitDays } from '../form/VisitDays.tsx'
import { kindTexts } from '../kinds.messages.ts'
import { fieldsOf, type Values } from '../kinds.ts'
import { PassDialog, type PassOwner } from '../passes/PassDialog.tsx'
import { useValueText } from '../valueText.tsx'
import styles from './InviteDialog.module.css'
import { inviteMessages } from './invite.messages.ts'
import { type DayWord, type EarlierVisitor, earlierVisitors, partsOf, periodOf, wordOf } from './invite.rules.ts'

const type = 'temporary_visitor' as const
const optionalFields = [
  ...fieldsOf(type).filter(([name]) => name === 'people'),
  ...formParts(type).folded.flatMap(({ fields }) => fields),
]

interface InviteFormProps {
  name?: string | undefined
  /** The form begins with these values of an earlier visit. */
  begun?: Values | undefined
  /** The request for permission that the invitation answers, its day, and a note about it. */
  granting?: string | undefined
  day?: string | undefined
  note?: ReactNode
  onClose: () => void
  onMade: (made: Made) => void
}

interface Made {
  pass: PassOwner
  /** True if WhatsApp opens with the pass. */
  sending: boolean
}

export function InviteDialog(props: Omit<InviteFormProps, 'onMade'>) {
  const [made, setMade] = useState<Made | null>(null)
  if (made) return <PassDialog authorization={made.pass} sending={made.sending} onClose={props.onClose} />
  return <InviteForm {...props} onMade={setMade} />
}

function InviteForm({ name = '', begun, granting, day, note, onClose, onMade }: InviteFormProps) {
  const text = useText(inviteMessages)
  const { name_required, saved_title } = useText(authorizationMessages)
  const blocked: Record<string, string> = useText(blockedTitles)
  const kind = useText(kindTexts)[type]
  const [id] = useState(newId)
  const days = day ? { valid_from: day, valid_until: day } : {}
  const [initial] = useState(() => ({ ...initialValues(type, begun), ...(name ? partsOf(name) : {}), ...days }))
  const [chosen, setWhen] = useState<DayWord | null>(null)
  const [again, setAgain] = useState<EarlierVisitor | null>(null)
  const sending = useRef(true)
  const today = useRead(authorizations.days, {}).data?.[0]

  const inviting = useCallForm(authorizations.create, {
    initial: { values: initial },
    input: ({ values }) => ({ id, auth_type: type, values: wanted(values), ...(granting ? { granting } : {}) }),
    done: (_, { values }) => {
      toastSuccess(kind.added, saved_title)
      onMade({ pass: { id, auth_type: type, values: wanted(values) }, sending: sending.current })
    },
  })
  const { form, error, code } = inviting
  const { values } = form.values
  const when = chosen ?? wordOf(values, today) ?? 'today'
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
    form.setFieldValue('values', { ...(again ? { ...initial, ...datesOf(values) } : values), ...partsOf(written) })
    setAgain(null)
    for (const part of ['name', 'last_name']) form.clearFieldError(`values.${part}`)
  }

  /** The period of a word is of the day on which the form is sent, also if it was opened before midnight. */
  function wanted(values: Values, word = when): Values {
    return word === 'choose' || !today ? values : { ...values, ...periodOf(word, today) }
  }

  function chooseWhen(word: DayWord): void {
    // The fields of the exact hours begin with the period that was chosen by its word.
    form.setFieldValue('values', wanted(values, word === 'choose' ? when : word))
    setWhen(word)
  }

  function submitAndSend(event?: FormEvent<HTMLFormElement>): void {
    sending.current = true
    inviting.submit(event)
  }

  function createOnly(): void {
    sending.current = false
    inviting.submit()
  }

  function take(earlier: EarlierVisitor): void {
    setAgain(earlier)
    setTyped(earlier.name)
    form.setFieldValue('values', { ...initialValues(type, earlier.visit.values), ...datesOf(values) })
    form.clearErrors()
  }

  return (
    <FormDialog
      of={{ ...inviting, submit: submitAndSend }}
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
      {granting ? null : (
        <LinkButton
          style={{ alignSelf: 'flex-start' }}
          variant="subtle"
          to="/dashboard/parties"
          search={{ add: 'yes' }}
          leftSection={<IconConfetti size={20} aria-hidden />}
        >
          {text.party}
        </LinkButton>
      )}
      <Again taken={again} onTake={take} />
      <Folds>
        <FormSection title={text.more} said={text.more_fields} fields={optionalFields} form={form}>
          <Button style={{ alignSelf: 'flex-start' }} variant="subtle" onClick={createOnly}>
            {text.create_only}
          </Button>
        </FormSection>
      </Folds>
    </FormDialog>
  )
}

const datesOf = ({ valid_from, valid_until }: Values) => ({ valid_from, valid_until })

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
  const listed = useRead(authorizations.list, { auth_type: type, without_parties: true })
  const earlier = earlierVisitors(listed.data?.items ?? [], now)
  if (earlier.length === 0) return null
  return (
    <fieldset>
      <Group component="legend" justify="space-between" align="baseline" gap="0 0.75rem" w="100%">
        {text.again} {/* One text explains all marks of the list. */}
        {earlier.some(({ live }) => live) ? (
          <span className="garita-second" aria-hidden="true">
            <IconCheck size={16} stroke={2.5} /> {text.has_pass}
          </span>
        ) : null}
      </Group>
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
            <Text span inherit lineClamp={2}>
              {one.name}
            </Text>{' '}
            {one.live ? <span className="garita-hidden">{text.has_pass}</span> : null}
          </Button>
        ))}
      </SimpleGrid>
    </fieldset>
  )
}
