import './Plate.css'

export function Plate({ children, large = false }: { children: string; large?: boolean }) {
  return (
    <span className="garita-car-plate garita-code" data-large={large || undefined}>
      {children}
    </span>
  )
}
