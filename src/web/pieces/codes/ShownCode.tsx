export function ShownCode({ label, code }: { label: string; code: string }) {
  return (
    <p data-shown-code style={{ display: 'grid', margin: 0 }}>
      <span>{label}</span>
      <strong className="garita-code" style={{ fontSize: 'var(--garita-size-title)', letterSpacing: '0.03em' }}>
        {code}
      </strong>
    </p>
  )
}
