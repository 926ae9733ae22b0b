import type { ReactNode } from 'react'
import { managementAnchor } from '../../shared/managementAnchor.ts'
import { TileStrip } from '../../web/frame/TileStrip.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Assistant } from '../assistant/Assistant.tsx'
import frame from '../WelcomeFrame.module.css'
import { EntryLinks } from './EntryLinks.tsx'
import styles from './Landing.module.css'
import { Management } from './Management.tsx'
import { managementMessages } from './management.messages.ts'
import { pictureAddress, sizeOfPicture } from './pictures.ts'
import { Scene } from './Scene.tsx'
import { SceneGate } from './SceneGate.tsx'
import { welcomeMessages } from './welcome.messages.ts'

export function Landing() {
  const { landing, first_time, call, links } = useText(welcomeMessages)
  const { door } = useText(managementMessages)
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1>{landing.heading}</h1>
          <p className={`${frame.dim} ${styles.lead}`}>{landing.lead}</p>
          <EntryLinks />
          <div className={frame.row}>
            <a className={`${frame.touch} ${styles.door}`} href="/start">
              {links.have_code}
            </a>
            <a className={`${frame.touch} ${styles.door}`} href={`#${managementAnchor}`}>
              {door}
            </a>
          </div>
        </div>
        <Scene />
      </section>
      <TileStrip />
      <Features />
      <Benefits />
      <Management />
      <section className={`${styles.part} ${frame.row} ${styles.ends}`}>
        <div>
          <h2>{first_time.heading}</h2>
          <p className={`${frame.dim} ${styles.text}`}>{first_time.text}</p>
        </div>
        <a className={frame.button} href="/user-guide">
          {first_time.link}
        </a>
      </section>
      <section className={styles.call}>
        <TileStrip />
        <div className={styles.part}>
          <h2>{call.heading}</h2>
          <p className={`${frame.dim} ${styles.text}`}>{call.text}</p>
          <EntryLinks />
          <SceneGate className={styles.gate} />
        </div>
      </section>
      <Assistant />
    </>
  )
}

/** Each group's benefits are below a picture of their guide, in an arch. */
function Benefits() {
  const { benefits: text } = useText(welcomeMessages)
  const { language } = useLanguage()
  const readers = [
    [text.residents, 'pass', [text.residents_1, text.residents_2, text.residents_3, text.residents_4]],
    [text.guards, 'guard-pass', [text.guards_1, text.guards_2, text.guards_3]],
    [text.administration, 'admin-report', [text.administration_1, text.administration_2, text.administration_3]],
  ] as const
  return (
    <section className={`${styles.part} ${styles.later}`}>
      <h2>{text.heading}</h2>
      <div className={styles.benefits}>
        {readers.map(([reader, picture, gains]) => (
          <section key={reader}>
            <div className={styles.arch}>
              <img
                src={pictureAddress(picture, language)}
                alt=""
                {...sizeOfPicture(picture)}
                loading="lazy"
                decoding="async"
              />
            </div>
            <h3>{reader}</h3>
            <ul>
              {gains.map((gain) => (
                <li key={gain} className={frame.bullet}>
                  {gain}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

const clay = 'var(--garita-frame-clay)'
const drawings: Record<'qr' | 'access' | 'roles' | 'live', ReactNode> = {
  qr: (
    <g transform="translate(-13)">
      <path d="M14 12H34V32H14ZM54 12H74V32H54ZM14 52H34V72H14Z" />
      <path fill="currentColor" stroke="none" d="M21 19H27V25H21ZM61 19H67V25H61ZM21 59H27V65H21Z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M42 12H48V18H42ZM42 26H48V38H42ZM14 40H26V46H14ZM34 42H40V48H34ZM42 56H48V72H42Z"
      />
      <path stroke={clay} d="M56 58L64 66L78 48" />
    </g>
  ),
  access: (
    <g transform="translate(-9)">
      <path d="M22 74V40A20 20 0 0 1 62 40V74" />
      <path d="M10 74H78" />
      <path stroke={clay} strokeWidth="7" d="M68 52H30" />
      <path d="M68 74V46" />
      <path stroke={clay} d="M42 28V36" />
    </g>
  ),
  roles: (
    <g transform="translate(-7)">
      <path d="M20 38A10 10 0 1 1 20 37.9M8 70Q8 52 20 52Q28 52 31 59" />
      <path d="M76 38A10 10 0 1 1 76 37.9M84 70Q84 52 72 52Q64 52 61 59" transform="translate(-4)" />
      <path stroke={clay} d="M56 30A12 12 0 1 1 56 29.9" />
      <path stroke={clay} d="M26 74Q26 48 44 48Q62 48 62 74" />
    </g>
  ),
  live: (
    <g transform="translate(-2)">
      <path d="M32 14H56Q60 14 60 18V70Q60 74 56 74H32Q28 74 28 70V18Q28 14 32 14ZM40 66H48" />
      <path stroke={clay} d="M68 32Q76 44 68 56M76 26Q88 44 76 62M20 32Q12 44 20 56M12 26Q0 44 12 62" />
      <path d="M36 40L42 46L53 34" />
    </g>
  ),
}

function Features() {
  const { features } = useText(welcomeMessages)
  return (
    <section className={`${styles.part} ${styles.features}`}>
      <h2>{features.heading}</h2>
      <ul className={styles.pairs}>
        {(['qr', 'access', 'roles', 'live'] as const).map((name) => (
          <li key={name}>
            <svg
              viewBox="0 0 88 88"
              width="88"
              height="88"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {drawings[name]}
            </svg>
            <h3>{features[name]}</h3>
            <p className={`${frame.dim} ${styles.text}`}>{features[`${name}_text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
