import { expect, test } from 'vitest'
import { pictureOf, profilesFrom, statesOf } from '#core/profile/profile.testkit.ts'
import { LEAKED, LOCKED, NONE, type Profile } from '#core/profile/profile.ts'

async function dumps(text: string): Promise<readonly Profile[]> {
  return profilesFrom(new TextEncoder().encode(text))
}

async function dump(text: string): Promise<Profile> {
  const profiles = await dumps(text)
  expect(profiles).toHaveLength(1)
  return profiles[0]!
}

function creatorsOf({ goroutines, frames, functions, strings }: Profile): string[] {
  return Array.from(goroutines!.creator, (frame, sample) => {
    const name = frame === NONE ? '' : strings[functions.name[frames.function[frame]!]!]
    return `${name} ${goroutines!.creatorId[sample]}`
  })
}

const CLASSIC = `goroutine 1 [running]:
main.main()
	/app/main.go:9 +0x1d

goroutine 18 [chan receive, 5 minutes]:
main.(*Hub).run(0xc000012345, {0x1, 0x2?})
	/app/hub.go:20 +0x45
main.start(...)
	/app/hub.go:7
created by main.main in goroutine 1
	/app/main.go:5 +0x2a

goroutine 19 [chan receive, 7 minutes, locked to thread]:
main.(*Hub).run(0xc000099999, {0x3, 0x4})
	/app/hub.go:20 +0x45
main.start(...)
	/app/hub.go:7
created by main.main
	/app/main.go:5 +0x2a
`

test('one sample per goroutine, stacks once', async () => {
  const profile = await dump(CLASSIC)
  const run = 'main.(*Hub).run /app/hub.go:20; main.start /app/hub.go:7 = 1'
  expect(pictureOf(profile)).toEqual(['main.main /app/main.go:9 = 1', run, run])
  expect(profile.stacks.offsets).toHaveLength(3)
  expect(Array.from(profile.goroutines!.id)).toEqual([1, 18, 19])
  expect(Array.from(profile.goroutines!.minutes)).toEqual([0, 5, 7])
  expect(Array.from(profile.goroutines!.flags)).toEqual([0, 0, LOCKED])
  expect(creatorsOf(profile)).toEqual([' 0', 'main.main 1', 'main.main 0'])
  expect(statesOf(profile)).toEqual(['running 0', 'chan receive 0', 'chan receive 0'])
})

test('line ends of Windows, spaces for tabs, blank lines lost or doubled', async () => {
  const expected = pictureOf(await dump(CLASSIC))
  for (const text of [
    CLASSIC.replaceAll('\n', '\r\n'),
    CLASSIC.replaceAll('\t', '        '),
    CLASSIC.replaceAll('\n\n', '\n'),
    CLASSIC.replaceAll('\n', '\n\n'),
    `kubelet says:\n${CLASSIC}\nexit status 2\nfoo(bar)\n`,
  ]) {
    expect(pictureOf(await dump(text))).toEqual(expected)
  }
})

test.each([
  ['[select (leaked)]', 'select', LEAKED, '[]'],
  ['[chan receive (nil chan), 2 minutes]', 'chan receive (nil chan)', 0, '[]'],
  ['[sync.WaitGroup.Wait (durable), synctest bubble 3]', 'sync.WaitGroup.Wait', 0, '[]'],
  ['[chan send, 5 minutes, "k":"v, w", "k2":"a"b"]', 'chan send', 0, '[["k","v, w"],["k2","a\\"b"]]'],
  ['[select, locked to thread labels:{"k": "a\\"b", "z": ""}]', 'select', LOCKED, '[["k","a\\"b"],["z",""]]'],
  [
    '[IO wait] {empty: , "odd key": "line\\nbreak", "\\u043a": "\\U0001f680"}',
    'IO wait',
    0,
    '[["empty",""],["odd key","line\\nbreak"],["к","🚀"]]',
  ],
  ['[select] {b: "x: {y}, z", a: 1}', 'select', 0, '[["a","1"],["b","x: {y}, z"]]'],
])('header %s', async (bracket, state, flags, labels) => {
  const profile = await dump(`goroutine 7 gp=0xc000 m=nil ${bracket}:\nmain.f()\n\t/a.go:1 +0x1\n`)
  expect(profile.states[0]!.text).toBe(state)
  expect(profile.goroutines!.flags[0]).toBe(flags)
  const set = profile.labelSets[profile.samples.labels[0]!]!
  expect(JSON.stringify(set.map(({ key, value }) => [key, value]))).toBe(labels)
})

test('old Go prints semacquire for every lock; the frames tell which', async () => {
  const stack = (frames: string) =>
    `goroutine 5 [semacquire]:\n${frames
      .split(' ')
      .map(name => `${name}(0x1)\n\t/x.go:1 +0x1\n`)
      .join('')}`
  const states = async (frames: string) => statesOf(await dump(stack(frames)))
  expect(await states('sync.runtime_SemacquireMutex sync.(*Mutex).lockSlow sync.(*Mutex).Lock main.f')).toEqual(
    ['sync.Mutex.Lock 0'],
  )
  expect(await states('sync.runtime_Semacquire sync.(*WaitGroup).Wait main.f')).toEqual([
    'sync.WaitGroup.Wait 0',
  ])
  expect(await states('internal/poll.runtime_Semacquire internal/poll.(*fdMutex).rwlock')).toEqual([
    'semacquire (fd mutex) 0',
  ])
})

