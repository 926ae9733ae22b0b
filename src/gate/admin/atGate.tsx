/** Names a device or tablet with its gate. */
import type { Column } from '../../web/listing/Listing.tsx'
import type { Device } from '../gate.contract.ts'

type AtGate = Pick<Device, 'name' | 'gate' | 'condominium'>

export const placeOf = ({ gate, condominium }: Pick<AtGate, 'gate' | 'condominium'>) =>
  `${gate.name} · ${condominium.name}`

export const nameColumn = (header: string): Column<AtGate> => ({
  key: 'name',
  header,
  primary: true,
  cell: (one) => (
    <>
      <strong>{one.name}</strong>
      <div className="garita-second">{placeOf(one)}</div>
    </>
  ),
  summary: ({ name }) => name,
  folded: null,
})
