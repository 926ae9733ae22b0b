import styles from './Scene.module.css'

const ground = 'var(--garita-frame)'
const clay = 'var(--garita-frame-clay)'

export function SceneGate({ className = styles.gate }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
      data-drawing
    >
      <g stroke="color-mix(in srgb, var(--garita-frame-dim) 50%, var(--garita-frame))">
        <path d="M396 306V156L506 82L616 156V306" />
        <path d="M380 167L506 82L632 167" />
        <path d="M478 306V246A28 28 0 0 1 534 246V306" />
        <path d="M424 186H458V226H424ZM441 186V226M554 186H588V226H554ZM571 186V226" />
        <path d="M24 306V236M24 262C-8 262 -10 212 24 192C58 212 56 262 24 262Z" />
        <path d="M352 306V254M352 274C326 274 324 234 352 218C380 234 378 274 352 274Z" />
      </g>
      <path d="M0 306H640" />
      <g className={styles.car} fill={ground}>
        <path d="M4 292V268Q4 256 18 254L34 251L52 226Q57 219 66 219H108Q116 219 121 225L140 250L158 254Q170 257 170 268V292Z" />
        <path d="M48 250L62 230H84V250ZM94 250V230H108L124 250Z" />
        <path stroke={clay} d="M158 266H170" />
        <circle cx="42" cy="292" r="15" />
        <circle cx="132" cy="292" r="15" />
        <path d="M42 288V296M132 288V296" />
      </g>
      <path fill={ground} strokeWidth="9" d="M226 306V200A52 52 0 0 1 330 200V306Z" />
      <path fill="var(--garita-frame-raised)" d="M246 250V204A32 32 0 0 1 310 204V250Z" />
      <circle cx="278" cy="212" r="12" />
      <path d="M258 250Q258 230 278 230Q298 230 298 250" />
      <path d="M236 250H320" />
      <path stroke={clay} d="M278 118V148M270 118H286" />
      <path strokeWidth="9" d="M210 306V246" />
      <g className={styles.arm} strokeWidth="11">
        <path stroke={clay} d="M222 258H66" />
        <path d="M86 258H104M122 258H140M158 258H176M194 258H206" />
      </g>
      <circle fill={ground} strokeWidth="5" cx="210" cy="258" r="9" />
    </svg>
  )
}
