export interface Choice {
  id: string
  name: string
  hint?: string | null | undefined
}

export const choiceLabel = ({ name, hint }: Choice) => (hint ? `${name} · ${hint}` : name)
