/** The parts of a card are closer on a low screen. */
export const partLook = { gap: 'clamp(0.375rem, 1.2vh, 0.75rem)', miw: 0 }
