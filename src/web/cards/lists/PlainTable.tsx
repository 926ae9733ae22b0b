import type { ReactNode } from 'react'
import styles from './lists.module.css'

export interface PlainColumn<Line> {
  head: string
  cell: (line: Line) => ReactNode
  code?: true
  plain?: true
}

interface PlainTableProps<Line> {
  columns: readonly PlainColumn<Line>[]
  lines: readonly Line[]
}

export function PlainTable<Line extends { id: string }>({ columns, lines }: PlainTableProps<Line>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {columns.map(({ head, cell, code, plain }) => (
              <td key={head} data-head={head} data-plain={plain} className={code && 'garita-code'}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
