/** Mutants that change nothing that anybody could see, each with the reason; they are not tried. */

const reasons: readonly (readonly [named: string, because: string])[] = []

export const equivalent = (name: string) => reasons.some(([named]) => name.startsWith(named))
