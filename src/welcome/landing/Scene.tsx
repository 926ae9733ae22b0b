/** The animated scene: a visit is registered at the gate, the phone rings, the resident approves, the gate opens. */
import { stateTexts } from '../../authorizations/kinds.messages.ts'
import { arrivalDialogTexts } from '../../gate/dialogs/arrivalDialog.messages.ts'
import { visitMessages } from '../../gate/visits/visits.messages.ts'
import { useText } from '../../web/language/language.tsx'
import frame from '../WelcomeFrame.module.css'
import styles from './Scene.module.css'
import { SceneGate } from './SceneGate.tsx'
import { welcomeMessages } from './welcome.messages.ts'

export function Scene() {
  const { scene } = useText(welcomeMessages)
  const states = useText(stateTexts)
  const { register, request, list } = useText(visitMessages)
  const arriving = useText(arrivalDialogTexts)
  return (
    <figure className={styles.scene}>
      <div className={styles.stage} aria-hidden="true" data-drawing>
        <SceneGate />
        <div className={styles.card}>
          <p>
            <b>{register.title}</b>
          </p>
          <p className={styles.field}>
            <span className={frame.dim}>{list.visitor}</span>
            <b>{scene.visitor}</b>
          </p>
          <p className={styles.field}>
            <span className={frame.dim}>{list.unit}</span>
            <b>B-108</b>
          </p>
          <div className={styles.states}>
            <span className={`${styles.pill} ${styles.act} ${styles.begun}`}>{arriving.submit}</span>
            <span className={`${styles.pill} ${styles.asked}`} data-tone="wait">
              {states.pending}
            </span>
            <span className={`${styles.pill} ${styles.answered}`} data-tone="good">
              {states.may_enter}
            </span>
          </div>
        </div>
        <div className={styles.phone}>
          <i className={styles.ring} />
          <div className={styles.glass}>
            <p className={styles.clock}>13:04</p>
            <div className={`${frame.box} ${styles.notice} ${styles.asked}`}>
              <p>
                <b>{request.waiting}</b>
              </p>
              <p>
                <b className={styles.name}>{scene.visitor}</b>
                <br />
                <span className={frame.dim}>{scene.purpose}</span>
              </p>
              <span className={`${styles.pill} ${styles.act}`}>
                {request.approve}
                <i className={styles.finger} />
              </span>
              <span className={`${styles.pill} ${styles.deny}`}>{request.deny}</span>
            </div>
            <div className={`${frame.box} ${styles.notice} ${styles.answered}`}>
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
                <path d="M5 12.5L10 17.5L19 7" />
              </svg>
              <p className={styles.name}>{request.approved}</p>
              <p className={frame.dim}>{scene.visitor}</p>
            </div>
          </div>
        </div>
      </div>
      <figcaption>
        <span className="garita-hidden">{scene.label}</span>
        <ol className={styles.steps}>
          {[scene.registers, scene.rings, scene.approves, scene.opens].map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <label className={`${frame.touch} ${styles.pause}`}>
          <input type="checkbox" />
          {scene.pause}
        </label>
      </figcaption>
    </figure>
  )
}
