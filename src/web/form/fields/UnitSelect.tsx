/** Selects a unit by typing it as the visitor says it; Enter or leaving the field selects the best match. */
import { Select, type SelectProps } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Spelling, unitNamed, unitsFor, unitsLikely, unitTyped } from '../../../shared/unitNames.ts'

interface UnitSelectProps extends Omit<SelectProps, 'data' | 'onChange' | 'value' | 'filter' | 'limit' | 'searchable'> {
  units: readonly string[]
  spellings?: readonly Spelling[] | undefined
  value: string
  onChange: (unit: string) => void
  /** Selects an unambiguous unit during typing, so that no list covers the next field. */
  chooseAtOnce?: boolean
}

const shownAtOnce = 30

export function UnitSelect({
  units,
  spellings = [],
  value,
  onChange,
  onBlur,
  chooseAtOnce = false,
  ...props
}: UnitSelectProps) {
  const [typed, setTyped] = useState(value)
  const choose = (unit: string) => {
    setTyped(unit)
    onChange(unit)
  }
  // A user may type faster than the units load.
  const arrived = useRef(units.length > 0)
  // The user who presses this unit in the open list chooses it, and does not take it back.
  const named = useRef('')
  useEffect(() => {
    if (arrived.current || units.length === 0) return
    arrived.current = true
    const unit = value === '' ? unitNamed(typed, units, spellings) : null
    if (!unit) return
    named.current = unit
    setTyped(unit)
    onChange(unit)
  }, [units, spellings, typed, value, onChange])
  const press = (unit: string | null) => {
    const kept = unit ?? (named.current === value ? value : '')
    named.current = ''
    choose(kept)
  }
  const type = (text: string) => {
    setTyped(text)
    if (!chooseAtOnce) return
    const unit = unitTyped(text, units, spellings)
    if (unit && unit !== value && unitsFor(text, units, spellings).length === 1) choose(unit)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    const unit = unitTyped(typed, units, spellings)
    if (unit && unit !== value) choose(unit)
    // The field keeps the text until it can be compared.
    else if (units.length === 0) setTyped(typed)
  }
  // Enter must not send the form without the unit.
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const marked = event.currentTarget.getAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || marked || typed === '' || typed === value) return
    event.preventDefault()
    const unit = unitTyped(typed, units, spellings)
    if (unit) choose(unit)
  }
  return (
    <Select
      {...props}
      // With `openOnFocus`, the open list would consume the Escape key that closes the dialog.
      openOnFocus={false}
      searchable
      searchValue={typed}
      onSearchChange={type}
      {...(chooseAtOnce && typed === value && value !== '' ? { dropdownOpened: false } : {})}
      limit={shownAtOnce}
      data={units}
      filter={({ search, limit }) => {
        const found = unitsFor(search, units, spellings)
        return (found.length > 0 ? found : unitsLikely(search, units, spellings))
          .slice(0, limit)
          .map((unit) => ({ value: unit, label: unit }))
      }}
      value={value || null}
      onChange={press}
      onBlur={leave}
      onKeyDown={enter}
    />
  )
}
