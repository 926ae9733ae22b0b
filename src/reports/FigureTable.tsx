/** The table of a figure: folded on screen, open on paper. */
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '../web/language/language.tsx'
import type { FigureProps } from './FigureOf.tsx'
import { figureWords } from './figures.messages.ts'

export function FigureTable({ title, heads, lines }: Pick<FigureProps, 'title' | 'heads' | 'lines'>) {
  const text = useText(figureWords)
  const content = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <UnstyledButton
        className="garita-off-paper garita-figure-fold"
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        {text.table}
        <span className="garita-hidden">{`: ${title}`}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <div id={content} className="garita-figure-table" hidden={!open}>
        <table>
          <caption className="garita-hidden">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, shown, more = [] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {[shown, ...more].map((cell, at) => (
                  <td key={heads[at + 1]} className="garita-code">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
