/**
 * Makes the words that a station speaks: npm run dev:clips. Needs espeak-ng and sox (Debian's packages). Run it again only to change a word:
 * the clips lie in the repository, because a clone has neither program.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../src/gate/screen/clips/', import.meta.url))
const words = {
  'es-419': ['pasa', 'revisa', 'alto', 'pare'],
  'en-us': ['enter', 'check', 'stop'],
} as const

for (const [voice, said] of Object.entries(words)) {
  for (const word of said) {
    const spoken = execFileSync('espeak-ng', ['-v', voice, '-s', '135', '-p', '40', '--stdout', word])
    // Cuts silence, raises the volume, and takes 16,000 samples a second: a clip is some 20 kB.
    const shape = ['-r', '16000', '-b', '16', '-c', '1', `${folder}${word}.wav`]
    const trimmed = ['silence', '1', '0.01', '1%', 'reverse', 'silence', '1', '0.01', '1%', 'reverse']
    execFileSync('sox', ['-t', 'wav', '-', ...shape, 'highpass', '120', ...trimmed, 'norm', '-1'], { input: spoken })
    console.log(`${word}.wav`)
  }
}
