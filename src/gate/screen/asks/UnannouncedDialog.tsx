/** Registers an unannounced visitor and asks the unit; the answer appears on the card that follows. */
import { Textarea } from '@mantine/core'
import { IconHome, IconMessage, IconUser } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { newId } from '../../../shared/ids.ts'
import { byUnit, type Spelling, unitTyped } from '../../../shared/unitNames.ts'
import { arrival } from '../../../visits/arrivals/arrivalSchemas.ts'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import {
  type ArrivalKind,
  arrivalCompanies,
  arrivalKinds,
  arrivalPresets,
  askedAt,
  askedOnly,
  emptyArrival,
  missing,
  type UnaskedOutcome,
  unaskedFor,
} from '../../../visits/arrivals/arrivals.ts'
import { unaskedTexts } from '../../../visits/arrivals/asks.messages.ts'
import { bearerOf, writtenBadge } from '../../../visits/badges/badges.ts'
import type { LeftFor } from '../../../visits/left/left.ts'
import { askedTexts } from '../../../visits/visits.messages.ts'
import { isSameVisitor } from '../../../visits/visits.rules.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { FieldGroup } from '../../../web/form/fields/FieldGroup.tsx'
import { PictureChoice } from '../../../web/form/fields/PictureChoice.tsx'
import { UnitSelect } from '../../../web/form/fields/UnitSelect.tsx'
import { useFormState } from '../../../web/form/formState.ts'
import { ArrivalFields } from '../../../web/form/gate/ArrivalFields.tsx'
import { Unasked } from '../../../web/form/gate/Unasked.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalIcons } from '../../../web/pieces/signs/arrivalIcons.web.ts'
import { type Entry, unitsIn } from '../../facts/gate.snapshot.ts'
import { linesHere } from '../../facts/homeRulesHere.ts'
import type { Station } from '../../station/station.ts'
import { BadgeField } from '../card/CardBadge.tsx'
import { guardMessages } from '../guard.messages.ts'
import { fullNameOf, isAsked } from '../lists/gateLists.ts'
import { LikelyUnits } from './LikelyUnits.tsx'
import { likelyUnits } from './likelyUnits.ts'
import { useHomeRule } from './useHomeRule.tsx'

const visitor = z.strictObject(arrival)

export interface About {
  /** What the guard searched for and did not find. */
  searched: string
  /** Somebody whose pass no longer lets them in: the unit is asked anew. */
  of?: Entry | undefined
}

interface UnannouncedDialogProps {
  station: Station
  about: About
  onClose: () => void
  onAsked: (authorizationId: string) => void
  /** The home's rule leaves it at the gate: the guard writes down what it is. */
  onLeft: (of: LeftFor) => void
}

