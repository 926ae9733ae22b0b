import './ShownCode.css'

export function ShownCode({ label, code }: { label: string; code: string }) {
  return (
    <p className="garita-shown-code">
      <span>{label}</span>
      <strong className="garita-code">{code}</strong>
    </p>
  )
}
