/** A plate drawn as a plate. */
export function Plate({ children, large = false }: { children: string; large?: boolean }) {
  return (
    <span className="garita-plate garita-code" data-large={large || undefined}>
      {children}
    </span>
  )
}
