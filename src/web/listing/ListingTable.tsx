/** A list on a desk: a real table, with skeleton rows of the height that the rows will have. */
import { Skeleton } from '@mantine/core'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { type FaceProps, skeletonRows } from './listingFaces.ts'

export function ListingTable<Row>({ label, columns, rowKey, rows, isGone, acts }: FaceProps<Row>) {
  const text = useText(webTexts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="garita-listing-frame" tabIndex={0} aria-label={label}>
      <table className="garita-table">
        <caption className="garita-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" style={{ width: column.width }}>
                {column.header}
              </th>
            ))}
            {acts ? (
              <th scope="col" className="garita-table-acts">
                {text.list.acts}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <tr key={rowKey(row)} data-gone={isGone(row) || undefined}>
                  {columns.map((column) =>
                    column.primary ? (
                      <th key={column.key} scope="row">
                        {column.cell(row)}
                      </th>
                    ) : (
                      <td key={column.key}>{column.cell(row)}</td>
                    ),
                  )}
                  {acts ? <td className="garita-table-acts">{acts(row)}</td> : null}
                </tr>
              ))
            : skeletonRows.map((key) => (
                <tr key={key}>
                  {columns.map((column) => (
                    <td key={column.key}>
                      <Skeleton height="1rem" width={column.primary ? '70%' : '50%'} />
                    </td>
                  ))}
                  {acts ? <td /> : null}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  )
}
