/** The post of a guard at a station: acts go to its outbox, and facts come from its snapshot. */
import { useMemo } from 'react'
import { byUnit } from '../../shared/unitNames.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivalPresets } from '../arrivals/arrivals.ts'
import { bearerOf } from '../arrivals/badges/badges.ts'
import type { GuardPost } from '../dialogs/guardPost.tsx'
import { unitsIn } from '../station/facts/gate.snapshot.ts'
import { linesHere, rulesHere } from '../station/facts/homeRulesHere.ts'
import { likelyUnits } from '../station/facts/likelyUnits.ts'
import type { Station } from '../station/station.ts'
import { asksForCalls } from '../station/verdict/doubts.ts'
import { isSameVisitor } from '../visits/visits.rules.ts'
import { guardMessages } from './guard.messages.ts'
import { isAsked } from './lists/gateLists.ts'

export function useStationPost({ snapshot, record, addItemPhoto, online, time }: Station): GuardPost {
  const { done } = useText(guardMessages)
  const whoIn = (unit: string | null) => snapshot?.book?.find((page) => page.unit === unit)?.who ?? []
  return {
    condominium_id: snapshot?.condominium.id ?? '',
    keepsDrafts: false,
    corrects: false,
    record: (act) => record(act),
    async addItemPhoto(itemId, jpeg) {
      await addItemPhoto(itemId, jpeg)
      return online ? 'sent' : 'waits'
    },
    failureText: () => done.failed_text,
    bearer: (badge, of) => bearerOf(snapshot?.entries ?? [], badge, of),
    async showPhones({ unit_number, authorization_id }) {
      // The telephones appear only after the station has recorded the view.
      if (authorization_id) await record({ kind: 'phones_shown', authorization_id, unit_number })
      return whoIn(unit_number)
    },
    useHomePeople: (unit) => whoIn(unit).map(({ name }) => name),
    now: () => time().now,
    likelyUnits: () => (snapshot?.arrivals ? likelyUnits(snapshot, time().now) : []),
    useSameWaiting: (of) =>
      snapshot?.entries.find(
        (entry) =>
          isAsked(entry, Date.now()) &&
          isSameVisitor({ unit_number: entry.unit, name: entry.name, last_name: entry.last_name }, of),
      ),
    useArrivalFacts: (unit) => ({
      rules: snapshot?.arrivals ?? arrivalPresets.specification,
      lines: linesHere(snapshot, unit),
      // A rule that is days old lets no one in: the guard calls the home.
      homeRules: snapshot && !asksForCalls(snapshot, time().now) ? rulesHere(snapshot, unit) : null,
      time_zone: snapshot?.condominium.time_zone ?? 'UTC',
      unreached: snapshot?.unreached_units?.includes(unit) ?? false,
      administered: snapshot?.administered_units?.includes(unit) ?? false,
      onlyByPhone: snapshot?.silent_units?.includes(unit) ?? false,
      badgeKinds: snapshot?.badge_kinds ?? [],
      keepsLeft: snapshot?.left_at_gate !== undefined,
      again: () => undefined,
    }),
    useUnits() {
      const units = useMemo(() => [...unitsIn(snapshot)].sort(byUnit), [snapshot])
      return { units, spellings: snapshot?.spellings, pending: false }
    },
  }
}
