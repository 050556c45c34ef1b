import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../dist-cli/stackdrift.js', import.meta.url))

/** Characters of the link that carries a comparison, whole and with the suspects alone. */
export function measureLinks(pairs, { skip }) {
  const rows = []
  for (const { name, before, after } of pairs) {
    const whole = linkLength([before, after])
    if (whole === null) return skip('link', '`stackdrift link` gave no link')
    rows.push({
      pair: name,
      characters: whole,
      'suspects only': linkLength([before, after, '--suspects-only']),
    })
  }
  return { title: 'Link: characters', rows }
}

function linkLength(args) {
  const result = spawnSync(process.execPath, [COMMAND, 'link', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return result.status === 0 ? result.stdout.trim().length : null
}
