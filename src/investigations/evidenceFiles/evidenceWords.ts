/** Writes an answer of "What happened" as the text of its file. */

import { eventTexts, logTexts } from '../../access-log/log.messages.ts'
import { provenanceTexts } from '../../access-log/provenance.messages.ts'
import { provenanceLines } from '../../access-log/provenance.ts'
import { groupTexts } from '../../authorizations/group.messages.ts'
import { arrivalTexts } from '../../gate/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../gate/arrivals/arrivals.ts'
import { askTexts } from '../../gate/arrivals/asks.messages.ts'
import { keptOverrideReasonTexts } from '../../gate/arrivals/overrideReasons.messages.ts'
import { saidOfLine, saidOr } from '../../gate/arrivals/overrideReasons.ts'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { folioTexts } from '../../logIntegrity/folio.messages.ts'
import type { Country } from '../../shared/countries.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { type Language, locales, type Texts } from '../../shared/messages.ts'
import { roleTexts } from '../../shared/roles.messages.ts'
import { zoneName } from '../../shared/zoneNames.ts'
import type { Disclosure } from '../disclosures.contract.ts'
import { disclosureMessages, disclosureReasonTexts } from '../disclosures.messages.ts'
import type { DisclosureScope } from '../disclosures.rules.ts'
import { forgottenNotes } from '../timeline/forgotten.ts'
import { channelTexts, shownReasonTexts, timelineMessages, verdictTexts } from '../timeline/timeline.messages.ts'
import type { TimelineAnswer, TimelineEntry } from '../timeline/timeline.ts'
import { endedAs, peopleText, rungAs, screenSaid, whatOf } from '../timeline/timelineWords.ts'
import { evidenceTexts } from './evidence.messages.ts'

export interface EvidenceFacts {
  happened: TimelineAnswer
  asked: DisclosureScope
  gate_name: string | null
  look: Pick<Disclosure, 'by_name' | 'by_role' | 'reason' | 'said' | 'subject'>
  folio: string
  made_at: Date
  code: string | null
  /** The address of the page that verifies folios. */
  page: string
}

export interface EvidenceWords {
  file: string
  title: string
  condominium: string
  folio: string
  facts: (readonly [string, string])[]
  worth: string[]
  heads: readonly string[]
  rows: (readonly string[])[]
  titles: { asked: string; worth: string; lines: string; inside: string }
  none: string
  inside: string[]
  footOf: (page: number, of: number) => string
}

const joined = (parts: readonly (string | null | undefined)[], by = ' · ') => parts.filter(Boolean).join(by)

export function evidenceWords(of: EvidenceFacts, language: Language, country: Country | null): EvidenceWords {
  const { happened, asked, look, folio } = of
  const { home } = speakThere(disclosureMessages, language, country)
  const zone = happened.condominium.time_zone
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone },
    ...clock,
  })
  const moment = (at: string | Date) => format.format(new Date(at))
  const by = speaker(language, country, moment)
  const ofFolio = speakThere(folioTexts, language, country)
  const text = by.sheet
  const about = asked.kind === 'everything' ? home.all : home.of[asked.kind](look.subject ?? asked.subject ?? '')
  const nameless = happened.items.filter(({ hidden }) => hidden).length
  const count = happened.items.length
  return {
    file: text.file,
    title: text.title,
    condominium: happened.condominium.name,
    folio: `${ofFolio.folio} ${folio}`,
    facts: [
      [text.about, about],
      [text.period, text.between(moment(asked.from), moment(asked.until), zoneName(zone, language))],
      [text.gate, of.gate_name ?? text.any_gate],
      [text.who, text.by(look.by_name, speakThere(roleTexts, language, country)[look.by_role])],
      [text.reason, joined([speakThere(disclosureReasonTexts, language, country)[look.reason], look.said], ': ')],
      [text.made, moment(of.made_at)],
    ],
    worth: [
      happened.more ? text.cut(count) : text.complete(count),
      ...(nameless > 0 ? [text.nameless(nameless)] : []),
      ...forgottenNotes(happened, asked, by.text, moment),
      text.late,
      text.truth,
      of.code ? ofFolio.code(of.code) : ofFolio.no_code,
      ofFolio.check(of.page),
    ],
    heads: [text.heads.when, text.heads.what, text.heads.where, text.heads.how],
    rows: happened.items.map((item) => rowOf(item, by)),
    titles: { asked: text.asked, worth: text.worth, lines: text.lines, inside: text.inside(moment(asked.until)) },
    none: text.none,
    inside: happened.inside.length === 0 ? [by.text.nobody_inside] : happened.inside.map((one) => insideOf(one, by)),
    footOf: (page, pages) => joined([ofFolio.foot(folio, page, pages), cut(happened.condominium.name)]),
  }
}

/** A longer name does not fit beside the folio. */
const mostInFoot = 70
const cut = (name: string) => (name.length > mostInFoot ? `${name.slice(0, mostInFoot - 1)}…` : name)

/** Loads all texts for the lines once. */
function speaker(language: Language, country: Country | null, moment: (at: string) => string) {
  const say = <T extends Texts>(texts: T) => speakThere(texts, language, country)
  return {
    moment,
    sheet: say(evidenceTexts),
    text: say(timelineMessages),
    hidden: say(logTexts).hidden,
    names: say(arrivalTexts).names,
    told: say(provenanceTexts),
    kept: say(keptOverrideReasonTexts),
    channels: say(channelTexts),
    kinds: say(incidentKindTexts) as Record<string, string>,
    events: say(eventTexts) as Record<string, string>,
    reasons: say(shownReasonTexts) as Record<string, string>,
    verdicts: say(verdictTexts) as Record<string, string>,
    outcomes: say(askTexts).outcomes as Record<string, string>,
    group: say(groupTexts),
  }
}
type Speaker = ReturnType<typeof speaker>

function rowOf(item: TimelineEntry, by: Speaker): readonly string[] {
  const { text: screen, sheet: text } = by
  const beside =
    item.correction === 'corrects' ? screen.corrects : item.correction === 'corrected' ? screen.corrected : null
  const said = screenSaid(item, by, by.moment)
  const [ended, rung] = [endedAs(item, by, by.moment), rungAs(item, by, by.moment)]
  return [
    by.moment(item.at),
    joined([
      whatOf(item, by),
      item.hidden ? by.hidden : arrivalName(item, by.names),
      beside,
      peopleText(item, by),
      item.carried,
      item.said,
    ]),
    joined([item.unit_number, item.tower, item.gate_name]),
    joined([
      item.actor_name ? text.recorded(item.actor_name) : null,
      by.channels[item.channel],
      item.authorized_by ? screen.by_phone(saidOr(item.authorized_by, by.kept)) : null,
      item.answered_by ? screen.answered(item.answered_by) : item.invited_by ? screen.invited(item.invited_by) : null,
      item.override_reason ? saidOfLine(item.what, saidOr(item.override_reason, by.kept), screen.override) : null,
      rung ? `${screen.rung}: ${rung}` : null,
      ended ? `${screen.ended}: ${ended}` : null,
      said ? text.said(said) : null,
      ...provenanceLines(item.provenance, by.told, by.moment),
    ]),
  ]
}

function insideOf(one: TimelineAnswer['inside'][number], { text, hidden, names, moment, group }: Speaker): string {
  const who = one.hidden ? hidden : arrivalName({ ...one, arrival_kind: null }, names) || text.unknown
  return joined([who, one.unit_number, one.people ? group.counted(one.people) : null, text.since(moment(one.since))])
}
