/** Reads the unit of a code, from a link or typed, before the form asks anything else. */
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '../../shared/contract.ts'
import { useWrite } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { startMessages } from '../start/start.messages.ts'
import { codeShape, inGroups, readCode } from '../start/startCodes.ts'
import { join } from './join.contract.ts'
import { joinMessages } from './join.messages.ts'

type Home = Output<typeof join.lookAtUnitCode> & { code: string }

/** Another link in the same tab, or a typed code in place of an expired one, replaces the home. */
export function useUnitOfCode(linked: string) {
  const write = useWrite(join.lookAtUnitCode)
  const [home, setHome] = useState<Home | null>(null)
  const [typed, setTyped] = useState(inGroups(linked))
  const [wrong, setWrong] = useState(false)
  const [dead, setDead] = useState(false)
  const asked = useRef('')
  const [lose] = useState(() => () => {
    setHome(null)
    setDead(true)
    setTyped('')
  })
  function look(written: string): void {
    const code = readCode(written)
    setWrong(!codeShape.test(code))
    if (!codeShape.test(code)) return
    setTyped(inGroups(code))
    write.mutate(
      { code },
      {
        onSuccess: (found) => {
          setDead(false)
          setHome({ ...found, code })
        },
        onError: () => {
          setDead(false)
          setHome(null)
        },
      },
    )
  }
  useEffect(() => {
    if (asked.current === linked || linked === '') return
    asked.current = linked
    look(linked)
  })
  return { home, dead, failure: write.error, typed, setTyped, wrong, pending: write.isPending, look, lose }
}

/** Shows the unit, and the end of a temporary stay. */
export function JoinedUnit({ home }: { home: Home }) {
  const { condominium, unit_number, stays_until, time_zone, begins_at, rules } = home
  const text = useText(joinMessages)
  const dates = useDates().at(time_zone)
  const until = stays_until ? dates.end(stays_until) : null
  return (
    <Note title={text.joins(condominium, unit_number)}>
      {begins_at && until ? <p>{text.stay(dates.beginning(begins_at), until)}</p> : until && text.stays(until)}
      {rules ? (
        <p style={{ whiteSpace: 'pre-line' }}>
          <strong>{text.stay_rules}:</strong> {rules}
        </p>
      ) : null}
    </Note>
  )
}

interface CodeFieldProps {
  typed: string
  wrong: boolean
  onType: (typed: string) => void
}

export function CodeField({ typed, wrong, onType }: CodeFieldProps) {
  const text = useText(joinMessages)
  const { code_hint } = useText(startMessages)
  return (
    <TextInput
      label={text.code}
      description={code_hint}
      error={wrong ? code_hint : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      withAsterisk
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
