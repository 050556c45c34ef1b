import { expect, test } from 'vitest'
import { pictureOf, pprofBytes, profilesFrom } from './profile.testkit.ts'
import { withoutWrappedRoots } from './wrapped-roots.ts'

const at = (place: string) => `\t/app/${place} +0x25 fp=0xc00003afc8 sp=0xc00003afa8 pc=0x672165\n`
const goroutine = (id: number, closure: string, line: number) =>
  `goroutine ${id} [chan send]:
main.send(0x0?)
${at('send.go:48')}${closure}()
${at(`pool.go:${line}`)}runtime.goexit()
${at('asm_amd64.s:1571')}created by main.NewPool
\t/app/pool.go:13 +0x2f

`
/** As Go 1.20 answers SIGQUIT. */
const SIGQUIT = `SIGQUIT: quit
PC=0x46b561 m=0 sigcode=0

goroutine 2 [force gc (idle)]:
runtime.gopark(0x0?)
${at('proc.go:1')}runtime.forcegchelper()
${at('proc.go:2')}runtime.goexit()
${at('asm_amd64.s:1571')}created by runtime.init.6
\t/go/proc.go:293 +0x25

${goroutine(18, 'main.NewPool.func1', 13)}${goroutine(19, 'main.NewPool.func2', 21)}`

const read = async (text: string) => (await profilesFrom(new TextEncoder().encode(text)))[0]!
const other = async (stack: string) =>
  (await profilesFrom(pprofBytes({ types: ['goroutine/count'], samples: [{ stack, values: [1] }] })))[0]!

const SEND = 'main.send /app/send.go:48'

test('a closure that only the dump of SIGQUIT knows is what the compiler makes of a go statement', async () => {
  const dump = await read(SIGQUIT)
  const bare = withoutWrappedRoots(dump, [dump, await other('runtime.gopark; main.send /app/send.go:48')])
  expect(pictureOf(bare)).toEqual([`${SEND} = 1`, `${SEND}; main.NewPool.func2 /app/pool.go:21 = 1`])
})

test.each([
  ['the other capture has the closure', 'main.send /app/send.go:48; main.NewPool.func1'],
  ['what it calls starts nowhere', 'main.send /app/send.go:48; main.main'],
])('it stays where %s', async (_, stack) => {
  const dump = await read(SIGQUIT)
  expect(withoutWrappedRoots(dump, [dump, await other(stack)])).toBe(dump)
})

test('dumps of SIGQUIT alone are left as they are', async () => {
  const dump = await read(SIGQUIT)
  expect(withoutWrappedRoots(dump, [dump, dump])).toBe(dump)
})
