/** The landing page. */

import { TileStrip } from '../../web/frame/TileStrip.tsx'
import { useText } from '../../web/language/language.tsx'
import { Assistant } from '../assistant/Assistant.tsx'
import { Benefits } from './Benefits.tsx'
import { Features } from './Features.tsx'
import { Scene } from './Scene.tsx'
import { SceneGate } from './SceneGate.tsx'
import { Ways } from './Ways.tsx'
import { welcomeMessages } from './welcome.messages.ts'

export function Landing() {
  const { landing, first_time, call } = useText(welcomeMessages)
  return (
    <>
      <section className="landing-hero">
        <div className="landing-words">
          <h1>{landing.heading}</h1>
          <p>{landing.lead}</p>
          <Ways />
        </div>
        <Scene />
      </section>
      <TileStrip />
      <Features />
      <Benefits />
      <section className="landing-first">
        <div>
          <h2>{first_time.heading}</h2>
          <p>{first_time.text}</p>
        </div>
        <a className="welcome-button" href="/user-guide">
          {first_time.link}
        </a>
      </section>
      <section className="landing-call">
        <TileStrip />
        <div>
          <h2>{call.heading}</h2>
          <p>{call.text}</p>
          <Ways />
          <SceneGate />
        </div>
      </section>
      <Assistant />
    </>
  )
}
