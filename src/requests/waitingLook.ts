/** A waiting visitor has a frame in the tone of the state, in the line at the foot and on a card. */
export const waitingLook = {
  bd: '2px solid var(--tone)',
  bdrs: 'md',
  bg: 'linear-gradient(var(--tone-wash), var(--tone-wash)) var(--garita-surface)',
}
