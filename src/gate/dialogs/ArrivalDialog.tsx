/** Registers an unannounced arrival: follows a rule of the home, asks the unit, or writes the outcome down if a unit has no one to ask. */
import { SimpleGrid } from '@mantine/core'
import { IconCar, IconHome, IconUser } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { z } from 'zod'
import { problemsOf } from '../../shared/fieldProblems.ts'
import { newId } from '../../shared/ids.ts'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { wholeRow } from '../../web/cards/Stack.tsx'
import type { CallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { FieldGroup } from '../../web/form/fields/FieldGroup.tsx'
import { PictureChoice } from '../../web/form/fields/PictureChoice.tsx'
import { QuickChoice } from '../../web/form/fields/QuickChoice.tsx'
import { UnitSelect } from '../../web/form/fields/UnitSelect.tsx'
import type { FormErrors, FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivalIcons } from '../../web/pieces/signs/arrivalIcons.web.ts'
import { arrival } from '../arrivals/arrivalSchemas.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import {
  type AskedRule,
  arrivalCompanies,
  arrivalKinds,
  arrivalName,
  askedAt,
  askedOnly,
  emptyArrival,
  missing,
  type UnaskedOutcome,
  unaskedFor,
} from '../arrivals/arrivals.ts'
import { unaskedTexts } from '../arrivals/asks.messages.ts'
import { writtenBadge } from '../arrivals/badges/badges.ts'
import type { LeftItemFor } from '../arrivals/leftItems/leftItems.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { askedTexts } from '../visits/visits.messages.ts'
import { visitorName } from '../visits/visits.rules.ts'
import styles from './ArrivalDialog.module.css'
import { ArrivalFields, asksWho, OptionalFields } from './ArrivalFields.tsx'
import { arrivalDialogTexts } from './arrivalDialog.messages.ts'
import { BadgeField } from './BadgeField.tsx'
import { type ArrivalFacts, type GuardPost, GuardPostProvider, useGuardPost } from './guardPost.tsx'
import { LikelyUnits } from './LikelyUnits.tsx'
import { Unasked } from './Unasked.tsx'
import { useActForm } from './useActForm.web.ts'
import { useHomeRule } from './useHomeRule.tsx'
import { useRecordedToast } from './useRecording.tsx'

const visitor = z.strictObject(arrival)

export type ArrivalForm = typeof emptyForm
const emptyForm = {
  ...{ id: '', condominium_id: '', unit_number: '', name: '', last_name: '', id_document: '' },
  ...{ phone_number: '', purpose: '' },
  ...emptyArrival,
}

function typedIn(values: ArrivalForm, rule: AskedRule) {
  const { id: _, condominium_id: __, ...typed } = askedOnly(values, rule)
  return typed
}

interface ArrivalDialogProps {
  first: Partial<ArrivalForm>
  /** The post of the condominium that the guard chose. */
  postAt?: (condominiumId: string) => GuardPost
  title: string
  /** Appears above the unit. */
  place?: (form: FormState<ArrivalForm>) => ReactNode
  /** The state of the unit's field before a condominium is chosen and its units are loaded. */
  unitField?: (state: { chosen: boolean; pending: boolean }) => Partial<ComponentProps<typeof UnitSelect>>
  /** Replaces the text of the refusal. */
  problem?: (form: FormState<ArrivalForm>, code: string | null, error: string | null) => string | null
  /** Whether the guard chooses the kind of the arrival. */
  kinds?: boolean
  note?: ReactNode
  children?: ReactNode
  onAsked: (authorizationId: string, facts: ArrivalFacts) => void
  /** The item stays at the gate: the guard describes it in the next dialog. */
  onLeft: (of: LeftItemFor, condominiumId: string) => void
  /**
   * The arrival is over without a question to the home. A station shows its entry on a card, with the name, instead of a toast.
   */
  onEnded?: (entered: { act: Act; eventId: string; name: string } | null) => void
  onClose: () => void
}

