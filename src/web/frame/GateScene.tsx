import styles from './PublicFrame.module.css'

export function GateScene() {
  return (
    <svg
      className={styles.scene}
      data-scene
      viewBox="0 0 640 406"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g stroke="color-mix(in srgb, var(--garita-frame-dim) 55%, var(--garita-frame))">
        <path d="M330 406V214L452 132L574 214V406" />
        <path d="M312 226L452 132L592 226" />
        <path d="M420 406V330A32 32 0 0 1 484 330V406" />
        <path d="M356 250H400V300H356ZM378 250V300M504 250H548V300H504ZM526 250V300" />
        <path d="M604 406V318M604 344C570 344 568 286 604 262C640 286 638 344 604 344Z" />
      </g>

      <path strokeWidth="28" d="M259 183A94 94 0 0 0 84 230V392H278V312" />
      <path stroke="var(--garita-frame-dim)" d="M178 160V196M166 196H190L196 220H160Z" />
      <path stroke="var(--garita-frame-clay)" strokeWidth="20" d="M298 312H148" />
      <path strokeWidth="20" d="M170 312H192M214 312H236M258 312H280" />
    </svg>
  )
}
