import type { ReactNode } from 'react'
import './Stack.css'

export function Stack({ children }: { children: ReactNode }) {
  return <div className="garita-stack">{children}</div>
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="garita-row">{children}</div>
}
