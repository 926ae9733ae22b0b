/** The benefits for residents, guards and managers. */
import { useText } from '../../web/language/language.tsx'
import { welcomeMessages } from './welcome.messages.ts'

export function Benefits() {
  const { benefits: text } = useText(welcomeMessages)
  const readers = [
    [text.residents, [text.residents_1, text.residents_2, text.residents_3, text.residents_4]],
    [text.guards, [text.guards_1, text.guards_2, text.guards_3]],
    [text.administration, [text.administration_1, text.administration_2, text.administration_3]],
  ] as const
  return (
    <section className="landing-part landing-benefits">
      <h2>{text.heading}</h2>
      <div>
        {readers.map(([reader, gains]) => (
          <section key={reader}>
            <h3>{reader}</h3>
            <ul>
              {gains.map((gain) => (
                <li key={gain}>{gain}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
