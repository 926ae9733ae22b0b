export interface Sentence {
  line: number
  text: string
  kind: 'comment' | 'title' | 'item' | 'cell'
}
export function faults(sentence: string): string[]
export function titleFaults(title: string): string[]
export function faultsOf(sentence: Sentence): string[]
export function textsIn(path: string, text: string): Sentence[]
export function sentencesOf(text: Sentence): Sentence[]
