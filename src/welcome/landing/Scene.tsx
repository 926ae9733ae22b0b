/** The animated scene: a visit is registered at the gate, the phone rings, the resident approves, the gate opens. */
import { stateTexts } from '../../authorizations/kinds.messages.ts'
import { visitMessages } from '../../visits/visits.messages.ts'
import { useText } from '../../web/language/language.tsx'
import { SceneGate } from './SceneGate.tsx'
import { welcomeMessages } from './welcome.messages.ts'

export function Scene() {
  const { scene } = useText(welcomeMessages)
  const states = useText(stateTexts)
  const { register, request, list } = useText(visitMessages)
  return (
    <figure className="welcome-scene">
      <div className="welcome-stage" aria-hidden="true">
        <SceneGate />
        <div className="scene-card scene-guard">
          <p className="scene-kind">{register.title}</p>
          <p className="scene-field scene-typed">
            <span>{list.visitor}</span>
            <b>{scene.visitor}</b>
          </p>
          <p className="scene-field scene-typed" data-second>
            <span>{list.unit}</span>
            <b>B-108</b>
          </p>
          <div className="scene-answer">
            <span className="scene-press scene-submit">{register.submit}</span>
            <span className="scene-state" data-tone="wait">
              {states.pending}
            </span>
            <span className="scene-state" data-tone="good">
              {states.may_enter}
            </span>
          </div>
        </div>
        <div className="scene-phone">
          <div className="scene-rings">
            <i />
            <i />
          </div>
          <div className="scene-glass">
            <p className="scene-clock">13:04</p>
            <div className="scene-notice">
              <p className="scene-kind">{request.waiting}</p>
              <p className="scene-name">{scene.visitor}</p>
              <p className="scene-fact">{scene.purpose}</p>
              <div className="scene-answers">
                <span>{request.deny}</span>
                <span className="scene-press scene-approve">
                  {request.approve}
                  <i className="scene-finger" />
                </span>
              </div>
            </div>
            <div className="scene-notice scene-done">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 12.5L10 17.5L19 7" />
              </svg>
              <p className="scene-name">{request.approved}</p>
              <p className="scene-fact">{scene.visitor}</p>
            </div>
          </div>
        </div>
      </div>
      <figcaption>
        <span className="garita-hidden">{scene.label}</span>
        <ol className="scene-steps">
          {[scene.registers, scene.rings, scene.approves, scene.opens].map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <label className="scene-pause">
          <input type="checkbox" />
          {scene.pause}
        </label>
      </figcaption>
    </figure>
  )
}
