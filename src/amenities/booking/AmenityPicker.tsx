/** Closed amenities are shown and labeled. */
import { Input, Text } from '@mantine/core'
import { useId } from 'react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import styles from '../../web/form/fields/tiles.module.css'
import { useText } from '../../web/language/language.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { bookingMessages } from './booking.messages.ts'

interface AmenityPickerProps {
  offered: readonly Amenity[]
  value: string
  onChoose: (id: string) => void
  error?: React.ReactNode
}

export function AmenityPicker({ offered, value, onChoose, error }: AmenityPickerProps) {
  const { form: text } = useText(bookingMessages)
  const names = useText(amenityTypeNames)
  const named = useId()
  return (
    <Input.Wrapper label={text.amenity} labelElement="div" labelProps={{ id: named }} withAsterisk error={error}>
      <div className={styles.tiles} role="radiogroup" aria-labelledby={named}>
        {offered.map((amenity) => {
          const Icon = amenityIcons[amenity.amenity_type]
          // An existing booking keeps its amenity even if that has closed since.
          const disabled = !amenity.is_open && amenity.id !== value
          return (
            <label data-hovers key={amenity.id}>
              <input
                data-cover
                type="radio"
                name={named}
                data-path="amenity_id"
                checked={amenity.id === value}
                disabled={disabled}
                onChange={() => onChoose(amenity.id)}
              />
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>
                {amenityName(amenity, names)}
                {amenity.is_open ? null : (
                  <Text span display="block" size="xs" c="dimmed">
                    {text.closed}
                  </Text>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </Input.Wrapper>
  )
}
