/** Hours or plates on a row: they break before the end of a period or not at all. */
export function RowCode({ children }: { children: string }) {
  const [from = '', ...until] = children.split('–')
  return (
    <span className="garita-code garita-row-code">
      <span>{until.length > 0 ? `${from}–` : from}</span>
      {until.length > 0 ? <span>{until.join('–')}</span> : null}{' '}
    </span>
  )
}
