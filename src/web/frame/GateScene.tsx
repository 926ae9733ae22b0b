/** The picture beside the sign-in: a house behind its gate, and the phone that let the visit in. */
import { useText } from '../language/language.tsx'
import './GateScene.css'
import { webTexts } from '../language/web.messages.ts'

export function GateScene() {
  const { scene } = useText(webTexts)
  return (
    <svg className="garita-scene" viewBox="0 0 640 406" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className="far">
        <path d="M330 406V214L452 132L574 214V406" />
        <path d="M312 226L452 132L592 226" />
        <path d="M420 406V330A32 32 0 0 1 484 330V406" />
        <path d="M356 250H400V300H356ZM378 250V300M504 250H548V300H504ZM526 250V300" />
        <path d="M604 406V318M604 344C570 344 568 286 604 262C640 286 638 344 604 344Z" />
      </g>

      <path className="arch" d="M259 183A94 94 0 0 0 84 230V392H278V312" />
      <path className="lamp" d="M178 160V196M166 196H190L196 220H160Z" />
      <path className="arm" d="M298 312H148" />
      <path className="arm-stripes" d="M170 312H192M214 312H236M258 312H280" />

      <g transform="translate(356 150)">
        <rect className="phone" width="180" height="232" rx="18" />
        <path className="line" d="M74 16H106" />
        <text className="name" x="22" y="60">
          {scene.visitor}
        </text>
        <text className="fact" x="22" y="83">
          {scene.unit} B-108
        </text>
        <path className="line" d="M22 100H158" />
        <circle className="verdict" cx="38" cy="133" r="16" />
        <path className="tick" d="M30.5 133L36.5 139L46 128" />
        <text className="word" x="64" y="129">
          {scene.approved}
        </text>
        <text className="fact" x="64" y="147">
          {scene.may_enter}
        </text>
        <text className="code" x="22" y="202">
          40817
        </text>
      </g>
    </svg>
  )
}
