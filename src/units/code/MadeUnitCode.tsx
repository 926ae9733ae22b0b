/** Shows a new code once: its link and text to send, and a slip to print. */
import { Button, TextInput } from '@mantine/core'
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { whatsAppOf } from '../../authorizations/passes/passText.ts'
import { inGroups } from '../../session/start/startCodes.ts'
import type { Output } from '../../shared/contract.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton } from '../../web/pieces/codes/CopyButton.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { ShownCode } from '../../web/pieces/codes/ShownCode.tsx'
import { OnPaper, SlipList } from '../../web/pieces/paper/OnPaper.tsx'
import type { unitCodes } from './unitCodes.contract.ts'
import { unitCodeMessages } from './unitCodes.messages.ts'
import { daysOfUnitCode, mostRegistrations } from './unitCodes.rules.ts'

interface MadeUnitCodeProps {
  place: string
  unit_number: string
  made: Output<typeof unitCodes.makeCode>
}

/** Without a protocol, because people type it. */
const address = () => `${location.host}/register`

export function MadeUnitCode({ place, unit_number, made: { code, stays_until, time_zone } }: MadeUnitCodeProps) {
  const dates = useDates().at(time_zone)
  const text = useText(unitCodeMessages)
  const grouped = inGroups(code)
  const main = useRef<HTMLAnchorElement>(null)
  // The button that created the code has disappeared with its focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const link = `${location.origin}/register#${grouped}`
  const stay = stays_until ? dates.end(stays_until) : null
  const words = text.text({ place, unit: unit_number, link, code: grouped, days: daysOfUnitCode, stay })
  return (
    <>
      <ShownCode label={text.code} code={grouped} />
      <p>{text.once(mostRegistrations, daysOfUnitCode)}</p>
      {stay ? <p>{text.stays(stay)}</p> : null}
      <TextInput label={text.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button
        component="a"
        ref={main}
        href={whatsAppOf(words)}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        {text.send}
      </Button>
      <Row>
        <CopyButton text={words} label={text.copy} done={text.copied} />
        <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {text.print}
        </Button>
      </Row>
      <OnPaper>
        <SlipList>
          <li>
            <header>
              <span>{place}</span>
              <strong>{text.slip.unit(unit_number)}</strong>
            </header>
            <div>
              <QrImage text={link} label={text.slip.qr(unit_number)} />
              <ol>
                <li>{text.slip.open}</li>
                <li>
                  {text.slip.write(address())} <strong className="garita-code">{grouped}</strong>
                </li>
                <li>{text.slip.waits}</li>
              </ol>
            </div>
            <footer>
              {text.slip.once(mostRegistrations, daysOfUnitCode)} {stay ? text.slip.stay(stay) : null}
            </footer>
          </li>
        </SlipList>
      </OnPaper>
    </>
  )
}