/** A unit or a name: the last words are the last name, as in a search. The document of a pass is masked, so it is asked for. */
function firstValues({ searched, of }: About, units: readonly string[], spellings: readonly Spelling[]) {
  const empty = { id_document: '', phone_number: '', purpose: '', ...emptyArrival }
  if (of) return { unit_number: of.unit, name: of.name, last_name: of.last_name ?? '', ...empty }
  const words = searched.trim().split(/\s+/)
  // A station that has just opened does not know its units yet.
  const isNumber = units.length === 0 && /\d/.test(searched)
  const unit = isNumber ? searched.trim() : unitTyped(searched, units, spellings)
  const isName = !unit && /^[\p{L}\p{M}.'’ -]+$/u.test(searched.trim())
  const name = isName ? { name: words[0] ?? '', last_name: words.slice(1).join(' ') } : { name: '', last_name: '' }
  return { unit_number: unit ?? '', ...name, ...empty }
}

export function UnannouncedDialog({ station, about, onClose, onAsked, onLeft }: UnannouncedDialogProps) {
  const { unannounced: text, card, done } = useText(guardMessages)
  const asked = useText(askedTexts)
  const arrivals = useText(arrivalTexts)
  const unasked = useText(unaskedTexts)
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  /** What the guard writes where nobody can be asked. */
  const became = useRef<UnaskedOutcome | null>(null)
  const [why, setWhy] = useState('')
  const [badge, setBadge] = useState('')
  const { snapshot } = station
  const units = useMemo(() => [...unitsIn(snapshot)].sort(byUnit), [snapshot])
  const unreached = (unit: string) => (snapshot?.unreached_units?.includes(unit) ? asked.unreached(unit) : undefined)
  const rules = snapshot?.arrivals ?? arrivalPresets.specification
  const ruleFor = ({ arrival_kind, unit_number }: { arrival_kind: ArrivalKind; unit_number: string }) =>
    askedAt(rules[arrival_kind], linesHere(snapshot, unit_number))
  const form = useFormState({
    initial: firstValues(about, units, snapshot?.spellings ?? []),
    validate: (values) => {
      const rule = ruleFor(values)
      const parsed = visitor.safeParse(askedOnly(values, rule))
      const problems = parsed.success ? [] : Object.entries(problemsOf(parsed.error))
      const nobody = unreached(values.unit_number)
      return {
        ...Object.fromEntries(missing(values, rule).map((field) => [field, arrivals.needed])),
        ...Object.fromEntries(problems.map(([field, problem]) => [field, fieldProblem(problem)])),
        ...(nobody && !became.current ? { unit_number: nobody } : {}),
      }
    },
  })
  // As the dialog opened: what moves under a finger is pressed by mistake.
  const [likely] = useState(() =>
    snapshot?.arrivals && form.values.unit_number === '' ? likelyUnits(snapshot, station.time().now) : [],
  )
  const rule = ruleFor(form.values)
  const said = useHomeRule(station, form.values, rule)
  const goesIn = said.action === 'let_in' && snapshot?.badge_kinds?.includes(form.values.arrival_kind)
  const number = writtenBadge(badge)
  const bearer = bearerOf(snapshot?.entries ?? [], number, null)
  const submit = form.onSubmit(async (values) => {
    const parsed = visitor.safeParse(askedOnly(values, ruleFor(values)))
    if (!parsed.success) return
    const authorizationId = newId()
    const direct = became.current
    const byRule = direct ? null : said.pressed()
    if (byRule === false) return
    setState('pending')
    try {
      await station.record({
        kind: 'unannounced',
        authorization_id: authorizationId,
        ...parsed.data,
        ...(byRule ? { by_rule: byRule } : {}),
        ...(direct ? { unasked: { outcome: direct, reason: why.trim() || null } } : {}),
      })
    } catch {
      return setState('failed')
    }
    // They are inside by now: a badge that cannot be kept is written down in "Dentro ahora".
    if (goesIn && byRule && number !== '' && !bearer) {
      await station.record({ kind: 'badge', authorization_id: authorizationId, badge: number }).catch(() => undefined)
    }
    onClose()
    if (byRule) toastSuccess(said.text.done[byRule.action])
    if (direct) toastSuccess(unasked.outcomes[direct])
    const stays = direct === 'left_at_gate' || byRule?.action === 'leave_at_gate'
    if (stays && snapshot?.left_at_gate) {
      const { unit_number, company = null } = parsed.data
      return onLeft({ unit_number, company, authorization_id: authorizationId })
    }
    if (!byRule && !direct) onAsked(authorizationId)
  })

  const { arrival_kind } = form.values
  // Nothing else is asked: the company is the last press.
  const nobody = unreached(form.values.unit_number) !== undefined
  const press = (outcome: UnaskedOutcome) => {
    became.current = outcome
    submit()
    became.current = null
  }
  const atOnce =
    !nobody &&
    !said.hasRules &&
    form.values.unit_number !== '' &&
    arrivalCompanies[arrival_kind].length > 0 &&
    missing(form.values, rule).length === 0

  const same =
    rule.name &&
    snapshot?.entries.find(
      (entry) =>
        isAsked(entry, Date.now()) &&
        isSameVisitor({ unit_number: entry.unit, name: entry.name, last_name: entry.last_name }, form.values),
    )

  return (
    <FormDialog
      of={{ submit, pending: state === 'pending', error: state === 'failed' ? done.failed_text : null }}
      title={text.title}
      submit={said.submit ?? text.submit}
      size="46rem"
      note={said.card ?? (station.online ? null : <Note tone="wait">{card.asked_offline}</Note>)}
      onClose={onClose}
    >
      <FieldGroup title={asked.where} icon={IconHome}>
        <UnitSelect
          className="garita-main-field"
          label={text.unit}
          placeholder={text.choose_unit}
          withAsterisk
          chooseAtOnce
          nothingFoundMessage={text.no_units}
          units={units}
          spellings={snapshot?.spellings}
          {...form.getInputProps('unit_number')}
          error={form.errors.unit_number ?? unreached(form.values.unit_number)}
          value={form.values.unit_number}
          onChange={(unit) => form.setFieldValue('unit_number', unit)}
        />
        <LikelyUnits
          units={likely}
          value={form.values.unit_number}
          onPick={({ unit, expects }) =>
            form.setValues({ unit_number: unit, ...(expects ? { arrival_kind: 'delivery', company: '' } : {}) })
          }
        />
        {snapshot?.administered_units?.includes(form.values.unit_number) ? (
          <div className="garita-whole-row">
            <Note tone="wait">{asked.administered(form.values.unit_number)}</Note>
          </div>
        ) : null}
        {snapshot?.arrivals && !about.of ? (
          <PictureChoice
            label={arrivals.kind}
            choices={arrivalKinds.map((value) => ({ value, label: arrivals.kinds[value], icon: arrivalIcons[value] }))}
            value={arrival_kind}
            onChange={(kind) => form.setValues({ arrival_kind: kind, company: '' })}
          />
        ) : null}
      </FieldGroup>
      <FieldGroup title={asked.who} icon={IconUser}>
        <ArrivalFields
          labels={text}
          words={arrivals}
          companies={arrivalCompanies[arrival_kind]}
          {...{ form, rule, atOnce, submit }}
        />
        {goesIn ? <BadgeField badge={{ typed: badge, type: setBadge, taken: bearer }} optional /> : null}
        {same ? (
          <div className="garita-whole-row">
            <Note tone="wait">{asked.already(fullNameOf(same), same.unit)}</Note>
          </div>
        ) : null}
      </FieldGroup>
      {nobody ? (
        <Unasked
          outcomes={unaskedFor(arrival_kind, rule)}
          {...{ words: unasked, why, onWhy: setWhy, onPress: press }}
        />
      ) : null}
      {rule.name ? (
        <FieldGroup title={asked.why} icon={IconMessage}>
          <Textarea label={text.reason} rows={2} {...form.getInputProps('purpose')} />
        </FieldGroup>
      ) : null}
    </FormDialog>
  )
}