export function ArrivalDialog({
  first,
  postAt,
  title,
  place,
  unitField,
  problem,
  kinds = true,
  note,
  children,
  onAsked,
  onLeft,
  onEnded,
  onClose,
}: ArrivalDialogProps) {
  const text = useText(arrivalDialogTexts)
  const asked = useText(askedTexts)
  const arrivals = useText(arrivalTexts)
  const { names } = arrivals
  const unasked = useText(unaskedTexts)
  const say = useRecordedToast()
  const around = useGuardPost()
  const [initial] = useState(() => ({ ...emptyForm, id: newId(), ...first }))
  /** The outcome that the guard pressed, if the unit has no one to ask. */
  const became = useRef<UnaskedOutcome | null>(null)
  const [why, setWhy] = useState('')
  const [badge, setBadge] = useState('')

  const registering: CallForm<ArrivalForm> = useActForm<ArrivalForm>({
    name: 'arrival',
    initial,
    validate: (values): FormErrors => {
      const parsed = visitor.safeParse(typedIn(values, rule))
      const problems = parsed.success ? [] : Object.entries(problemsOf(parsed.error))
      return {
        ...Object.fromEntries(problems.map(([field, code]) => [field, fieldProblem(code, field)])),
        ...Object.fromEntries(missing(values, rule).map((field) => [field, fieldProblem('required', field)])),
        ...(values.condominium_id === '' ? { condominium_id: fieldProblem('required', 'condominium_id') } : {}),
        ...(facts.unreached && !became.current ? { unit_number: asked.unreached(values.unit_number) } : {}),
      }
    },
    act: (values) => {
      const byRule = became.current ? null : said.pressed()
      if (byRule === false) return null
      return {
        ...{ kind: 'unannounced', authorization_id: values.id, ...visitor.parse(typedIn(values, rule)) },
        ...(byRule ? { by_rule: byRule } : {}),
        ...(became.current ? { unasked: { outcome: became.current, reason: why.trim() || null } } : {}),
      }
    },
    record: (act, eventId) => post.record(act, eventId),
    async done({ id, unit_number, condominium_id }, act, eventId) {
      if (act.kind !== 'unannounced') return
      const { by_rule: byRule, unasked: direct, company = null } = act
      // The visitor is already inside: if the badge is not saved, the guard writes it down later.
      if (goesIn && byRule && number !== '' && !bearer) {
        await post.record({ kind: 'badge', authorization_id: id, badge: number }, newId()).catch(() => undefined)
      }
      const lets = byRule?.action === 'let_in'
      const name = arrivalName({ name: act.name ?? company, last_name: act.last_name ?? null, arrival_kind }, names)
      if (byRule && !(lets && onEnded)) say(post, { done: said.text.done[byRule.action], act, eventId, name })
      if (direct) toastSuccess(unasked.outcomes[direct.outcome])
      if (byRule || direct) onEnded?.(lets ? { act, eventId, name } : null)
      const stays = direct?.outcome === 'left_at_gate' || byRule?.action === 'leave_at_gate'
      if (stays && facts.keepsLeft) return onLeft({ unit_number, company, authorization_id: id }, condominium_id)
      onClose()
      if (!byRule && !direct) onAsked(id, facts)
    },
    failed: () => facts.again(),
  })
  const { form, submit, error, code } = registering
  const { values } = form
  const { arrival_kind, unit_number } = values
  const post = postAt ? postAt(values.condominium_id) : around
  const { units, spellings, pending } = post.useUnits()
  const facts = post.useArrivalFacts(unit_number)
  const rule = askedAt(facts.rules[arrival_kind], facts.lines)
  const said = useHomeRule(post, facts, values, rule)
  // The list keeps its first order: a button that moves under a finger is pressed by mistake.
  const [likely] = useState(() => (unit_number === '' ? post.likelyUnits() : []))
  const same = post.useSameWaiting(values)
  const goesIn = said.action === 'let_in' && facts.badgeKinds.includes(arrival_kind)
  const number = writtenBadge(badge)
  const bearer = post.bearer(number, null)
  const press = (outcome: UnaskedOutcome) => {
    became.current = outcome
    submit()
    became.current = null
  }
  // The company is the only question, so its press submits the form.
  const atOnce =
    !facts.unreached &&
    !said.hasRules &&
    unit_number !== '' &&
    arrivalCompanies[arrival_kind].length > 0 &&
    missing(values, rule).length === 0
  const unreached = facts.unreached ? asked.unreached(unit_number) : null

  return (
    <GuardPostProvider value={post}>
      <FormDialog
        of={registering}
        title={title}
        submit={said.submit ?? text.submit}
        error={problem ? problem(form, code, error) : error}
        size="46rem"
        note={said.card ?? note}
        onClose={onClose}
      >
        {children}
        <FieldGroup title={asked.where} icon={IconHome}>
          <SimpleGrid
            minColWidth="min(100%, 13rem)"
            autoFlow="auto-fit"
            spacing="md"
            verticalSpacing="xs"
            className={styles.where ?? ''}
            style={wholeRow}
          >
            {place?.(form)}
            <UnitSelect
              className={styles.unit}
              label={text.unit}
              placeholder={text.choose_unit}
              withAsterisk
              chooseAtOnce
              nothingFoundMessage={text.no_units}
              units={units}
              spellings={spellings}
              {...form.getInputProps('unit_number')}
              error={unreached ?? form.errors.unit_number}
              value={unit_number}
              onChange={(unit) => form.setFieldValue('unit_number', unit)}
              {...unitField?.({ chosen: values.condominium_id !== '', pending })}
            />
            <LikelyUnits
              units={likely}
              value={unit_number}
              onPick={({ unit, expects }) =>
                form.setValues({ unit_number: unit, ...(expects ? { arrival_kind: 'delivery', company: '' } : {}) })
              }
            />
          </SimpleGrid>
          {facts.administered ? (
            <div style={wholeRow}>
              <Note tone="wait">{asked.administered(unit_number)}</Note>
            </div>
          ) : null}
        </FieldGroup>
        {kinds || rule.company ? (
          <FieldGroup title={arrivals.kind} icon={IconCar}>
            {kinds ? (
              <div className={styles.kinds} style={wholeRow}>
                <PictureChoice
                  label={arrivals.kind}
                  choices={arrivalKinds.map((value) => ({
                    value,
                    label: arrivals.kinds[value],
                    icon: arrivalIcons[value],
                  }))}
                  value={arrival_kind}
                  onChange={(kind) => form.setValues({ arrival_kind: kind, company: '' })}
                />
              </div>
            ) : null}
            {rule.company ? (
              <QuickChoice
                label={arrivals.company}
                other={arrivals.other_company}
                help={atOnce ? arrivals.ask_at_once : undefined}
                choices={arrivalCompanies[arrival_kind]}
                value={values.company}
                onPick={(company) => {
                  form.setFieldValue('company', company)
                  if (atOnce) submit()
                }}
                onType={(company) => form.setFieldValue('company', company)}
              />
            ) : null}
          </FieldGroup>
        ) : null}
        {asksWho(rule) || goesIn ? (
          <FieldGroup title={asked.who} icon={IconUser}>
            <ArrivalFields {...{ form, rule }} />
            {goesIn ? (
              <BadgeField
                optional
                size="lg"
                taken={bearer}
                value={badge}
                onChange={(event) => setBadge(event.currentTarget.value)}
              />
            ) : null}
            {rule.name && same ? (
              <div style={wholeRow}>
                <Note tone="wait">{asked.already(visitorName(same), unit_number)}</Note>
              </div>
            ) : null}
          </FieldGroup>
        ) : null}
        {facts.unreached ? (
          <Unasked
            outcomes={unaskedFor(arrival_kind, rule)}
            pending={registering.pending}
            {...{ why, onWhy: setWhy, onPress: press }}
          />
        ) : null}
        <OptionalFields {...{ form, rule }} />
      </FormDialog>
    </GuardPostProvider>
  )
}
