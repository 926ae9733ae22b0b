import { useText } from '../web/language/language.tsx'
import type { Subject } from '../web/pieces/dialogs/SubjectHead.tsx'
import { Plate } from '../web/pieces/signs/Plate.tsx'
import type { Authorization } from './authorizations.contract.ts'
import { nameOf } from './authorizations.rules.ts'
import { kindIcons, speciesIcon } from './kindIcons.tsx'
import { kindTexts } from './kinds.messages.ts'
import { useDayText } from './valueText.tsx'

export function useSubject({ auth_type, values }: Pick<Authorization, 'auth_type' | 'values'>): Subject {
  const kind = useText(kindTexts)[auth_type].one
  const dayText = useDayText()
  const { valid_from: from, valid_until: until, vehicle_plate: plate } = values
  const icon = auth_type === 'pet' ? speciesIcon(values.species) : undefined
  return {
    name: nameOf({ values }),
    icon: auth_type === 'vehicle' ? kindIcons.vehicle : icon,
    lines: [
      kind,
      ...(from && until ? [dayText(String(from), String(until))] : []),
      ...(auth_type === 'vehicle' && plate ? [<Plate key="plate">{String(plate)}</Plate>] : []),
    ],
  }
}
