/** A list on a phone: one card a row, what it is on top, its facts by name, its acts within reach of the thumb. */
import { Skeleton } from '@mantine/core'
import { type FaceProps, skeletonRows } from './listingFaces.ts'

export function ListingCards<Row>({ label, columns, rowKey, rows, isGone, acts }: FaceProps<Row>) {
  const primary = columns.find((column) => column.primary)
  const facts = columns.filter((column) => column !== primary)
  if (!rows) {
    return (
      <div className="garita-cards" aria-hidden="true">
        {skeletonRows.slice(0, 4).map((key) => (
          <div key={key} className="garita-card">
            <Skeleton height="1.575rem" width="60%" />
            <dl>
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{column.header}</dt>
                  <dd>
                    <Skeleton height="1.5rem" width="70%" />
                  </dd>
                </div>
              ))}
            </dl>
            {acts ? <Skeleton height="var(--garita-touch)" mt="md" /> : null}
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className="garita-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="garita-card" data-gone={isGone(row) || undefined}>
          {primary ? <div className="garita-card-title">{primary.cell(row)}</div> : null}
          <dl>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {acts?.(row)}
        </li>
      ))}
    </ul>
  )
}
