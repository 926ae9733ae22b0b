/** Children below each other, with the product's one distance. */
import type { ReactNode } from 'react'
import './Stack.css'

export function Stack({ children }: { children: ReactNode }) {
  return <div className="garita-stack">{children}</div>
}

/** Side by side where there is room, one under the other where there is not. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="garita-row">{children}</div>
}
