/** Shows beside an event its sender, its late arrival, and facts without proof. */
import { useDates, type Zone } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { provenanceTexts } from './provenance.messages.ts'
import { provenanceLines } from './provenance.ts'
import type { Provenance } from './provenanceSchema.ts'

interface ProvenanceLinesProps {
  provenance: Provenance | null
  zone: Zone
  /** Shown in place of the arrival, in the format of the printed log. */
  arrived?: string | null
}

export function ProvenanceLines({ provenance: told, zone, arrived }: ProvenanceLinesProps) {
  const words = useText(provenanceTexts)
  const dates = useDates().at(zone)
  return provenanceLines(told, words, arrived ? () => arrived : dates.moment).map((remark) => (
    <div key={remark} className="garita-second">
      {remark}
    </div>
  ))
}
