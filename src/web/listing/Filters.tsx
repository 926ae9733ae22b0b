/** The row of fields that narrow a list: side by side on a desk, one under the other on a phone. */
import type { ReactNode } from 'react'
import './Filters.css'

export function Filters({ children }: { children: ReactNode }) {
  return <search className="garita-filters">{children}</search>
}
