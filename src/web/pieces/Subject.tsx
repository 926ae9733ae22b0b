/** Whom a question is about: initials in the arch of a small pass, the name, and a line more. */
import { initialsOf } from './initials.ts'
import './Subject.css'

export interface SubjectProps {
  name: string
  more?: string | undefined
}

export function Subject({ name, more }: SubjectProps) {
  return (
    <div className="garita-subject">
      <span aria-hidden="true" data-initials={initialsOf(...name.split(' ').slice(0, 2))} />
      <div>
        <strong>{name}</strong>
        {more ? <span className="garita-second">{more}</span> : null}
      </div>
    </div>
  )
}
