/** Shows new units, units with another spelling, ambiguous units, and existing people before an import. */

import { Fold, Folds, QuietLine } from '../../web/cards/Fold.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { wholeImportTexts } from './residentImports.messages.ts'
import type { RowsSeen } from './useRowsSeen.web.ts'

const firstNamed = 3
const named = (units: readonly string[]) =>
  units.length > firstNamed ? `${units.slice(0, firstNamed).join(', ')}…` : units.join(', ')

export function ImportPreview({ seen: { known, fresh, otherwise, unclear, there } }: { seen: RowsSeen }) {
  const text = useText(wholeImportTexts)
  if (known + fresh.length + unclear.length === 0) return null
  return (
    <>
      {unclear.length > 0 ? <Note tone="wait">{text.unclear(unclear.join(', '))}</Note> : null}
      <Folds>
        {fresh.length === 0 ? (
          <QuietLine title={text.fresh} said={text.fresh_none} />
        ) : (
          <Fold title={text.fresh} said={text.fresh_said(fresh.length, named(fresh))}>
            <p className="garita-code">{fresh.join(', ')}</p>
          </Fold>
        )}
        {otherwise.length > 0 ? (
          <Fold title={text.otherwise} said={text.otherwise_said(otherwise.length)}>
            <ul>
              {otherwise.map(([written, unit]) => (
                <li key={written}>{text.is(written, unit)}</li>
              ))}
            </ul>
          </Fold>
        ) : null}
        {there.length > 0 ? (
          <Fold title={text.there} said={text.there_said(there.length)}>
            <ul>
              {there.map(({ full_name, unit_number }) => (
                <li key={`${full_name} ${unit_number}`}>{`${full_name} · ${unit_number}`}</li>
              ))}
            </ul>
          </Fold>
        ) : null}
      </Folds>
    </>
  )
}
