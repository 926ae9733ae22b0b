/** What holds for all condominiums said once, then a card for each of them. */
import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import './ByCondominium.css'

interface ByCondominiumProps {
  title: string
  text: string
  children: ReactNode
}

export function ByCondominium({ title, text, children }: ByCondominiumProps) {
  const named = useId()
  return (
    <section className="garita-by-condominium" aria-labelledby={named}>
      <Title order={2} id={named}>
        {title}
      </Title>
      <p className="garita-second">{text}</p>
      <div>{children}</div>
    </section>
  )
}
