import { mix, random } from './random.mjs'

const HOSTS = ['github.com', 'k8s.io', 'go.opentelemetry.io', 'google.golang.org', 'gitlab.example.com']
const SYLLABLES = 'ar ba con da el fo gra ho in ka lo mu net or pa qu ra ser ta un ve wa xi yo zen'.split(' ')
const VERBS =
  'Get Put Handle Serve Encode Decode Apply Watch Sync Read Write Flush Merge Lookup Next Start'.split(' ')
const PACKAGE_SIZE = 25

/**
 * An invented program: `functions` symbols in packages of 25, spelled as the Go linker spells them.
 * A frame is one number: function * lines + index of the line.
 * @returns {{names: string[], files: string[], lines: number, lineOf: (frame: number) => number,
 *   callee: (caller: number, draw: number) => number}} `draw` in [0, 1) chooses among the callees, low ones more often
 */
export function inventProgram({ functions, lines, callees }, seed) {
  const { pick, below, chance } = random(seed)
  const word = () => pick(SYLLABLES) + pick(SYLLABLES) + (chance(0.5) ? pick(SYLLABLES) : '')
  const title = () => capital(word())
  const names = []
  const files = []
  let path = ''
  let folder = ''
  let receiver = ''
  for (let index = 0; index < functions; index++) {
    if (index % PACKAGE_SIZE === 0) {
      const [module, name] = [`${pick(HOSTS)}/${word()}/${word()}`, `${word()}/${word()}`]
      path = `${module}/${name}`
      folder = `/go/pkg/mod/${module}@v${below(3)}.${below(40)}.${below(12)}/${name}`
    }
    if (index % 5 === 0) receiver = `${title()}${title()}`
    const method = `${pick(VERBS)}${title()}`
    names.push(`${path}.(*${receiver}).${method}${chance(0.15) ? '.func1' : ''}`)
    files.push(`${folder}/${receiver.toLowerCase()}.go`)
  }
  const callee = (caller, draw) => {
    if (callees === functions) return Math.floor(draw * functions)
    return mix(caller, Math.floor(draw * draw * callees)) % functions
  }
  const lineOf = frame => 10 + (mix(frame, 1) % 900)
  return { names, files, lines, lineOf, callee }
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}
