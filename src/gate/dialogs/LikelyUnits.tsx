/** Offers the likely units as buttons; a unit that expects a delivery also sets the kind of arrival. */
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { Stack, sideBySide, wholeRow } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import type { LikelyUnit } from '../station/facts/likelyUnits.ts'
import { arrivalDialogTexts } from './arrivalDialog.messages.ts'

interface LikelyUnitsProps {
  units: readonly LikelyUnit[]
  value: string
  onPick: (unit: LikelyUnit) => void
}

export function LikelyUnits({ units, value, onPick }: LikelyUnitsProps) {
  const text = useText(arrivalDialogTexts)
  if (units.length === 0) return null
  return (
    <div style={wholeRow}>
      <Stack>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame. */}
        <div role="group" style={sideBySide} aria-label={text.likely}>
          {units.map((one) => (
            <Button
              key={one.unit}
              variant={one.unit === value ? 'light' : 'default'}
              size="lg"
              className="garita-code"
              aria-pressed={one.unit === value}
              aria-label={one.expects ? text.expects(one.unit) : undefined}
              leftSection={one.expects ? <IconPackage size={22} aria-hidden /> : undefined}
              onClick={() => onPick(one)}
            >
              {one.unit}
            </Button>
          ))}
        </div>
        {units.some(({ expects }) => expects) ? <p className="garita-second">{text.expecting}</p> : null}
      </Stack>
    </div>
  )
}