test('a dump at system level gives what debug=2 gives', async () => {
  const profile = await dump(`SIGQUIT: quit
PC=0x495741 m=0 sigcode=0

goroutine 0 gp=0xaf6fa0 m=0 mp=0xaf8180 [idle]:
runtime.futex(0xaf82d8, 0x80)
	runtime/sys_linux_amd64.s:569 +0x21 fp=0x7fff sp=0x7ffe pc=0x495741

goroutine 4 gp=0x2d4 m=nil [force gc (idle)]:
runtime.gopark(0x0?, 0x0?)
	runtime/proc.go:462 +0xce fp=0x2d4 sp=0x2d3 pc=0x48bd0e
runtime.forcegchelper()
	runtime/proc.go:375 +0xb3 fp=0x2d4 sp=0x2d3 pc=0x455173
runtime.goexit({})
	runtime/asm_amd64.s:1771 +0x1 fp=0x2d4 sp=0x2d3 pc=0x493c01
created by runtime.init.7 in goroutine 1
	runtime/proc.go:363 +0x1a

goroutine 5 gp=0x2d4 m=nil [select]:
runtime.gopark(0x0?, 0x0?)
	runtime/proc.go:462 +0xce fp=0x2d4 sp=0x2d3 pc=0x48bd0e
runtime.selectgo(0x1)
	runtime/select.go:351 +0x8 fp=0x2d4 sp=0x2d3 pc=0x48bd0e
main.loop(0x1)
	/app/main.go:5 +0x8 fp=0x2d4 sp=0x2d3 pc=0x48bd0e
main.main.gowrap1()
	/app/main.go:3 +0x8 fp=0x2d4 sp=0x2d3 pc=0x48bd0e
runtime.goexit({})
	runtime/asm_amd64.s:1771 +0x1 fp=0x2d4 sp=0x2d3 pc=0x493c01
created by main.main in goroutine 1
	/app/main.go:3 +0x1a

rax    0xca
rbx    0x0
`)
  expect(pictureOf(profile)).toEqual(['main.loop /app/main.go:5 = 1'])
  expect(profile.warnings).toEqual([{ code: 'runtime-goroutines-left-out', facts: { count: 2 } }])
})

test('odd frames', async () => {
  const profile = await dump(`panic: boom [recovered]
	panic: again

goroutine 6 [running]:
panic({0x1, 0x2})
	/go/src/runtime/panic.go:1 +0x1
main.glob..func1(0x1)
	C:/Program Files/app/main.go:2 +0x1
main.(*T[...]).M(...)
	/app/main.go:3
non-Go function at pc=0x123
type:.eq.struct { A func() int }(0x1, ...)
	<autogenerated>:1 +0x1
...23 frames elided...
main.main()
	?:0 +0x21
[originating from goroutine 1]:
main.init()
	/app/main.go:1 +0x1

goroutine 9 [running]:
	goroutine running on other thread; stack unavailable
created by main.main in goroutine 1
	/app/main.go:5 +0x2a
`)
  expect(pictureOf(profile)).toEqual([
    'panic /go/src/runtime/panic.go:1; main.glob..func1 C:/Program Files/app/main.go:2; main.(*T[...]).M /app/main.go:3 < ' +
      'non-Go function; type:.eq.struct { A func() int } <autogenerated>:1; (frames elided); main.main ?:0 = 1',
    ' = 1',
  ])
  expect(creatorsOf(profile)).toEqual([' 0', 'main.main 1'])
  expect(profile.warnings.map(warning => warning.code)).toEqual(['frames-elided', 'stacks-unavailable'])
})

test('several dumps in one file are several profiles', async () => {
  const later = CLASSIC.replaceAll('[running]', '[select]')
  const profiles = await dumps(`=== BEGIN goroutine stack dump ===\n${CLASSIC}=== END ===\n${later}`)
  expect(profiles.map(profile => [profile.samples.stack.length, statesOf(profile)[0]])).toEqual([
    [3, 'running 0'],
    [3, 'select 0'],
  ])
})

test('the goroutine that crashed is printed twice but counted once', async () => {
  const [first] = CLASSIC.split('\n\n')
  const profile = await dump(`${first}\n\n-----\n\n${CLASSIC}`)
  expect(profile.samples.stack).toHaveLength(3)
})

test('a dump that ends in the middle of a line', async () => {
  const at = CLASSIC.indexOf('99999')
  const profile = await dump(CLASSIC.slice(0, at))
  expect(Array.from(profile.goroutines!.id)).toEqual([1, 18])
  expect(profile.warnings.map(warning => warning.code)).toEqual(['dump-cut'])
})
