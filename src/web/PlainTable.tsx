/** Lines as a file or a sheet of paper has them, all at once; on a phone each stands for itself. */
import type { ReactNode } from 'react'
import './PlainTable.css'

export function PlainTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="garita-plain">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
