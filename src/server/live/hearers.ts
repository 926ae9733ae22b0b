/** Who hears an announcement: open streams filed by person and condominium, so that it costs those who hear it and not all who listen. */
import type { Audience } from '../../shared/contract.ts'
import type { Rights } from './rights.ts'

interface Hearer {
  readonly rights: Rights
}

export interface Hearers<H extends Hearer> {
  add(hearer: H): void
  remove(hearer: H): void
  of(topic: string, condominium: string, person: string): H[]
}

const superAdmin = 'garita_super_admin'

export function openHearers<H extends Hearer>(audience: Audience): Hearers<H> {
  const filed = new Map<string, Set<H>>()
  const roles = Object.fromEntries(
    Object.entries(audience).map(([topic, hearers]) => [topic, new Set(hearers.map((one) => `garita_${one}`))]),
  )
  const under = (place: string) => filed.get(place) ?? []
  const places = ({ rights }: H) => [
    rights.profile_id,
    ...(rights.role_name === superAdmin ? [superAdmin] : rights.condominium_ids),
  ]

  return {
    add(hearer) {
      for (const place of places(hearer)) {
        const there = filed.get(place)
        if (there) there.add(hearer)
        else filed.set(place, new Set([hearer]))
      }
    },
    remove(hearer) {
      for (const place of places(hearer)) {
        const there = filed.get(place)
        there?.delete(hearer)
        if (there?.size === 0) filed.delete(place)
      }
    },
    of(topic, condominium, person) {
      if (person) return [...under(person)]
      // A super admin's reach has no list.
      const reached = [...under(condominium), ...under(superAdmin)]
      return reached.filter(({ rights }) => roles[topic]?.has(rights.role_name))
    },
  }
}
