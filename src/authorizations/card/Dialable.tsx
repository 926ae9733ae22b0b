/** Text that calls the telephone number in it. */
const telephone = /\+?\d[\d\s().-]{5,}\d/

export function Dialable({ children }: { children: string }) {
  const number = telephone.exec(children)?.[0]
  if (!number) return children
  return (
    <a
      className={number === children ? 'garita-dial garita-code' : 'garita-dial'}
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
    >
      {children}
    </a>
  )
}
